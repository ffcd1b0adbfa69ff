package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.key.KeySample;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;

/**
 * Groups an array of few distinct keys by hash tables, without sorting it. The array is divided into parts. Each part
 * has a table that fits into the second-level cache, and a fold for each of its keys. Then the tables of all parts are
 * put together, in order. The parts depend on the number of elements alone, so the folds of floats are always the same.
 */
abstract class FewKeys {
    /** The most distinct keys: then a table takes 128 KiB for longs, half of a small second-level cache. */
    static final int MOST = 1 << 13;
    /** Slots of a table at most: twice as many. */
    static final int SLOTS = 2 * MOST;
    /** Slots of a table at least: of ints they are a KiB, so that fewer would save nothing. */
    private static final int FEWEST_SLOTS = 1 << 8;
    /** Slots of the table of all parts at most: twice the keys. */
    static final int ALL_SLOTS = 1 << 18;
    /** Slots for each key of the estimate, as far as there are so many: then one key in sixteen is not in its home. */
    private static final int SLOTS_PER_KEY = 8;
    /** Elements whose slots are found at a time: they stay in the first-level cache. */
    static final int BLOCK = 1 << 11;
    /** Fewer elements are sorted in a microsecond or two. */
    static final int SMALLEST = 1 << 8;
    /** Elements of a part at least: a thread takes about a hundred microseconds for them. */
    static final int PART = 1 << 15;
    /**
     * The fewest elements for which a GPU is compared with hash tables. Those take 16 processors 1.1 to 1.8 ms for a
     * million ints; an H100 takes 1.7 ms to sort them.
     */
    static final int DEVICE_FROM = 1 << 20;
    /** The class of such input for the costs of engines, after those of {@link KeySample}. */
    static final int INPUT_CLASS = Job.INPUT_CLASSES - 1;
    /**
     * About what plain Java takes by hash tables, as a ratio to its sort of random elements: until it is measured. A
     * million ints of a thousand values are counted in 7 ms (docs/performance.md), and sorted by JDK 17 in 60 to 90.
     */
    static final double COST_RATIO = 0.1;
    /** Elements of a sample at most: its table and counts, with four slots for each, take 32 KiB for ints. */
    private static final int SAMPLE = 1 << 10;
    /** Elements of a sample at least: more than {@link #SMALLEST} elements may have keys. */
    private static final int SMALLEST_SAMPLE = 1 << 6;
    /** Elements for each one of a sample: so the look at them costs one or two percent. */
    private static final int PER_SAMPLE = 64;
    /** Elements for each key at least. Not tuned: with fewer, new keys take most of the time. */
    private static final int PER_KEY = 5;
    /** The most keys in the estimate by a sample, which errs by a tenth or so: two such errors below the most. */
    private static final int MOST_ESTIMATED = MOST / 4 * 3;
    /** An odd number whose multiples are spread over all longs. */
    private static final long SCATTER = 0xD1B5_4A32_D192_ED03L;
    /** The most parts. Each costs a look at its keys when the tables are put together. */
    static final int PARTS = 32;

    final int n;
    /** Makes the folds of each table; null if only the keys are wanted. */
    private final SlotFolds prototype;
    private final SlotFolds[] folds;
    private SlotFolds all;
    private int slots = SLOTS;
    private Boolean likely;
    private boolean tried;
    private boolean done;

    /** @param prototype makes the folds of each table; null if only the keys are wanted */
    FewKeys(int n, SlotFolds prototype) {
        this.n = n;
        this.prototype = prototype;
        this.folds = new SlotFolds[Math.min(PARTS, Math.max(1, n / PART))];
    }

    /**
     * Whether an array seems to have few distinct keys. From a sample their number is estimated by those that come once
     * and twice in it (A. Chao, <i>Nonparametric estimation of the number of classes in a population</i>, Scandinavian
     * Journal of Statistics 11, 1984). The number of distinct keys in the sample alone would mislead where some keys
     * are frequent and the others rare.
     */
    final boolean isLikely() {
        if (likely == null) {
            likely = n >= SMALLEST && seemsLikely();
        }
        return likely;
    }

    private boolean seemsLikely() {
        int elements = Math.max(SMALLEST_SAMPLE, Math.min(SAMPLE, n / PER_SAMPLE));
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
        if (keys > Math.min(MOST_ESTIMATED, n / PER_KEY)) {
            return false;
        }
        slots = slotsFor(Math.max(FEWEST_SLOTS, ((int) keys) * SLOTS_PER_KEY));
        return true;
    }

    private static int slotsFor(int least) {
        return Math.min(SLOTS, 2 * Integer.highestOneBit(Math.max(2, least) - 1));
    }

    /** Groups the array. Returns false if there are too many distinct keys. */
    final boolean group() {
        tried = true;
        done = groupIn(slots) || slots < SLOTS && groupIn(SLOTS);
        if (!done) {
            // The sort that follows needs the memory.
            Arrays.fill(folds, null);
            release();
        }
        return done;
    }

    /** Whether the array was grouped. */
    final boolean isDone() {
        return done;
    }

    /** The note for listeners, or an empty text. */
    final String note() {
        return done ? "few distinct keys: grouped by hash tables"
                : tried ? "too many distinct keys for hash tables, sorted" : "";
    }

    /** Groups the array by tables with {@code capacity} slots. Returns false if these are too few. */
    private boolean groupIn(int capacity) {
        if (folds.length == 1) {
            all = emptyFolds(capacity);
            folds[0] = all;
            return tabulate(0, capacity, 0, n) && putTogether(capacity);
        }
        boolean[] full = new boolean[folds.length];
        ThreadTeam.share(folds.length, part -> {
            folds[part] = emptyFolds(capacity);
            // If one part is full, the later ones are in vain: each finds that out.
            full[part] = !tabulate(part, capacity, Parallel.begin(n, part, folds.length),
                    Parallel.begin(n, part + 1, folds.length));
        });
        for (boolean each : full) {
            if (each) {
                return false;
            }
        }
        int together = (int) Math.min(ALL_SLOTS, 2L * keys());
        int slotsOfAll = Math.max(capacity, 2 * Integer.highestOneBit(Math.max(2, together) - 1));
        all = emptyFolds(slotsOfAll);
        return putTogether(slotsOfAll);
    }

    private SlotFolds emptyFolds(int slotsOfTable) {
        return prototype == null ? null : prototype.emptyFolds(slotsOfTable);
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

    final int parts() {
        return folds.length;
    }

    final SlotFolds folds(int part) {
        return folds[part];
    }

    /** The folds of the whole array. */
    final SlotFolds all() {
        return all;
    }

    /** How often each key comes in a sample of {@code elements} elements. */
    abstract int[] sample(int elements);

    /**
     * Finds the slots of the elements of a part, and folds. Returns false if there are too many keys.
     *
     * @param capacity the slots of the part's table
     */
    abstract boolean tabulate(int part, int capacity, int begin, int end);

    /** Drops the tables of all parts. */
    abstract void release();

    /** The keys of all parts, together. */
    abstract int keys();

    /**
     * Adds up the tables and folds of all parts, in order. If there is one part, its table is that of all. Returns
     * false if there are too many keys.
     */
    abstract boolean putTogether(int capacity);
}
