package io.github.aparasort.internal.kernel;

/**
 * A kernel whose tiles need a sum over all tiles before them, in one pass over the elements: decoupled look-back. A
 * group takes the next tile and publishes what this tile amounts to. Then it looks back at the tiles before it, until
 * it finds one that has published its sum: of itself and all tiles before it. So it knows its own sum, and publishes
 * that too.
 *
 * <p>OpenCL does not promise that a group goes on while another one waits for it. So a group looks only so many times
 * for what is missing. Then it does that part of the missing tile itself, publishes it, and begins with its own tile
 * again. Two groups that do the same publish the same. So each launch ends, on every device.
 *
 * <p>What is published are ints, each written and read by one atomic operation. An int tells itself whether it is
 * there, so no order between two writes is needed: OpenCL 1.2 gives none between groups.
 *
 * <p>Aparapi has no atomic operations for local memory, so here are OpenCL's own, which every OpenCL 1.1 device has.
 * The mapping of a method is text that Aparapi writes before the parenthesis of the call, so a macro can take the
 * address of the element. It is found only in a superclass of the kernel. A caller must use what a method returns, or
 * Aparapi's code generator fails: so there are methods that return nothing.
 *
 * <p>Sources: D. Merrill and M. Garland, <i>Single-pass Parallel Prefix Scan with Decoupled Look-back</i> (2016); T.
 * Smith, R. Levien and J. D. Owens, <i>Decoupled Fallback: A Portable Single-Pass GPU Scan</i> (2025).
 */
public abstract class LookBackKernel extends TileKernel {
    /** How often a group looks for what is missing before it does that itself: for about a millisecond on an H200. */
    private static final int LOOKS = 1000;
    /**
     * Work-items of a group that look back, each at one tile: at most a warp of NVIDIA's, see {@link #lanesBarrier}.
     */
    private static final int LOOKERS = 32;
    /** Where the states of tiles begin: behind the number of tiles that are taken. */
    protected static final int FIRST_STATE = 1;
    /** The bit of an int with a sum. */
    private static final int WHOLE = Integer.MIN_VALUE;
    /** Places in {@link #told}. */
    private static final int TICKET = 0;
    private static final int NEAREST_SUM = 1;
    private static final int NEAREST_MISSING = 2;
    private static final int SUM = 3;
    private static final int SEEN = 4;

    /** {@link #LOOKS}; tests change it. */
    protected int mostLooks = LOOKS;
    /** Not 0 in tests: then tiles are taken from the last to the first, and each is missing when it is looked for. */
    protected int backwards;
    /** The element before the last operation in Java. Each worker of JTP has a copy of the kernel for itself. */
    protected int before;
    /** What tiles have published, and the number of tiles that are taken. What a pass uses is 0 when it begins. */
    protected int[] states = new int[1];
    /** What work-items of a group tell each other. */
    @Local
    protected int[] told = new int[SEEN + LOOKERS];
    /** Two buffers of NT sums, used alternately so that a step of a scan needs one barrier; then the total. Or null. */
    @Local
    protected int[] sums;

    protected LookBackKernel(int nt, int vt, int maxGroups, int bytesPerKey) {
        super(nt, vt, maxGroups, bytesPerKey);
    }

    /** Takes a ticket for the next tile. So each tile before it was taken by a group that has begun. */
    protected int takeTicket(int counter) {
        if (getLocalId() == 0) {
            told[TICKET] = globalAdd(states, counter, 1);
        }
        localBarrier();
        return told[TICKET];
    }

    /** The tile of a ticket. */
    protected int tileOf(int ticket) {
        return backwards == 0 ? ticket : tiles - 1 - ticket;
    }

    /** Clears states for a pass that comes later. */
    protected void clearStates(int begin, int end) {
        int all = getGlobalSize();
        for (int i = begin + getGlobalId(); i < end; i += all) {
            states[i] = 0;
        }
    }

    // ---- counts, of 31 bits: 0 is missing; then comes the count of a tile alone and 1; then the sum, with a bit set

    /** Publishes the count of a tile alone. */
    protected void publishCount(int place, int count) {
        globalRaise(states, place, count + 1);
    }

    /** Publishes the sum of the counts of a tile and all before it. */
    protected void publishSum(int place, int sum) {
        globalRaise(states, place, sum | WHOLE);
    }

    protected int countOf(int state) {
        return state < 0 ? state & ~WHOLE : max(0, state - 1);
    }

