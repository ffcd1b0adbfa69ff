package io.github.aparasort.kernel.rake;

/**
 * The passes of a stable radix sort by rakes, in place but for one scratch array. All work-items together split the
 * keys once, by their leading digit, into buckets that fit the caches; then each work-item sorts buckets of its own,
 * by their other digits, least significant first: three passes in all, whatever the width of the keys.
 *
 * <p>Within a bucket only as many leading bits are sorted by as it takes to tell so many random keys apart; then the
 * keys are inserted into the result one by one, which puts right what the bits below have left undone. Where that is
 * too much, because keys share long prefixes, the bucket is sorted by all bits that vary.
 *
 * <p>The caller's array, called home here, has the type that it has; a subclass loads keys from it and stores them.
 * The build derives a copy of this file for each such class: the JIT compiler makes fast code of these loops only
 * where each kernel has its own.
 *
 * <p>Source: Knuth, <i>The Art of Computer Programming</i>, volume 3, section 5.2.5 (radix sorting; MSD first, then
 * LSD), which also ends with insertion.
 */
public abstract class IntRadixPasses extends RadixKernel {
    protected /*key*/ int[] scratch = new /*key*/ int[1];
    /** The first bucket's leading digit. */
    protected /*key*/ int lowestDigit;

    protected IntRadixPasses(int rakes) {
        super(rakes);
    }

    @Override
    public void run() {
        int rake = getGlobalId();
        int pass = getPassId();
        if (pass == 0) {
            countBuckets(rake);
        } else if (pass == 1) {
            split(rake);
        } else {
            sortBuckets(rake);
        }
    }

    // ---- the three passes

