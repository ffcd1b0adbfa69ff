package io.github.aparasort.internal.sort;

import java.util.Arrays;

// Twins: Long, Float, Double, IntPair, LongPair
/**
 * The passes of a stable radix sort by rakes, in place except for one scratch array. All work-items together split the
 * keys once, by their leading digit, into buckets that fit the caches. Then each work-item sorts buckets of its own by
 * their other digits, least significant first. So there are three passes for any width of keys: the first two read each
 * key twice and write it once, the third works in the caches. A single work-item whose keys fit the caches treats them
 * all as one bucket.
 *
 * <p>Within a bucket it sorts only by as many leading bits as are needed to distinguish this many random keys; then
 * insertion sorts the rest. If that takes too long, because keys share long prefixes, it sorts the bucket by all bits
 * that vary.
 *
 * <p>The caller's array is called home here. It may have another type than the keys; a subclass loads and stores its
 * keys. The build derives a copy of this file for each such class: the JIT compiler makes fast code of these loops only
 * if each kernel has its own.
 *
 * <p>Source: Knuth, <i>The Art of Computer Programming</i>, volume 3, section 5.2.5: radix sorting by the leading
 * digits, least significant first, with a final insertion (MacLaren's method).
 */
public abstract class IntRadixPasses extends RadixKernel {
    protected /*key*/ int[] scratch = new /*key*/ int[1];
    /** The distance from zero at which the buckets of either sign begin. */
    protected /*key*/ int nearest;

    protected IntRadixPasses(int rakes) {
        super(rakes, /*key*/ Integer.BYTES);
    }

    @Override
    public void pass(int rake, int pass) {
        if (whole != 0) {
            progress[0] = 0;
            sortBucket(0, n, rake);
        } else if (pass == 0) {
            countBuckets(rake);
        } else if (pass == 1) {
            split(rake);
        } else {
            sortBuckets(rake);
        }
    }

    // ---- the passes

    /** Counts the keys of this work-item's part by bucket. */
    protected void countBuckets(int rake) {
        int[] counts = new int[BUCKETS];
        int end = rakeBegin(rake + 1);
        for (int i = rakeBegin(rake); i < end; i++) {
            counts[bucketOf(load(i))] += 1;
        }
        System.arraycopy(counts, 0, bucketCounts, rake * BUCKETS, BUCKETS);
    }

