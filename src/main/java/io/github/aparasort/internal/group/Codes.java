package io.github.aparasort.internal.group;

import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.key.KeySample;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Finds the groups of equal elements of an array without sorting it: the code of each element is the rank of its key
 * among the distinct ones. If the keys are in a small range, their distance from the least one is looked up. If they
 * are few, they go to a hash table, which all threads share, and only the distinct ones are sorted.
 */
abstract class Codes {
    /** The most distinct keys: a table of longs takes 32 MiB then. Not tuned. */
    static final int MOST = 1 << 20;
    /** The slots of a table for so many. */
    private static final int MOST_SLOTS = 4 * MOST;
    /** Slots of a table at least: of ints they are a KiB, so that fewer would save nothing. */
    private static final int FEWEST_SLOTS = 1 << 8;
    /** Slots for each key of the estimate, as far as there are so many: then one key in sixteen is not in its home. */
    private static final int SLOTS_PER_KEY = 8;
    /**
     * From so many keys on they are no longer few, and four slots each are enough: the table would leave the
     * second-level cache.
     */
    private static final int MANY = 1 << 12;
    /** Elements whose slots are found at a time: they stay in the first-level cache. */
    static final int BLOCK = 1 << 11;
    /** As many at least, of small tables: their threads look after each block whether the table is full. */
    private static final int FEWEST_AT_A_TIME = 1 << 5;
    /** Fewer elements are sorted in a microsecond or two. */
    static final int SMALLEST = 1 << 8;
    /** A range of so many keys needs no more time than a table, for fewer elements than that too. Not tuned. */
    private static final int SMALL_RANGE = 1 << 16;
    /** Elements for each key of a range, at least. Not tuned: others go to tables, or are sorted. */
    private static final int PER_KEY_OF_RANGE = 4;
    /** Elements for each distinct key at least. Not tuned: others are sorted. */
    private static final int PER_KEY = 8;
    /**
     * The fewest elements for which a GPU is compared with codes. Hash tables take 16 processors 1.1 to 1.8 ms for a
     * million ints, an H200 0.7 to 1.5; for 100,000 the processors are faster. In between it is not tuned.
     */
    static final int DEVICE_FROM = 1 << 18;
    /** The class of input with few keys for the costs of engines, after those of {@link KeySample}. */
    static final int CLASS_OF_FEW = Job.INPUT_CLASSES - 1;
    /** The class of input with more keys, whose table does not stay in a near cache: sorts may be faster. */
    static final int CLASS_OF_MANY = Job.INPUT_CLASSES - 2;
    /**
     * About what plain Java takes, as a ratio to its sort of random elements, until it is measured. On two processors
     * 10M ints of 100 values take 0.014 of a sort by JDK 17, of 20,000 values 0.03, of 100,000 values 0.04, of a
     * million 0.12; 1M ints 0.08 to 0.1.
     */
    private static final double COST_OF_FEW = 0.03;
    private static final double COST_OF_MANY = 0.05;
    /** Elements of a sample at most: its table and counts, with four slots for each, take 512 KiB for ints. */
    private static final int SAMPLE = 1 << 14;
    /** Fewer elements are sorted in some ten microseconds. */
    private static final int SOON_SORTED = 1 << 12;
    /** How much wider than its sample a range is taken to be: as many times the mean distance of two elements there. */
    static final int MARGIN = 16;
    /** Elements for each sum of each thread, at least: then the sums cost less than the elements. Not tuned. */
    static final int PER_SUM = 8;
    /** An odd number whose multiples are spread over all longs. */
    private static final long SCATTER = 0xD1B5_4A32_D192_ED03L;

    /** How one thread fills the table. */
    interface Adding {
        /** Finds the slots of the elements [begin, end), and returns how many keys this has added. */
        int add(int begin, int end, int[] found);
    }

