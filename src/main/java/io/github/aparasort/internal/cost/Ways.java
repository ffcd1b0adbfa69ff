package io.github.aparasort.internal.cost;

import java.util.function.IntFunction;

/**
 * Which of some ways to do the same work takes less time here, learned from the work itself: by octaves of a size that
 * their speeds depend on. Which of them is faster may depend on the vector instructions of the JDK, for instance, which
 * a program cannot ask for.
 *
 * <p>Ways that seem slower are tried now and then: a time may have been that of code that was not compiled yet. Such
 * trials take a few percent of the time of all work.
 *
 * <p>Threads may lose what another one learns at the same moment, which does no harm. Nothing here takes a lock, or
 * allocates.
 */
public final class Ways {
    /** Times of a way at any size before it is judged; and one of about the same size. */
    private static final int SURE = 3;
    /** A way that took so many times as long at its first time waits until it is tried again. */
    private static final int HOPELESS = 4;
    /** A slower way is tried once in so many times, multiplied by how many times as long it takes. */
    private static final int TRY_EVERY = 32;
    /** The same for a way that has done so little at this size that its code may have been cold. */
    private static final int TRY_SOON = 8;
    /** A longer time corrects a shorter one by one part in this many: disturbances only make work longer. */
    private static final int SLOWLY = 8;

    /** Nanoseconds for each element, by the way and the octave; 0 if nothing is known. */
    private final float[] nanos;
    /** Times of a way that are known: at any size, and by the octave. */
    private final int[] known;
    private final int[] knownThere;
    private final int patience;
    private int choices;

    /** @param ways how many there are */
    public Ways(int ways) {
        this(ways, SURE);
    }

    /**
     * @param patience how many times of the first way have to be known before it is judged. If this way chooses an
     *     engine, more are needed: the first ones tell what that choice takes before it has learned
     */
    public Ways(int ways, int patience) {
        nanos = new float[ways * Integer.SIZE];
        known = new int[ways];
        knownThere = new int[nanos.length];
        this.patience = patience;
    }

    /**
     * Does work in the way that seems to take the least time, and learns what it took.
     *
     * @param size what the speed of a way depends on
     * @param elements of all the work
     * @param work does it in the way of this number, from 0 on; the ways are tried in their order
     * @return what the work returns
     */
    public <T> T run(int size, long elements, IntFunction<T> work) {
        int way = choose(size);
        long begin = System.nanoTime();
        T result = work.apply(way);
        learn(way, size, elements, System.nanoTime() - begin);
        return result;
    }

    /** The number of the way for work with so many elements. */
    int choose(int size) {
        int best = -1;
        float least = Float.MAX_VALUE;
        for (int way = 0; way < known.length; way++) {
            float time = estimate(way, octave(size));
            if (time > 0 && time < least) {
                best = way;
                least = time;
            }
        }
        for (int way = 0; way < known.length; way++) {
            float time = estimate(way, octave(size));
            if (time == 0 || known[way] < sure(way) && time <= HOPELESS * least) {
                return way;
            }
        }
        choices++;
        for (int way = 0; way < known.length; way++) {
            int every = knownThere[at(way, octave(size))] < sure(way) ? TRY_SOON : TRY_EVERY;
            int interval = (int) (every * estimate(way, octave(size)) / least);
            if (way != best && choices % (interval + way) == 0) {
                return way;
            }
        }
        return best;
    }

    /** Adds what work took. */
    void learn(int way, int size, long elements, long elapsedNanos) {
        int at = at(way, octave(size));
        float time = (float) Math.max(1, elapsedNanos) / Math.max(1, elements);
        float before = nanos[at];
        nanos[at] = before == 0 || time < before ? time : before + (time - before) / SLOWLY;
        known[way] = Math.min(known[way] + 1, sure(way));
        knownThere[at] = Math.min(knownThere[at] + 1, sure(way));
    }

    private static int at(int way, int octave) {
        return way * Integer.SIZE + octave;
    }

    private int sure(int way) {
        return way == 0 ? patience : SURE;
    }

    /** That of an octave or of its neighbours; 0 if there is none, because others may be of other caches. */
    private float estimate(int way, int octave) {
        int at = at(way, octave);
        float below = octave == 0 ? 0 : nanos[at - 1];
        float above = octave == Integer.SIZE - 1 ? 0 : nanos[at + 1];
        return nanos[at] > 0 ? nanos[at] : below > 0 && above > 0 ? Math.min(below, above) : Math.max(below, above);
    }

    private static int octave(int size) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(Math.max(1, size));
    }
}
