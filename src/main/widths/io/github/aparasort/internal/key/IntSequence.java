package io.github.aparasort.internal.key;

/**
 * A range of an array, with the order to sort it in.
 *
 * <p>The long loops keep the previous element in a variable: reading it again took 0.42 ns per int, not 0.17 (JDK 17).
 */
public final class IntSequence implements Sequence, IntSource {
    private final /*value*/ int[] a;
    private final int from;
    private final int length;
    private final /*key*/ int mask;

    /** A range of {@code length} elements from index {@code from} on, in ascending order. */
    public IntSequence(/*value*/ int[] a, int from, int length) {
        this(a, from, length, (/*key*/ int) 0);
    }

    /** A range in a given order. */
    public IntSequence(/*value*/ int[] a, int from, int length, KeyOrder order) {
        this(a, from, length, (/*key*/ int) order.mask(/*key*/ Integer.SIZE));
    }

    private IntSequence(/*value*/ int[] a, int from, int length, /*key*/ int mask) {
        this.a = a;
        this.from = from;
        this.length = length;
        this.mask = mask;
    }

    /** The XOR mask of the order: masked keys ascend as signed integers. */
    public /*key*/ int mask() {
        return mask;
    }

    /** The same range without a mask, so that its keys are loaded as they are. */
    public IntSequence unmasked() {
        return new IntSequence(a, from, length);
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public int ascent(int begin, int end) {
        int to = from + end;
        /*value*/ int before = a[from + begin];
        for (int i = from + begin + 1; i < to; i++) {
            /*value*/ int key = a[i];
            if (SortableKeys.before(key, before, mask)) {
                return i - from;
            }
            before = key;
        }
        return end;
    }

    @Override
    public int descent(int begin, int end, boolean strictly) {
        return strictly ? strictDescent(begin, end) : descent(begin, end);
    }

    private int descent(int begin, int end) {
        int to = from + end;
        /*value*/ int before = a[from + begin];
        for (int i = from + begin + 1; i < to; i++) {
            /*value*/ int key = a[i];
            if (SortableKeys.before(before, key, mask) || key != key) {
                return i - from;
            }
            before = key;
        }
        return end;
    }

    private int strictDescent(int begin, int end) {
        int to = from + end;
        /*value*/ int before = a[from + begin];
        for (int i = from + begin + 1; i < to; i++) {
            /*value*/ int key = a[i];
            if (!SortableKeys.before(key, before, mask)) {
                return i - from;
            }
            before = key;
        }
        return end;
    }

    @Override
    public int look() {
        if (length < Look.WIDTH) {
            return Look.DISORDER;
        }
        int ordered = 0;
        long some = 0;
        long others = 0;
        for (int place = 0; place < Look.PLACES; place += 2) {
            int i = from + Look.begin(place, length);
            /*key*/ int w = masked(a[i]);
            /*key*/ int x = masked(a[i + 1]);
            /*key*/ int y = masked(a[i + 2]);
            /*key*/ int z = masked(a[i + 3]);
            ordered += Look.inOrder(w, x, y, z);
            some |= Look.bit(w) | Look.bit(x);
            others |= Look.bit(y) | Look.bit(z);
        }
        int ties = Look.ties(some, others);
        return Look.isSuspicious(ordered, ties) ? lookAtOrder(ties) : ties;
    }

    private int lookAtOrder(int ties) {
        int ordered = 0;
        int turns = 0;
        int direction = 0;
        /*key*/ int before = masked(a[from]);
        for (int place = 0; place < Look.PLACES; place++) {
            int i = from + Look.begin(place, length);
            /*key*/ int w = masked(a[i]);
            ordered += Look.inOrder(w, masked(a[i + 1]), masked(a[i + 2]), masked(a[i + 3]));
            int step = Look.direction(before, w);
            // -1 only if both directions are known, and differ. An unknown one leaves the last as it was.
            turns -= step * direction >> 1;
            direction = step + direction * (1 - step * step);
            before = w;
        }
        return Look.classOf(ordered, turns, ties);
    }

    /** The key that a look takes for a value. A NaN has a key of its own, which makes no difference to it. */
    private /*key*/ int masked(/*value*/ int value) {
        return SortableKeys.exact(value) ^ mask;
    }

    @Override
    public void mirror(int begin, int end) {
        int last = from + length - 1 - begin;
        for (int i = from + begin; i < from + end; i++, last--) {
            /*value*/ int swapped = a[i];
            a[i] = a[last];
            a[last] = swapped;
        }
    }

    @Override
    public Sequence part(int begin, int end) {
        return new IntSequence(a, from + begin, end - begin, mask);
    }

    @Override
    public int nansAtEnd() {
        int count = 0;
        while (count < length && a[from + length - 1 - count] != a[from + length - 1 - count]) {
            count++;
        }
        return count;
    }

    @Override
    public int negatives() {
        int low = 0;
        int high = length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (a[from + middle] < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Loads the sortable keys, masked so that the wanted order is ascending. */
    @Override
    public void load(int begin, int end, /*key*/ int[] target, int at) {
        if (mask == 0 && a.getClass().equals(target.getClass())) {
            System.arraycopy(a, from + begin, target, at, end - begin);
            return;
        }
        int shift = at - begin;
        for (int i = begin; i < end; i++) {
            target[shift + i] = SortableKeys.of(a[from + i]) ^ mask;
        }
    }
}