    /** Counts the keys of this work-item's part by bucket. */
    protected void countBuckets(int rake) {
        int[] counts = new int[BUCKETS];
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            counts[bucket] = 0;
        }
        int end = rakeBegin(rake + 1);
        for (int i = rakeBegin(rake); i < end; i++) {
            counts[bucketOf(load(i))] += 1;
        }
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            bucketCounts[rake * BUCKETS + bucket] = counts[bucket];
        }
    }

    /** Moves the keys of this work-item's part to their buckets in scratch, behind those of the parts before it. */
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

    /** Sorts the buckets that begin in this work-item's part of the range. */
    protected void sortBuckets(int rake) {
        progress[2 * rake] = 0;
        int last = firstBucket(rake + 1);
        for (int bucket = firstBucket(rake); bucket < last; bucket++) {
            if (bucketBegins[bucket] < bucketEnd(bucket)) {
                sortBucket(bucketBegins[bucket], bucketEnd(bucket), rake);
                progress[2 * rake] = bucketEnd(bucket);
            }
        }
    }

    // ---- a bucket

    /** Sorts scratch[begin, end) into home, by as many leading bits as seem enough, or else by all that vary. */
    protected void sortBucket(int begin, int end, int rake) {
        int bits = varyingBits(begin, end);
        int enough = end - begin <= FEW ? 0 : min(bits, DISTINCT_BITS + Integer.SIZE - clz(end - begin));
        sortByBits(begin, end, bits - enough, enough, rake);
        if (!insertAll(begin, end)) {
            sortByBits(begin, end, 0, bits, rake);
            insertAll(begin, end);
        }
    }

    /** How many of the lower bits differ between the keys of scratch[begin, end). */
    protected int varyingBits(int begin, int end) {
        /*key*/ int first = scratch[begin];
        /*key*/ int differences = 0;
        for (int i = begin + 1; i < end; i++) {
            differences |= scratch[i] ^ first;
        }
        return /*key*/ Integer.SIZE - (int) clz(differences >>> lowestBit());
    }

    /** Sorts scratch[begin, end) by {@code count} bits from bit {@code low} on or more, by way of home and back. */
    protected void sortByBits(int begin, int end, int low, int count, int rake) {
        int digits = (count + DIGIT - 1) / DIGIT;
        int shift = lowestBit() + max(0, low + count - digits * DIGIT);
        int inHome = 0;
        for (int digit = 0; digit < digits; digit++) {
            inHome ^= sortByDigit(begin, end, shift, inHome);
            progress[2 * rake + 1] = inHome;
            shift += DIGIT;
        }
        if (inHome != 0) {
            for (int i = begin; i < end; i++) {
                scratch[i] = load(i);
                carryToScratch(i, i);
            }
            progress[2 * rake + 1] = 0;
        }
    }

    /** Moves the keys to where a digit puts them, from scratch to home or back; returns 0 if all have the same one. */
    protected int sortByDigit(int begin, int end, int shift, int inHome) {
        // Where the sign varies, digits that have it set come first.
        int flip = shift + DIGIT == /*key*/ Integer.SIZE ? DIGITS / 2 : 0;
        int[] next = new int[DIGITS];
        for (int digit = 0; digit < DIGITS; digit++) {
            next[digit] = 0;
        }
        for (int i = begin; i < end; i++) {
            /*key*/ int x = inHome != 0 ? load(i) : scratch[i];
            next[((int) (x >>> shift) ^ flip) & (DIGITS - 1)] += 1;
        }
        int first = begin;
        int most = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            int count = next[digit];
            next[digit] = first;
            first += count;
            most = max(most, count);
        }
        if (most == end - begin) {
            return 0;
        }
        for (int i = begin; i < end; i++) {
            /*key*/ int x = inHome != 0 ? load(i) : scratch[i];
            int digit = ((int) (x >>> shift) ^ flip) & (DIGITS - 1);
            int to = next[digit];
            next[digit] = to + 1;
            if (inHome != 0) {
                scratch[to] = x;
                carryToScratch(i, to);
            } else {
                store(to, x);
                carryToHome(i, to);
            }
        }
        return 1;
    }

    /** Inserts scratch[begin, end) into home in order; gives up, and returns false, when that takes too many moves. */
    protected boolean insertAll(int begin, int end) {
        int moves = min(end - begin, MANY) * (FEW / 2);
        /*key*/ int last = scratch[begin];
        int i = begin;
        while (i < end && moves >= 0) {
            /*key*/ int x = scratch[i];
            int to = i;
            if (precedes(x, last)) {
                while (to > begin && precedes(x, load(to - 1))) {
                    store(to, load(to - 1));
                    carryWithinHome(to - 1, to);
                    to--;
                }
                moves -= i - to;
            } else {
                last = x;
            }
            store(to, x);
            carryToHome(i, to);
            i++;
        }
        return moves >= 0;
    }

    // ---- what depends on the keys

    /** The bucket of a key: those beyond the range that was expected go to the first and the last one. */
    protected int bucketOf(/*key*/ int x) {
        return (int) min(max((x >> leadShift) - lowestDigit, (/*key*/ int) 0), (/*key*/ int) (BUCKETS - 1));
    }

    protected boolean precedes(/*key*/ int x, /*key*/ int y) {
        // Aparapi does not translate < on long rightly.
        return min(x, y) != y;
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

    protected void carryWithinHome(int from, int to) {
    }

    // ---- host side

    @Override
    public int bytesPerKey() {
        return /*key*/ Integer.BYTES;
    }

    @Override
    public int capacity() {
        return scratch.length;
    }

    @Override
    public void allocate(int capacity) {
        scratch = new /*key*/ int[1];
        scratch = new /*key*/ int[capacity];
    }

    @Override
    protected void aim() {
        /*key*/ int[] sample = new /*key*/ int[Math.min(n, SAMPLE)];
        for (int i = 0; i < sample.length; i++) {
            sample[i] = load((int) ((long) n * i / sample.length));
        }
        java.util.Arrays.sort(sample);
        int tail = sample.length / TAIL;
        // Halved, so that nothing overflows: the leading digit leaves out the lowest bit anyway.
        /*key*/ int low = sample[tail] >> lowestBit() + 1;
        /*key*/ int high = sample[sample.length - 1 - tail] >> lowestBit() + 1;
        leadShift = lowestBit() + 1;
        while (high - low >= middleBuckets()) {
            low >>= 1;
            high >>= 1;
            leadShift++;
        }
        // No lower than there are digits, or the greatest keys' distance from it would overflow.
        lowestDigit = Math.max(low - (BUCKETS - (high - low)) / 2, /*key*/ Integer.MIN_VALUE >> leadShift);
    }

    @Override
    protected void fetch(int begin, int end) {
        for (int i = begin; i < end; i++) {
            store(i, scratch[i]);
            carryToHome(i, i);
        }
    }
}