    final int n;
    private Boolean likely;
    private boolean isRange;
    private int slots = FEWEST_SLOTS;
    private boolean areFew = true;
    private boolean tried;
    /** Whether the keys were found. */
    boolean done;
    /** The code of each element, after {@link #find}, if they are wanted. */
    int[] codes;

    Codes(int n) {
        this.n = n;
    }

    /**
     * Whether an array seems to have few distinct keys, or keys in a small range. From a sample their number is
     * estimated by those that come once and twice in it (A. Chao, <i>Nonparametric estimation of the number of classes
     * in a population</i>, Scandinavian Journal of Statistics 11, 1984). The number of distinct keys in the sample
     * alone would mislead where some keys are frequent and the others rare.
     */
    final boolean isLikely() {
        if (likely == null) {
            likely = n >= SMALLEST && seemsLikely();
        }
        return likely;
    }

    private boolean seemsLikely() {
        long distance = distance(sampled());
        isRange = distance < mostInRange();
        areFew = !isRange || distance < SMALL_RANGE;
        return isRange || seemsFew();
    }

    /** Whether the keys of an array that {@link #isLikely} seem to be in a small range. */
    final boolean isRange() {
        return isRange;
    }

    /** Whether it seems to have such keys that no sort on the CPU is faster than codes. */
    final boolean beatSorts() {
        return isLikely() && (areFew || isRange);
    }

    /** Whether it has so many elements, and keys that take so long, that a GPU may be faster. */
    final boolean mayLoseToDevices() {
        return n >= DEVICE_FROM && !(areFew && isRange);
    }

    /** What the costs of engines depend on, for an array that {@link #isLikely}. */
    final CostInput costInput() {
        return areFew ? new CostInput(n, CLASS_OF_FEW, COST_OF_FEW) : new CostInput(n, CLASS_OF_MANY, COST_OF_MANY);
    }

    /**
     * The number of elements in a sample. Of so many random elements with n / {@link #PER_KEY} keys, 64 pairs are
     * equal: enough to tell such keys from a few more. If a sort takes microseconds, half as many elements are enough.
     */
    final int sampled() {
        return Math.min(SAMPLE, (int) (every() * Math.sqrt(n)));
    }

    /**
     * One in so many elements of a sample is looked at first. Of these, 4 pairs are equal: enough to tell such keys
     * from those that all differ. Then the others are left alone, because each may be far away in memory.
     */
    final int every() {
        return n < SOON_SORTED ? 2 : 4;
    }

    /** Whether plain Java may group without a sort: unless an engine with kernels is demanded. */
    static boolean mayReplaceSorts(Dispatcher dispatcher) {
        Target target = dispatcher.admitted().target();
        return target == Target.AUTO || target == Target.JDK;
    }

    /** How many keys a range may have. */
    private int mostInRange() {
        return Math.max(n / PER_KEY_OF_RANGE, Math.min(PER_KEY_OF_RANGE * n, SMALL_RANGE));
    }

    private boolean seemsFew() {
        int elements = sampled();
        int[] counts = sample(elements);
        double once = 0;
        double twice = 0;
        for (int count : counts) {
            once += count == 1 ? 1 : 0;
            twice += count == 2 ? 1 : 0;
        }
        double keys = counts.length + once * Math.max(0, once - 1) / (2 * (twice + 1));
        // The dividend is how many of them would be in the sample if all were equally frequent. Where some are frequent
        // and the others rare, the estimate is too low.
        double uneven = keys * (1 - Math.exp(-elements / keys)) / counts.length;
        keys *= Math.max(1, uneven * uneven * uneven * uneven);
        if (keys > Math.min(MOST, n / PER_KEY)) {
            return false;
        }
        slots = slotsFor((int) keys);
        areFew = keys < MANY;
        return true;
    }

    private static int slotsFor(int keys) {
        int perKey = keys < MANY ? SLOTS_PER_KEY : SLOTS_PER_KEY / 2;
        return 2 * Integer.highestOneBit(Math.max(FEWEST_SLOTS, keys * perKey) - 1);
    }

