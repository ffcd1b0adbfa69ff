package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.SetOperation;
import java.util.function.Function;

/**
 * Operations on two sorted multisets by rakes, over the caller's own arrays, which are only read: each work-item goes
 * along its part of the balanced path serially. The results of a part are never more than its inputs, so they have room
 * in a buffer where the inputs would be, and are moved together by who copies them out (compact); or a first launch
 * counts, and a second one writes to an array made as large as the result (stream).
 *
 * <p>The twins for the other types are derived from this file by the build; those for floats and doubles run on JTP
 * only.
 */
public class IntRakeSets extends InPlaceRakeKernel {
    private static final int COMPACT = 0;
    private static final int COUNT = 1;
    private static final int WRITE = 2;

    /** The caller's inputs. */
    protected /*value*/ int[] a = new /*value*/ int[1];
    protected /*value*/ int[] b = new /*value*/ int[1];
    protected int aCount;
    protected int bCount;
    /** Results, each stretch's at its own place; or, where they were counted before, all of them. */
    protected /*value*/ int[] results = new /*value*/ int[1];
    /** For each result its index in A followed by B, where wanted. */
    protected int[] origins = new int[1];
    /** For each stretch how many results it has. */
    protected int[] counts;
    /** Where the walks are. */
    protected int[] marks;
    /** Which steps give a result: {@link SetOperation#wants}. */
    protected int wants;
    /** Not 0 where no two elements of an input are equal. */
    protected int distinct;
    protected int traced;
    protected int launch;

    private Function<Integer, /*value*/ int[]> exactly;
    private int capacity = 1;

    /** @param traced whether origins are wanted */
    public IntRakeSets(int rakes, boolean traced) {
        super(rakes);
        this.traced = traced ? 1 : 0;
        counts = new int[IntWalk.WALKS * rakes];
        marks = new int[IntWalk.MARKS * IntWalk.WALKS * rakes];
    }

    @Override
    public void run() {
        int rake = getGlobalId();
        int at = IntWalk.MARKS * IntWalk.WALKS * rake;
        int crossing = crossing(rakeBegin(rake));
        for (int walk = 0; walk < IntWalk.WALKS; walk++) {
            crossing = mark(IntWalk.WALKS * rake + walk, crossing, at + IntWalk.MARKS * walk);
        }
        int mode = traced != 0 ? IntWalk.TRACED : IntWalk.KEYS;
        IntWalk.walk(a, b, results, origins, launch == COUNT ? IntWalk.COUNT : mode, aCount, wants, marks, at);
        // A second launch finds as many as the first, and others are reading how many these are.
        for (int walk = 0; launch != WRITE && walk < IntWalk.WALKS; walk++) {
            int stretch = IntWalk.WALKS * rake + walk;
            counts[stretch] = marks[at + IntWalk.MARKS * walk + 2] - begin(stretch);
        }
    }

    /**
     * Marks a stretch.
     *
     * @param crossing where the path crosses the diagonal at which it begins
     * @return where the path crosses the one at which it ends
     */
    protected int mark(int stretch, int crossing, int at) {
        int begin = stretchBegin(stretch, IntWalk.WALKS);
        int end = stretchBegin(stretch + 1, IntWalk.WALKS);
        int next = crossing(end);
        int aBegin = crossing & IntBalancedPath.COUNT;
        int aEnd = next & IntBalancedPath.COUNT;
        int room = begin(stretch);
        // Aparapi takes for read-only what it does not see written by its name.
        marks[at] = aBegin;
        IntWalk.mark(marks, at, aBegin, begin - aBegin + (crossing >>> 31), room, aEnd, end - aEnd + (next >>> 31),
                launch == WRITE ? room + counts[stretch] : end);
        return next;
    }

    /** Where a diagonal crosses the balanced path. */
    protected int crossing(int diagonal) {
        return IntBalancedPath.crossing(a, aCount, b, 0, bCount, diagonal, distinct);
    }

    /** Where the results of a stretch belong. */
    protected int place(int stretch) {
        int place = 0;
        for (int s = 0; s < stretch; s++) {
            place += counts[s];
        }
        return place;
    }

    /** Where the results of a stretch begin. */
    public int begin(int stretch) {
        return launch == WRITE ? place(stretch) : stretchBegin(stretch, IntWalk.WALKS);
    }

    // ---- host side

    /**
     * Lends both inputs, none of them empty, and says what to do with them.
     *
     * @param allDistinct whether no two elements of an input are equal
     * @param exact makes the array that the results go to when they are counted; or null, not to count before
     */
    public void bindArrays(/*value*/ int[] aKeys, int aElements, /*value*/ int[] bKeys, int bElements,
            SetOperation operation, boolean allDistinct, Function<Integer, /*value*/ int[]> exact) {
        a = aKeys;
        b = bKeys;
        aCount = aElements;
        bCount = bElements;
        wants = operation.wants();
        distinct = allDistinct ? 1 : 0;
        launch = exact == null ? COMPACT : COUNT;
        exactly = exact;
        prepare(aElements + bElements);
        if (exact == null && traced != 0) {
            makeOrigins(capacity);
        }
        if (exact == null && results.length != capacity) {
            results = new /*value*/ int[1];
            results = new /*value*/ int[capacity];
        }
    }

    private void makeOrigins(int room) {
        if (origins.length < room) {
            origins = new int[1];
            origins = new int[room];
        }
    }

    @Override
    public boolean goesOn() {
        if (launch != COUNT) {
            return false;
        }
        get(counts);
        int count = count();
        if (traced != 0) {
            makeOrigins(count);
        }
        results = exactly.apply(count);
        put(counts);
        launch = WRITE;
        return count > 0;
    }

    @Override
    public boolean isInPlace() {
        return false;
    }

    @Override
    public int passes() {
        return 1;
    }

    /** How many results there are. */
    public int count() {
        return place(IntWalk.WALKS * rakes);
    }

    /** How many stretches the results are in. */
    public int stretches() {
        return IntWalk.WALKS * rakes;
    }

    /** How many results a stretch has. */
    public int count(int stretch) {
        return counts[stretch];
    }

    public /*value*/ int[] results() {
        return results;
    }

    public int[] origins() {
        return origins;
    }

    /** What the caller made goes with the caller's inputs. */
    @Override
    public void giveBack() {
        a = new /*value*/ int[1];
        b = new /*value*/ int[1];
        exactly = null;
        if (launch != COMPACT) {
            results = new /*value*/ int[1];
        }
    }

    @Override
    public int capacity() {
        return capacity;
    }

    /** Buffers are made when they are needed. */
    @Override
    public void allocate(int elements) {
        capacity = elements;
        results = new /*value*/ int[1];
        origins = new int[1];
    }

    @Override
    public int arrays() {
        return 1;
    }

    @Override
    public int bytesPerKey() {
        return /*key*/ Integer.BYTES;
    }

    @Override
    public int bytesPerElement() {
        return bytesPerKey() + traced * Integer.BYTES;
    }

    @Override
    public void putPart(int part) {
        put(a);
        put(b);
    }

    @Override
    public void getPart(int part) {
        get(counts);
        get(results);
        if (traced != 0) {
            get(origins);
        }
    }
}