    /**
     * Kogge-Stone scan in log2(NT) steps. {@link #total} is the sum of all numbers afterwards.
     *
     * @param t the tile for which that is published as its count; none if it is negative
     * @return the sum of the numbers of all work-items up to and including this one
     */
    protected int scan(int mine, int t) {
        int nt = getLocalSize();
        int id = getLocalId();
        int buffer = 0;
        int sum = mine;
        sums[id] = sum;
        localBarrier();
        for (int distance = 1; distance < nt; distance *= 2) {
            if (id >= distance) {
                sum += sums[buffer + id - distance];
            }
            buffer = nt - buffer;
            sums[buffer + id] = sum;
            localBarrier();
        }
        if (id == nt - 1) {
            sums[2 * nt] = sum;
            if (t >= 0) {
                publishCount(FIRST_STATE + t, sum);
            }
        }
        localBarrier();
        return sum;
    }

    /** The sum of the numbers of all work-items, which the last {@link #scan} has found. */
    protected int total() {
        return sums[2 * getLocalSize()];
    }

    /**
     * Adds up the counts of the tiles before one, some at a time, and publishes the sum of these and of the tile.
     *
     * @param count the count of the tile
     * @return the last tile that is missing, or -1 if none is: then {@link #sumBefore} has the sum
     */
    protected int lookBack(int t, int count) {
        int id = getLocalId();
        // Tiles that are not added up yet.
        int left = t;
        int sum = 0;
        int seen = 1;
        while (left > 0 && seen != 0) {
            int p = left - 1 - id;
            // Before the first tile there is nothing.
            int state = p < 0 ? WHOLE : 0;
            for (int looks = 0; looks < mostLooks && state == 0 && id < lookers(); looks++) {
                state = globalRead(states, FIRST_STATE + p);
            }
            seen = seen(state);
            if (id < lookers()) {
                told[SEEN + id] = id < max(seen, -seen) ? countOf(state) : 0;
            }
            lanesBarrier();
            for (int distance = lookers() / 2; distance > 0; distance /= 2) {
                if (id < distance) {
                    told[SEEN + id] += told[SEEN + id + distance];
                }
                lanesBarrier();
            }
            localBarrier();
            sum += told[SEEN];
            left = seen < 0 ? 0 : left - seen;
        }
        if (id == 0) {
            told[SUM] = sum;
            if (left == 0) {
                publishSum(FIRST_STATE + t, sum + count);
            }
        }
        localBarrier();
        return left - 1;
    }

    /** The sum that the last {@link #lookBack} has found. */
    protected int sumBefore() {
        return told[SUM];
    }

    /** How many work-items of a group look back, each at one tile. */
    protected int lookers() {
        int nt = getLocalSize();
        return min(LOOKERS, nt);
    }

    /**
     * How many work-items, from the first one on, have seen a tile that is not missing, up to the nearest one with a
     * sum.
     *
     * @param state of the tile: 0 if it is missing, negative if it has a sum
     * @return the number, negative if the last one has seen a sum
     */
    protected int seen(int state) {
        int id = getLocalId();
        if (id == 0) {
            told[NEAREST_SUM] = lookers();
            told[NEAREST_MISSING] = lookers();
        }
        localBarrier();
        if (state < 0 && id < lookers()) {
            localLower(told, NEAREST_SUM, id);
        }
        if (state == 0 && id < lookers()) {
            localLower(told, NEAREST_MISSING, id);
        }
        localBarrier();
        int sum = told[NEAREST_SUM];
        int missing = told[NEAREST_MISSING];
        return sum < missing ? -sum - 1 : missing;
    }

    // ---- atomic operations in local memory

    /** Adds to an element of a local array. */
    @OpenCLMapping(mapTo = "\n#define LOCAL_INCREASE(a, i, d) atomic_add(&(a)[i], d)\nLOCAL_INCREASE")
    protected void localIncrease(int[] array, int index, int summand) {
        addInJava(array, index, summand);
    }

    /** Lowers an element of a local array to a number that is less. */
    @OpenCLMapping(mapTo = "\n#define LOCAL_LOWER(a, i, x) atomic_min(&(a)[i], x)\nLOCAL_LOWER")
    protected void localLower(int[] array, int index, int x) {
        lowerInJava(array, index, x);
    }

