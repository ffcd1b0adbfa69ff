package io.github.aparasort.internal.object;

import io.github.aparasort.internal.array.Bisection;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.parallel.StaticInitializer;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;
import java.util.Comparator;

/**
 * A stable merge sort of objects on several threads of the CPU. The JDK's TimSort sorts parts; then passes merge them.
 * All threads share each pass, part by part of its output, by merge path as in the kernels (Green, McColl and Bader,
 * 2012). Ties take A first.
 *
 * <p>If a comparator throws, the range holds a permutation of the input. A comparator is called only while one of two
 * arrays holds a permutation that no thread writes to: the input while parts are sorted in the other array, then the
 * array that the pass reads. (TimSort alone loses elements that it has set aside.) A comparator that breaks its
 * contract can do no more harm: no loop needs consistent answers to end, and co-ranks are made to ascend.
 *
 * <p>Memory: an array of references to the elements, and TimSort's buffers, at most half of that.
 */
public final class ObjectMergesort<T> {
    /** The JDK's granularity. Fewer elements take one thread a millisecond at most; helpers save little of it. */
    static final int PARALLEL_FROM = 1 << 13;
    /** Shorter parts cost more in merge passes than they save. */
    private static final int SMALLEST_PART = 1 << 11;
    /** A call that may end has as many parts at least as one of so many threads: it ends between two of them. */
    private static final int THREADS_TO_END = 8;
    /** More than one, so that a late thread, or one with slower comparisons, delays a pass only a little. */
    private static final int PARTS_PER_THREAD = 4;

    /**
     * After this many in a row from one list, a search finds how many more follow: once in 128 times in random lists.
     */
    private static final int GALLOP = 8;

    /** The position of a list of n elements. */
    private record Place<T>(T[] array, int begin) {
    }

    /** Two neighbouring lists to merge into one. */
    private record Lists(int aBegin, int bBegin, int bEnd) {
    }

    /** Ends the work of other threads after one has failed. No caller sees it. */
    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1;
        private static final Stop INSTANCE = new Stop();

