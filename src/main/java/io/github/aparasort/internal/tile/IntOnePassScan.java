package io.github.aparasort.internal.tile;

// Twins: Long
/**
 * The scan in tiles in one pass over the values, which looks back: it reads every value once and writes it once. The
 * results must not go where the values are, because a group may do a tile of another one again.
 *
 * <p>In which order values are combined follows from what other groups have published, so operands must commute, and
 * sums must not round. Few tiles are scanned by one group, and a reduction has its two passes, see {@link IntTileScan}.
 */
public class IntOnePassScan extends IntTileScan {
    /** Bits of a value in each int that is published; the highest bit says that it is there. */
    private static final int BITS = Integer.SIZE - 1;
    private static final int PARTS = (/*key*/ Integer.SIZE + BITS - 1) / BITS;

    /** 1 where there is one pass over the values, else 0. */
    protected int onePass;
    /** The fold of all tiles before one. */
    @Local
    protected /*value*/ int[] foldBefore = new /*value*/ int[1];

    public IntOnePassScan(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    public void run() {
        int pass = getPassId();
        if (onePass != 0 && pass == 0) {
            clearStates(0, stateOf(2 * tiles));
        } else if (onePass != 0) {
            scanTiles();
        } else if (pass == 0 && single == 0 && commutes != 0) {
            foldInAnyOrder();
        } else {
            sweep(pass);
        }
    }

    /** Scans tile after tile. */
    protected void scanTiles() {
        int nt = getLocalSize();
        int id = getLocalId();
        // A tile that another group has taken, and that is missing; or -1.
        int missing = -1;
        int ticket = takeTicket(0);
        while (ticket < tiles) {
            int t = missing < 0 ? tileOf(ticket) : missing;
            int begin = nv * t;
            int count = min(nv, n - begin);
            loadTile(begin, count, 0);
            localBarrier();
            /*value*/ int[] own = new /*value*/ int[VT];
            /*value*/ int fold = tile[VT * id];
            own[0] = fold;
            for (int i = 1; i < VT; i++) {
                own[i] = tile[VT * id + i];
                fold = combine(fold, own[i]);
            }
            int buffer = scanFolds(fold);
            /*value*/ int all = folds[buffer + nt - 1];
            /*value*/ int sum = identity();
            if (id > 0) {
                sum = folds[buffer + id - 1];
            }
            if (id == 0) {
                publish(2 * t, all);
            }
            localBarrier();
            if (missing >= 0) {
                // Another group stores its results. This one begins with its own tile again.
                missing = -1;
            } else {
                missing = lookBackOfFolds(t, all);
                if (missing < 0) {
                    sum = combine(foldBefore[0], sum);
                    for (int i = 0; i < VT; i++) {
                        /*value*/ int next = combine(sum, own[i]);
                        tile[VT * id + i] = exclusive != 0 ? sum : next;
                        sum = next;
                    }
                    localBarrier();
                    storeTile(begin, count);
                    localBarrier();
                    ticket = takeTicket(0);
                }
            }
        }
    }

    /**
     * Folds what the tiles before one have published, some at a time, and publishes the fold of these and the tile.
     *
     * @param all the fold of the tile
     * @return the last tile that is missing, or -1 if none is: then {@link #foldBefore} has the fold
     */
    protected int lookBackOfFolds(int t, /*value*/ int all) {
        int id = getLocalId();
        // Tiles that are not folded yet.
        int left = t;
        int seen = 1;
        /*value*/ int fold = identity();
        while (left > 0 && seen != 0) {
            int p = left - 1 - id;
            // Before the first tile there is nothing.
            int state = p < 0 ? -1 : 0;
            /*value*/ int x = identity();
            for (int looks = 0; looks < mostLooks && state == 0 && id < lookers(); looks++) {
                int own = -1;
                int whole = -1;
                /*value*/ int ownFold = 0;
                /*value*/ int wholeFold = 0;
                for (int part = 0; part < PARTS; part++) {
                    int ofOwn = globalRead(states, stateOf(2 * p) + part);
                    int ofWhole = globalRead(states, stateOf(2 * p + 1) + part);
                    own &= ofOwn;
                    whole &= ofWhole;
                    ownFold |= (/*value*/ int) (ofOwn & Integer.MAX_VALUE) << BITS * part;
                    wholeFold |= (/*value*/ int) (ofWhole & Integer.MAX_VALUE) << BITS * part;
                }
                state = whole < 0 ? -1 : own < 0 ? 1 : 0;
                x = whole < 0 ? wholeFold : ownFold;
            }
            seen = seen(state);
            if (id < lookers()) {
                folds[id] = id < max(seen, -seen) ? x : identity();
            }
            lanesBarrier();
            for (int distance = lookers() / 2; distance > 0; distance /= 2) {
                if (id < distance) {
                    folds[id] = combine(folds[id], folds[id + distance]);
                }
                lanesBarrier();
            }
            localBarrier();
            fold = combine(folds[0], fold);
            left = seen < 0 ? 0 : left - seen;
        }
        if (id == 0) {
            foldBefore[0] = fold;
            /*value*/ int whole = combine(fold, all);
            if (left == 0) {
                publish(2 * t + 1, whole);
                if (t == tiles - 1) {
                    partials[sections] = whole;
                }
            }
        }
        localBarrier();
        return left - 1;
    }

    /** Publishes a fold. */
    protected void publish(int which, /*value*/ int fold) {
        for (int part = 0; part < PARTS; part++) {
            globalRaise(states, stateOf(which) + part, (int) (fold >>> BITS * part) | Integer.MIN_VALUE);
        }
    }

    /** Where the state of a tile begins: 2 t has its own fold, 2 t + 1 that of all up to its end. */
    protected int stateOf(int which) {
        return FIRST_STATE + PARTS * which;
    }

    // ---- host side

    @Override
    public void prepare(int count) {
        super.prepare(count);
        onePass = single != 0 || reduces != 0 ? 0 : 1;
        states = memory(int[].class, onePass != 0 ? stateOf(2 * tiles) : 1);
    }

    @Override
    public int passes() {
        return onePass != 0 ? 2 : super.passes();
    }
}