    /** Moves the keys of this work-item's part to their buckets in scratch, after those of the parts before it. */
    protected void split(int rake) {
        int[] next = new int[BUCKETS];
        int begin = 0;
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            int before = 0;
            int inAll = 0;
            for (int other = 0; other < rakes; other++) {
                int count = bucketCounts[other * BUCKETS + bucket];
                before += other < rake ? count : 0;
                inAll += count;
            }
            next[bucket] = begin + before;
            if (rake == 0) {
                bucketBegins[bucket] = begin;
            }
            begin += inAll;
        }
        int end = rakeBegin(rake + 1);
        for (int i = rakeBegin(rake); i < end; i++) {
            /*key*/ int x = load(i);
            int bucket = bucketOf(x);
            int to = next[bucket];
            next[bucket] = to + 1;
            scratch[to] = x;
            carryToScratch(i, to);
        }
    }

    /** Sorts the buckets that begin in this work-item's part of the range, from where it was interrupted. */
    protected void sortBuckets(int rake) {
        progress[2 * rake] = Math.max(progress[2 * rake], 0);
        int bucketsEnd = firstBucket(rake + 1);
        for (int bucket = firstBucket(rake); bucket < bucketsEnd; bucket++) {
            int end = bucketEnd(bucket);
            if (Math.max(bucketBegins[bucket], progress[2 * rake]) < end) {
                sortBucket(bucketBegins[bucket], end, rake);
                progress[2 * rake] = end;
                progress[2 * rake + 1] = 0;
            }
        }
    }

    // ---- a bucket; it begins in scratch or, the whole range, in home

    /** Sorts a bucket into home, by as many leading bits as seem enough, or else by all that vary. */
    protected void sortBucket(int begin, int end, int rake) {
        int begunInHome = progress[2 * rake + 1];
        int bits = begunInHome != 0 ? varyingInHome(begin, end) : varyingInScratch(begin, end);
        // Keys that are all equal stay in home: they are done.
        if (bits != 0 || begunInHome == 0) {
            int all = Integer.SIZE - Integer.numberOfLeadingZeros(end - begin);
            int enough = Math.max(DISTINCT_BITS + all, bits - tellingBit);
            enough = end - begin <= FEW ? 0 : Math.min(bits, enough);
            // A digit of at most this many bits costs more than the moves that it saves; but not if the other bits
            // leave many keys together, of which few are different.
            int spared = enough % DIGIT;
            enough -= enough > DIGIT && spared <= SPARED_BITS && enough - spared >= all ? spared : 0;
            int inHome = sortByBits(begin, end, bits - enough, enough, rake);
            if (!finish(begin, end, rake, inHome)) {
                progress[2 * rake + 1] = 1;
                finish(begin, end, rake, sortByBits(begin, end, 0, bits, rake));
            }
        }
    }

    /** How many of the lower bits differ between the keys of scratch[begin, end). */
    protected int varyingInScratch(int begin, int end) {
        /*key*/ int first = scratch[begin];
        /*key*/ int differences = 0;
        for (int i = begin + 1; i < end; i++) {
            differences |= scratch[i] ^ first;
        }
        return /*key*/ Integer.SIZE - /*key*/ Integer.numberOfLeadingZeros(differences >>> lowestBit());
    }
    // Also as varyingInHome, load(begin) for scratch[begin], load(i) for scratch[i]: How many of the lower bits differ
    //     between the keys of home[begin, end).
    // region Derived from the method above by build/Widths.java: do not edit

    /** How many of the lower bits differ between the keys of home[begin, end). */
    protected int varyingInHome(int begin, int end) {
        /*key*/ int first = load(begin);
        /*key*/ int differences = 0;
        for (int i = begin + 1; i < end; i++) {
            differences |= load(i) ^ first;
        }
        return /*key*/ Integer.SIZE - /*key*/ Integer.numberOfLeadingZeros(differences >>> lowestBit());
    }
    // endregion

    /**
     * Sorts by {@code count} bits or more from bit {@code low} on, alternating between the arrays; returns whether the
     * keys end in home.
     */
    protected int sortByBits(int begin, int end, int low, int count, int rake) {
        int digits = (count + DIGIT - 1) / DIGIT;
        int shift = lowestBit() + Math.max(0, low + count - digits * DIGIT);
        int inHome = progress[2 * rake + 1];
        for (int digit = 0; digit < digits; digit++) {
            inHome ^= inHome != 0 ? sortToScratch(begin, end, shift) : sortToHome(begin, end, shift);
            progress[2 * rake + 1] = inHome;
            shift += DIGIT;
        }
        return inHome;
    }

    /**
     * Moves the keys of a bucket from scratch to home in the order of a digit; returns 0 if all have the same digit.
     */
    protected int sortToHome(int begin, int end, int shift) {
        int flip = flip(shift);
        int[] next = new int[DIGITS];
        for (int i = begin; i < end; i++) {
            next[((int) (scratch[i] >>> shift) ^ flip) & (DIGITS - 1)] += 1;
        }
        if (next[((int) (scratch[begin] >>> shift) ^ flip) & (DIGITS - 1)] == end - begin) {
            return 0;
        }
        int at = begin;
        for (int digit = 0; digit < DIGITS; digit++) {
            int count = next[digit];
            next[digit] = at;
            at += count;
        }
        for (int i = begin; i < end; i++) {
            /*key*/ int x = scratch[i];
            int digit = ((int) (x >>> shift) ^ flip) & (DIGITS - 1);
            int to = next[digit];
            next[digit] = to + 1;
            store(to, x);
            carryToHome(i, to);
        }
        return 1;
    }
    // Also as sortToScratch, load(i) for scratch[i], load(begin) for scratch[begin], scratch[to] = x for store(to, x),
    //     carryToScratch for carryToHome: Moves the keys of a bucket from home to scratch in the order of a digit;
    //     returns 0 if all have the same digit. It has its own loops: with shared loops, in which the JIT compiler
    //     leaves a condition per key, sorting 100,000 random ints takes 1.13 to 1.2 times as long (JDK 17, AMD EPYC;
    //     best of 400 in each of four JVMs).
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Moves the keys of a bucket from home to scratch in the order of a digit; returns 0 if all have the same digit. It
     * has its own loops: with shared loops, in which the JIT compiler leaves a condition per key, sorting 100,000
     * random ints takes 1.13 to 1.2 times as long (JDK 17, AMD EPYC; best of 400 in each of four JVMs).
     */
    protected int sortToScratch(int begin, int end, int shift) {
        int flip = flip(shift);
        int[] next = new int[DIGITS];
        for (int i = begin; i < end; i++) {
            next[((int) (load(i) >>> shift) ^ flip) & (DIGITS - 1)] += 1;
        }
        if (next[((int) (load(begin) >>> shift) ^ flip) & (DIGITS - 1)] == end - begin) {
            return 0;
        }
        int at = begin;
        for (int digit = 0; digit < DIGITS; digit++) {
            int count = next[digit];
            next[digit] = at;
            at += count;
        }
        for (int i = begin; i < end; i++) {
            /*key*/ int x = load(i);
            int digit = ((int) (x >>> shift) ^ flip) & (DIGITS - 1);
            int to = next[digit];
            next[digit] = to + 1;
            scratch[to] = x;
            carryToScratch(i, to);
        }
        return 1;
    }
    // endregion

    /** The bit to invert in a digit that contains the sign, so that negative keys come first; else 0. */
    protected int flip(int shift) {
        return shift + DIGIT >= /*key*/ Integer.SIZE ? 1 << /*key*/ Integer.SIZE - 1 - shift : 0;
    }

    /**
     * Brings the keys home and sorts them there by insertion; gives up, and returns false, if that takes too many
     * moves. During this scratch has every key, in its first order or in the one before the last digit.
     */
    public boolean finish(int begin, int end, int rake, int inHome) {
        progress[2 * rake + 1] = 0;
        if (inHome == 0) {
            fetch(begin, end);
        }
        int moves = Math.min(end - begin, MANY) * (end - begin <= FEW ? FEW / 2 : WORTHWHILE_MOVES);
        /*key*/ int last = load(begin);
        for (int i = begin; i < end; i++) {
            /*key*/ int x = load(i);
            if (before(x, last)) {
                moves -= moves < 0 ? 0 : i - insert(begin, i);
            } else {
                last = x;
            }
        }
        return moves >= 0;
    }

    /**
     * Inserts home[end] into home[begin, end), which is sorted; returns its index. The caller counts moves, and home
     * may have values: so it is not the insertion of {@code IntKeySort}.
     */
    protected int insert(int begin, int end) {
        /*key*/ int x = load(end);
        int value = carried(end);
        int to = end;
        while (to > begin && before(x, load(to - 1))) {
            store(to, load(to - 1));
            carryInto(to, carried(to - 1));
            to--;
        }
        store(to, x);
        carryInto(to, value);
        return to;
    }

    // ---- what depends on the keys

    /**
     * The bucket of a key, by its distance from zero: keys of both signs, floats above all, are denser at the ends than
     * in the middle. Keys beyond the expected range go to the nearest bucket of their sign.
     */
    protected int bucketOf(/*key*/ int x) {
        /*key*/ int sign = x >> /*key*/ Integer.SIZE - 1;
        /*key*/ int digit = ((x ^ sign) - nearest) >> leadShift;
        if (digit >>> SIDE_BITS != 0) {
            digit = digit < 0 ? 0 : SIDE - 1;
        }
        return SIDE + (int) (digit ^ sign) & (BUCKETS - 1);
    }

    protected boolean before(/*key*/ int x, /*key*/ int y) {
        return x < y;
    }

    /** The least significant bit of the keys that counts in their order. */
    protected int lowestBit() {
        return 0;
    }

    // ---- where home is

    /** The key of an element of home. */
    protected abstract /*key*/ int load(int index);

    protected abstract void store(int index, /*key*/ int key);

    /** Moves the value that goes with a key from home to scratch. */
    protected void carryToScratch(int from, int to) {
    }

    protected void carryToHome(int from, int to) {
    }

    /** The value that goes with a key of home. */
    protected int carried(int index) {
        return 0;
    }

    protected void carryInto(int index, int value) {
    }

    // ---- host side

    @Override
    protected void makeArrays(int elements) {
        scratch = new /*key*/ int[elements];
    }

    @Override
    protected void chooseLeadingDigit() {
        whole = rakes == 1 && n > FEW && !isLarge() ? 1 : 0;
        tellingBit = /*key*/ Integer.SIZE;
        if (whole != 0) {
            Arrays.fill(bucketBegins, n);
            bucketBegins[0] = 0;
            tellingBit = lowestTellingBit();
            return;
        }
        /*key*/ int[] sample = sample(Math.min(n, SAMPLE));
        for (int i = 0; i < sample.length; i++) {
            sample[i] ^= sample[i] >> /*key*/ Integer.SIZE - 1;
        }
        Arrays.sort(sample);
        int tail = sample.length / TAIL;
        nearest = sample[tail];
        /*key*/ int span = sample[sample.length - 1 - tail] - nearest;
        leadShift = lowestBit();
        while (span >> leadShift >= middleBuckets()) {
            leadShift++;
        }
        // The buckets that are left serve the tails, half of them at either end.
        int margin = (SIDE - (int) (span >> leadShift)) / 2;
        nearest = Math.max(0, (nearest >> leadShift) - margin) << leadShift;
    }

    /**
     * The bit down to which most neighbours differ, estimated from a sample: a bit less for each doubling of their
     * number. Floats of both signs and many magnitudes need more bits than their number alone suggests.
     */
    private int lowestTellingBit() {
        /*key*/ int[] sample = sample(Math.min(SAMPLE, Math.max(2, n / SAMPLED)));
        Arrays.sort(sample);
        int[] differing = new int[sample.length];
        int pairs = 0;
        for (int i = 1; i < sample.length; i++) {
            /*key*/ int difference = (sample[i - 1] ^ sample[i]) >>> lowestBit();
            if (difference != 0) {
                differing[pairs++] = /*key*/ Integer.SIZE - 1 - /*key*/ Integer.numberOfLeadingZeros(difference);
            }
        }
        Arrays.sort(differing, 0, pairs);
        int doublings = Integer.SIZE - Integer.numberOfLeadingZeros(n / sample.length);
        // Three in four pairs differ there or above, and of all keys that leaves few for insertion.
        return pairs == 0 ? /*key*/ Integer.SIZE : Math.max(0, differing[pairs / 4] - doublings - 1);
    }

    /** This many keys of home, evenly spread over the range. */
    private /*key*/ int[] sample(int count) {
        /*key*/ int[] sample = new /*key*/ int[count];
        for (int i = 0; i < count; i++) {
            sample[i] = load((int) ((long) n * i / count));
        }
        return sample;
    }

    @Override
    protected void fetch(int begin, int end) {
        for (int i = begin; i < end; i++) {
            store(i, scratch[i]);
            carryToHome(i, i);
        }
    }
}