    /**
     * Finds the distinct keys, and the codes of the elements if these are wanted. Returns false if there are too many
     * keys.
     */
    final boolean find(boolean wantsCodes) {
        tried = true;
        done = isRange && findInRange(mostInRange(), wantsCodes) || findInTables(wantsCodes);
        if (!done) {
            // The sort that follows needs the memory.
            codes = null;
        }
        return done;
    }

    private boolean findInTables(boolean wantsCodes) {
        if (isRange && !seemsFew()) {
            return false;
        }
        codes = wantsCodes ? new int[n] : null;
        int parts = ThreadTeam.tasks(n / Parallel.GRAIN, ThreadTeam.PARTS);
        int capacity = Math.max(slots, 2 * Integer.highestOneBit(4 * FEWEST_AT_A_TIME * threads(parts)));
        while (!tabulate(capacity, parts, Math.min(capacity / 2, MOST))) {
            if (capacity >= MOST_SLOTS) {
                return false;
            }
            capacity = Math.min(SLOTS_PER_KEY * capacity, MOST_SLOTS);
        }
        return true;
    }

    private static int threads(int parts) {
        return Math.min(parts, ThreadTeam.available());
    }

    private boolean tabulate(int capacity, int parts, int limit) {
        makeTable(capacity);
        // Half of the slots are for keys, a quarter for those that threads add before they know of too many.
        int most = Math.max(FEWEST_AT_A_TIME, Math.min(BLOCK, capacity / 4 / threads(parts)));
        AtomicInteger added = new AtomicInteger();
        ThreadTeam.share(parts, part -> {
            int end = Parallel.begin(n, part + 1, parts);
            Adding adding = adding(most);
            int[] found = new int[most];
            int next;
            for (int i = Parallel.begin(n, part, parts); i < end && added.get() <= limit; i = next) {
                next = i + Math.min(most, end - i);
                int more = adding.add(i, next, found);
                if (more > 0) {
                    added.addAndGet(more);
                }
                if (codes != null) {
                    System.arraycopy(found, 0, codes, i, next - i);
                }
            }
        });
        if (added.get() > limit) {
            return false;
        }
        rename(sortTable());
        return true;
    }

    /** Replaces each code by another one. */
    final void rename(int[] newCode) {
        if (codes != null) {
            int[] renamed = codes;
            Parallel.forEachOnce(n, (begin, end) -> {
                for (int i = begin; i < end; i++) {
                    renamed[i] = newCode[renamed[i]];
                }
            });
        }
    }

    /** The note for listeners, or an empty text. */
    final String note() {
        return done ? "few distinct keys: grouped without a sort" : tried ? "too many distinct keys, sorted" : "";
    }

    /** The distance of the elements of a sample, as a fraction: in units of 2<sup>-32</sup>. */
    final long stride(int elements) {
        return ((long) n << Integer.SIZE) / elements;
    }

    /**
     * The index of the i-th element of a sample: anywhere in its part of the array, because keys can repeat with any
     * period. No division, which takes as long as all the rest.
     */
    static int place(int i, long stride) {
        return (int) (i * stride + (i * SCATTER >>> Integer.SIZE) * (stride >>> Integer.SIZE) >>> Integer.SIZE);
    }

    /**
     * How far the greatest key of the first elements of a sample is from the least one; the greatest long if that means
     * nothing.
     */
    abstract long distance(int elements);

    /** How often each key comes in a sample of so many elements; or in the first of these, if they all differ. */
    abstract int[] sample(int elements);

    /** Finds the codes if there are at most {@code most} keys from the least to the greatest; else returns false. */
    abstract boolean findInRange(int most, boolean wantsCodes);

    /** Makes an empty table. */
    abstract void makeTable(int capacity);

    /** What one thread adds with, {@code most} elements at a time. */
    abstract Adding adding(int most);

    /** Sorts the keys in the table, and returns the code for each slot. */
    abstract int[] sortTable();
}