    /** Raises an element of a local array to a number that is greater. */
    @OpenCLMapping(mapTo = "\n#define LOCAL_RAISE(a, i, x) atomic_max(&(a)[i], x)\nLOCAL_RAISE")
    protected void localRaise(int[] array, int index, int x) {
        raiseInJava(array, index, x);
    }

    /** Sets bits in an element of a local array. */
    @OpenCLMapping(mapTo = "\n#define LOCAL_SET(a, i, d) atomic_or(&(a)[i], d)\nLOCAL_SET")
    protected void localSet(int[] array, int index, int bits) {
        orInJava(array, index, bits);
    }

    /**
     * Waits for the work-items that work together: at most 32, from a multiple of their number on. On NVIDIA's devices
     * they are in one warp, and only the warp waits. Elsewhere the whole group does, so all its work-items must call
     * this.
     */
    @OpenCLMapping(mapTo = "\n#ifdef __NV_CL_C_VERSION\n#define LANES_BARRIER() asm volatile(\"bar.warp.sync"
            + " 0xffffffff;\" ::: \"memory\")\n#else\n#define LANES_BARRIER() barrier(CLK_LOCAL_MEM_FENCE)\n#endif\n"
            + "LANES_BARRIER")
    protected void lanesBarrier() {
        localBarrier();
    }

    // ---- atomic operations in global memory

    /** Adds to an element of a global array. Returns what it was before. */
    @OpenCLMapping(mapTo = "\n#define GLOBAL_ADD(a, i, d) atomic_add(&(a)[i], d)\nGLOBAL_ADD")
    protected int globalAdd(int[] array, int index, int summand) {
        addInJava(array, index, summand);
        return before;
    }

    /** Adds to an element of a global array. */
    @OpenCLMapping(mapTo = "\n#define GLOBAL_INCREASE(a, i, d) atomic_add(&(a)[i], d)\nGLOBAL_INCREASE")
    protected void globalIncrease(int[] array, int index, int summand) {
        addInJava(array, index, summand);
    }

    /** Raises an element of a global array to a number that is greater. Both are taken as unsigned ones. */
    @OpenCLMapping(mapTo = "\n#define GLOBAL_RAISE(a, i, x) atomic_max((volatile __global uint *) &(a)[i], (uint)(x))"
            + "\nGLOBAL_RAISE")
    protected void globalRaise(int[] array, int index, int x) {
        raiseUnsignedInJava(array, index, x);
    }

    /**
     * Reads an element of a global array to which other groups write. On NVIDIA's devices a volatile load reads what
     * atomic operations have written, and takes a fraction of the time of one of these.
     */
    @OpenCLMapping(mapTo = "\n#ifdef __NV_CL_C_VERSION\n#define GLOBAL_READ(a, i) ((volatile __global int *) (a))[i]\n"
            + "#else\n#define GLOBAL_READ(a, i) atomic_or(&(a)[i], 0)\n#endif\nGLOBAL_READ")
    protected int globalRead(int[] array, int index) {
        readInJava(array, index);
        return before;
    }

    // ---- the same in Java

    @NoCL
    private void addInJava(int[] array, int index, int summand) {
        synchronized (array) {
            before = array[index];
            array[index] += summand;
        }
    }

    @NoCL
    private void orInJava(int[] array, int index, int bits) {
        synchronized (array) {
            array[index] |= bits;
        }
    }

    @NoCL
    private void lowerInJava(int[] array, int index, int x) {
        synchronized (array) {
            array[index] = Math.min(array[index], x);
        }
    }

    @NoCL
    private void raiseInJava(int[] array, int index, int x) {
        synchronized (array) {
            array[index] = Math.max(array[index], x);
        }
    }

    @NoCL
    private void raiseUnsignedInJava(int[] array, int index, int x) {
        synchronized (array) {
            if (Integer.compareUnsigned(x, array[index]) > 0) {
                array[index] = x;
            }
        }
    }

    @NoCL
    private void readInJava(int[] array, int index) {
        synchronized (array) {
            before = array[index];
        }
    }

    // ---- host side

    /** Makes what {@link #scan} needs. */
    protected final void makeSums(int nt) {
        sums = new int[2 * nt + 1];
    }

    /** Has groups take tiles from the last to the first, and look only so often for what is missing: for tests. */
    public final void takeBackwards(int looks) {
        if (looks < 1) {
            throw new IllegalArgumentException("without a look no tile is ever found: " + looks);
        }
        backwards = 1;
        mostLooks = looks;
    }
}
