package io.github.aparasort.internal.object;

import java.util.Comparator;
import java.util.List;

/**
 * Whether objects are in order but for a few, as far as a look at some places tells. Then the JDK's TimSort takes
 * little more than a comparison for each. A look at objects in random order ends after a few comparisons.
 */
public final class NearOrder {
    /** The number of places to look at, by size. Not tuned: with more, disorder is missed less often. */
    private static final int FEWEST_PLACES = 4;
    private static final int MOST_PLACES = 32;
    private static final int ELEMENTS_PER_PLACE = 1 << 10;
    /**
     * Comparisons in each place. The fewest cost a small sort less than a twentieth of its time. The most, in the most
     * places, are one for each 500 of a million elements.
     */
    private static final int FEWEST = 8;
    private static final int MOST = 64;
    private static final int ELEMENTS_PER_COMPARISON = 1 << 12;
    /** One of so many comparisons may be out of order, by size. If more elements, 1 to 5 %, moved, keys are as fast. */
    private static final int BROKEN_OF_FEW = 5;
    private static final int BROKEN_OF_SOME = 10;
    private static final int BROKEN_OF_MANY = 25;
    private static final int SOME = 1 << 14;
    private static final int MANY = 1 << 16;

    private NearOrder() {
    }

    /**
     * Whether the JDK should sort, also because objects have no natural order: then the JDK throws what it throws.
     *
     * @param order null for the natural order
     */
    @SuppressWarnings("unchecked")
    public static <T> boolean isLikely(List<T> a, int from, int to, Comparator<? super T> order) {
        try {
            return looksOrdered(a, from, to,
                    (Comparator<Object>) (order == null ? Comparator.naturalOrder() : order));
        } catch (RuntimeException e) {
            if (KnownOrders.mayBe(order)) {
                return true;
            }
            throw e;
        }
    }

    private static boolean looksOrdered(List<?> a, int from, int to, Comparator<Object> order) {
        int n = to - from;
        int width = Math.min(n - 1, Math.min(MOST, FEWEST + n / ELEMENTS_PER_COMPARISON));
        int places = Math.min(MOST_PLACES, FEWEST_PLACES + n / ELEMENTS_PER_PLACE);
        int allowed = places * width / (n < SOME ? BROKEN_OF_FEW : n < MANY ? BROKEN_OF_SOME : BROKEN_OF_MANY);
        for (int place = 0, broken = 0; place < places; place++) {
            int begin = from + (int) ((long) place * (n - width - 1) / (places - 1));
            int ups = 0;
            for (int i = begin; i < begin + width; i++) {
                ups += order.compare(a.get(i), a.get(i + 1)) <= 0 ? 1 : 0;
            }
            broken += Math.min(ups, width - ups);
            if (broken > allowed) {
                return false;
            }
        }
        return true;
    }
}