        private Stop() {
            super("stopped", null, false, false);
        }
    }

    private final Place<T> input;
    private final Place<T> scratch;
    private final int n;
    private final Comparator<? super T> order;
    private final int parts;
    private final ThreadTeam team = new ThreadTeam(ThreadTeam.available());
    /** Of the two arrays, the one that holds a permutation of the elements, even if something throws. */
    private Place<T> whole;
    /** An OutOfMemoryError thrown by the comparator, not by TimSort. */
    private volatile OutOfMemoryError ofOrder;

    private ObjectMergesort(T[] a, int from, T[] scratch, Comparator<? super T> order, int parts) {
        this.input = new Place<>(a, from);
        this.scratch = new Place<>(scratch, 0);
        this.n = scratch.length;
        this.order = order;
        this.parts = parts;
    }

    /** The number of parts in which this many elements would be sorted if this thread called: a power of two. */
    public static int parts(int n) {
        int threads = CallScope.mayEnd() ? Math.max(THREADS_TO_END, ThreadTeam.available()) : ThreadTeam.available();
        return n < PARALLEL_FROM || threads == 1 || StaticInitializer.isRunning() ? 1
                : Integer.highestOneBit(Math.min(n / SMALLEST_PART, 2 * PARTS_PER_THREAD * threads - 1));
    }

    /**
     * Sorts a range whose bounds were checked.
     *
     * @param order null for the natural order
     * @return the number of parts that were sorted and then merged; 1 if one thread did everything
     */
    static <T> int sort(T[] a, int from, int to, Comparator<? super T> order) {
        Comparator<? super T> known = order == null ? ObjectMergesort::compareNatural : order;
        int parts = parts(to - from);
        if (to - from < 2 || parts > 1 && isOneRun(a, from, to, known)) {
            return 1;
        }
        if (sortWithScratch(a, from, to, known, parts)) {
            return parts;
        }
        Arrays.sort(a, from, to, known);
        return 1;
    }

    /** Whether a range is in order now. Reverses a strictly descending range. Random data takes few comparisons. */
    private static <T> boolean isOneRun(T[] a, int from, int to, Comparator<? super T> order) {
        int next = from + 1;
        if (order.compare(a[next], a[from]) >= 0) {
            do {
                next++;
            } while (next < to && order.compare(a[next], a[next - 1]) >= 0);
            return next == to;
        }
        do {
            next++;
        } while (next < to && order.compare(a[next], a[next - 1]) < 0);
        if (next < to) {
            return false;
        }
        for (int low = from, high = to - 1; low < high; low++, high--) {
            T element = a[low];
            a[low] = a[high];
            a[high] = element;
        }
        return true;
    }

    /** As in {@link Arrays#parallelSort(Comparable[])}, with the same message for a null. */
    @SuppressWarnings("unchecked")
    private static int compareNatural(Object first, Object second) {
        return ((Comparable<Object>) first).compareTo(second);
    }

    /** Returns whether there was enough memory. If not, the range holds a permutation, and the memory is released. */
    private static <T> boolean sortWithScratch(T[] a, int from, int to, Comparator<? super T> order, int parts) {
        T[] scratch;
        try {
            scratch = Arrays.copyOfRange(a, from, to);
        } catch (OutOfMemoryError e) {
            return false;
        }
        ObjectMergesort<T> sort = new ObjectMergesort<>(a, from, scratch, order, parts);
        try {
            sort.run();
            return true;
        } catch (Throwable e) {
            if (sort.whole == sort.scratch) {
                System.arraycopy(scratch, 0, a, from, scratch.length);
            }
            if (e instanceof OutOfMemoryError && e != sort.ofOrder) {
                return false;
            }
            throw e;
        }
    }

    /**
     * Each merge pass goes from one array to the other. The parts are placed so that the last pass ends in the input.
     */
    private void run() {
        boolean evenPasses = Integer.numberOfTrailingZeros(parts) % 2 == 0;
        Place<T> source = evenPasses ? input : scratch;
        Place<T> target = evenPasses ? scratch : input;
        whole = target;
        sortParts(source);
        whole = source;
        for (int coop = 2; coop <= parts; coop *= 2) {
            mergePass(source, target, coop);
            whole = target;
            target = source;
            source = whole;
        }
    }

    private void sortParts(Place<T> lists) {
        team.runOrEnd(parts, part -> Arrays.sort(lists.array, lists.begin + begin(part), lists.begin + begin(part + 1),
                this::compare));
    }

    /** Merges pairs of lists into lists of this many parts each. */
    private void mergePass(Place<T> source, Place<T> target, int coop) {
        int[] aBegins = new int[parts];
        team.runOrEnd(parts, part -> aBegins[part] = partition(source, part, coop));
        for (int part = 0; part < parts; part++) {
            ascend(aBegins, part, coop);
        }
        team.runOrEnd(parts, part -> {
            Lists lists = lists(part, coop);
            boolean last = (part + 1) % coop == 0;
            int aEnd = last ? lists.bBegin : aBegins[part + 1];
            merge(source, aBegins[part], aEnd, lists.bBegin, target, part);
        });
    }

    private int begin(int part) {
        return (int) ((long) n * part / parts);
    }

    /** The two lists that a part of the output comes from. */
    private Lists lists(int part, int coop) {
        int first = part / coop * coop;
        return new Lists(begin(first), begin(first + coop / 2), begin(first + coop));
    }

    /** Where in A a part of the output begins: the co-rank of its diagonal, in the order of the caller's comparator. */
    private int partition(Place<T> source, int part, int coop) {
        Lists lists = lists(part, coop);
        int diagonal = begin(part) - lists.aBegin;
        int low = Math.max(0, diagonal - (lists.bEnd - lists.bBegin));
        int high = Math.min(diagonal, lists.bBegin - lists.aBegin);
        int a = source.begin + lists.aBegin;
        int b = source.begin + lists.bBegin + diagonal - 1;
        return lists.aBegin
                + Bisection.first(low, high, i -> compare(source.array[b - i], source.array[a + i]) < 0);
    }

    /**
     * Makes co-ranks ascend: a part takes from A and B only what the parts before it left, and leaves no more than the
     * parts after it can take. If the order is consistent, nothing changes.
     */
    private void ascend(int[] aBegins, int part, int coop) {
        Lists lists = lists(part, coop);
        int before = part % coop == 0 ? lists.aBegin : aBegins[part - 1];
        int most = part % coop == 0 ? 0 : begin(part) - begin(part - 1);
        int least = begin(part) - (lists.bEnd - lists.bBegin);
        int above = Math.max(aBegins[part], Math.max(before, least));
        aBegins[part] = Math.min(above, Math.min(before + most, lists.bBegin));
    }

    /** Merges a part of the output, with [aBegin, aEnd) of list A. Its range of list B follows from that. */
    private void merge(Place<T> source, int aBegin, int aEnd, int listB, Place<T> target, int part) {
        T[] from = source.array;
        T[] to = target.array;
        int a = source.begin + aBegin;
        int b = source.begin + listB + begin(part) - aBegin;
        int aStop = source.begin + aEnd;
        int bStop = source.begin + listB + begin(part + 1) - aEnd;
        int at = target.begin + begin(part);
        int inARow = 0;
        boolean second = false;
        while (a < aStop && b < bStop) {
            boolean before = second;
            second = isAhead(from[b], from[a], true);
            to[at++] = second ? from[b++] : from[a++];
            inARow = second == before ? inARow + 1 : 1;
            if (inARow == GALLOP && a < aStop && b < bStop) {
                int begin = second ? b : a;
                int count = ahead(from, begin, second ? bStop : aStop, from[second ? a : b], second) - begin;
                System.arraycopy(from, begin, to, at, count);
                at += count;
                a += second ? 0 : count;
                b += second ? count : 0;
                inARow = 0;
            }
        }
        System.arraycopy(from, a, to, at, aStop - a);
        System.arraycopy(from, b, to, at + aStop - a, bStop - b);
    }

    /**
     * The end of those elements in [begin, end) that come before the next one of the other list. The search doubles its
     * distance, then searches between the last two positions.
     *
     * @param second whether these are B's; ties are taken from A
     */
    private int ahead(T[] from, int begin, int end, T other, boolean second) {
        int low = begin;
        int high = begin;
        while (high < end && isAhead(from[high], other, second)) {
            low = high + 1;
            high += Math.min(low - begin, end - high);
        }
        return Bisection.first(low, high, i -> !isAhead(from[i], other, second));
    }

    private boolean isAhead(T element, T other, boolean second) {
        return second ? compare(element, other) < 0 : compare(other, element) >= 0;
    }

    private int compare(T first, T second) {
        if (team.hasFailed()) {
            throw Stop.INSTANCE;
        }
        try {
            return order.compare(first, second);
        } catch (OutOfMemoryError e) {
            ofOrder = e;
            throw e;
        }
    }
}
