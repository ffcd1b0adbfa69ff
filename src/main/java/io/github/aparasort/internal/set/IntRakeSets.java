package io.github.aparasort.internal.set;

import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntRakeWalk;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.kernel.Walk;
import java.util.function.Function;

// Twins: Long, Float, Double
/**
 * Operations on two sorted multisets by rakes, on the caller's arrays, which are only read. Each work-item walks
 * serially along its part of the balanced path (S. Baxter, Multisets, moderngpu 1.1, 2013).
 *
 * <p>A part never has more results than inputs. So the results of a part fit into a buffer at the position of its
 * inputs, and the copy to the result array moves them together (compact): the inputs are read once, and the results
 * written twice. Or a first launch counts, and a second one writes to an array of exactly the size of the result
 * (stream): the inputs are read twice, and the results written once.
 *
 * <p>The variants for floats and doubles run on JTP only.
 */
public class IntRakeSets extends IntRakeWalk {
    private static final int COMPACT = 0;
    private static final int COUNT = 1;
    private static final int WRITE = 2;

    protected int bCount;
    /**
     * The results: those of each stretch at the position of its inputs; or all together, if they were counted first.
     */
    protected /*value*/ int[] results = new /*value*/ int[1];
    /** The number of results of each stretch. */
    protected int[] counts;
    /** Which steps give a result: {@link SetOperation#emitMask}. */
    protected int emitMask;
    /** Not 0 if no two elements of an input are equal. */
    protected int distinct;
    protected int launch;

    private Function<Integer, /*value*/ int[]> exactly;

    /** @param traced whether origins are wanted */
    public IntRakeSets(int rakes, boolean traced) {
        super(rakes);
        this.traced = traced ? 1 : 0;
        counts = new int[IntWalk.WALKS * rakes];
    }

    @Override
    protected void pass(int rake, int pass) {
        int crossing = crossing(rakeBegin(rake));
        for (int walk = 0; walk < IntWalk.WALKS; walk++) {
            crossing = setCursors(IntWalk.WALKS * rake + walk, crossing);
        }
        int mode = traced != 0 ? Walk.TRACED : Walk.KEYS;
        walk(rake, results, launch == COUNT ? Walk.COUNT : mode, emitMask);
        // A second launch finds the same number of results as the first, while other work-items read these counts.
        for (int walk = 0; launch != WRITE && walk < IntWalk.WALKS; walk++) {
            int stretch = IntWalk.WALKS * rake + walk;
            counts[stretch] = cursors[Walk.CURSORS * stretch + 2] - begin(stretch);
        }
    }

    /**
     * Sets the cursors for a stretch.
     *
     * @param crossing where the path crosses the diagonal at which the stretch begins
     * @return where the path crosses the diagonal at which the stretch ends
     */
    protected int setCursors(int stretch, int crossing) {
        int at = Walk.CURSORS * stretch;
        int begin = stretchBegin(stretch, IntWalk.WALKS);
        int end = stretchBegin(stretch + 1, IntWalk.WALKS);
        int next = crossing(end);
        int aBegin = crossing & IntBalancedPath.COUNT;
        int aEnd = next & IntBalancedPath.COUNT;
        int room = begin(stretch);
        // Aparapi takes an array for read-only unless it sees a write to its field.
        cursors[at] = aBegin;
        IntWalk.setCursors(cursors, at, aBegin, begin - aBegin + (crossing >>> 31), room, aEnd,
                end - aEnd + (next >>> 31), launch == WRITE ? room + counts[stretch] : end);
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
     * Binds both inputs, none of them empty, and sets what to do with them.
     *
     * @param allDistinct whether no two elements of an input are equal
     * @param exact makes the array for the results when they have been counted; or null to not count first
     */
    public void bindArrays(/*value*/ int[] aKeys, /*value*/ int[] bKeys, SetOperation operation, boolean allDistinct,
            Function<Integer, /*value*/ int[]> exact) {
        a = aKeys;
        b = bKeys;
        aCount = aKeys.length;
        bCount = bKeys.length;
        emitMask = operation.emitMask;
        distinct = allDistinct ? 1 : 0;
        launch = exact == null ? COMPACT : COUNT;
        exactly = exact;
        prepare(aCount + bCount);
        if (exact == null && traced != 0) {
            makeOrigins(capacity());
        }
        if (exact == null && results.length != capacity()) {
            results = new /*value*/ int[1];
            results = new /*value*/ int[capacity()];
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
        int count = count();
        if (traced != 0) {
            makeOrigins(count);
        }
        results = exactly.apply(count);
        if (count == 0) {
            return false;
        }
        launch = WRITE;
        return true;
    }

    @Override
    public boolean isInPlace() {
        return false;
    }

    /** The number of results. */
    public int count() {
        return place(IntWalk.WALKS * rakes);
    }

    /** The number of stretches that the results are in. */
    public int stretches() {
        return IntWalk.WALKS * rakes;
    }

    /** The number of results of a stretch. */
    public int count(int stretch) {
        return counts[stretch];
    }

    public /*value*/ int[] results() {
        return results;
    }

    public int[] origins() {
        return origins;
    }

    /** Releases the caller's arrays: the inputs, and the results unless they are in a buffer. */
    @Override
    public void giveBack() {
        super.giveBack();
        exactly = null;
        if (launch != COMPACT) {
            results = new /*value*/ int[1];
        }
    }

    /** Buffers are allocated on first use. */
    @Override
    public void makeArrays(int elements) {
        results = new /*value*/ int[1];
        origins = new int[1];
    }

    @Override
    protected int carries() {
        return traced;
    }
}
