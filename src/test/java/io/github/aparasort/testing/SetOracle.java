package io.github.aparasort.testing;

import java.util.Arrays;

/**
 * The set operations as the C++ standard words them ([alg.set.operations]), one group of equivalent elements after
 * another: the range A holds m of them, B holds n.
 */
public enum SetOracle {
    /** All m elements of A are copied, in order, and then the final max(n - m, 0) of B, in order. */
    UNION("union") {
        @Override
        public void copy(Group group) {
            group.lastOfA(group.m);
            group.lastOfB(group.n - group.m);
        }
    },
    /** The first min(m, n) elements of A are copied, in order. */
    INTERSECTION("intersection") {
        @Override
        public void copy(Group group) {
            group.firstOfA(Math.min(group.m, group.n));
        }
    },
    /** The last max(m - n, 0) elements of A are copied, in order. */
    DIFFERENCE("difference") {
        @Override
        public void copy(Group group) {
            group.lastOfA(group.m - group.n);
        }
    },
    /** Of |m - n| elements: the last m - n of A if m is greater than n, the last n - m of B if it is less. */
    SYMMETRIC_DIFFERENCE("symmetricDifference") {
        @Override
        public void copy(Group group) {
            group.lastOfA(group.m - group.n);
            group.lastOfB(group.n - group.m);
        }
    };

    /** Of the method. */
    public final String operation;

    SetOracle(String operation) {
        this.operation = operation;
    }

    public abstract void copy(Group group);

    /** Of each element of the result its index into A followed by B. */
    public int[] origins(SortedInputPair.Two sides) {
        Order.Comparison order = Order.ASCENDING.of(sides.both());
        int aCount = sides.aCount();
        int all = sides.n();
        Group group = new Group(new int[all], 0);
        int a = 0;
        int b = aCount;
        while (a < aCount || b < all) {
            boolean fromA = b == all || a < aCount && order.compare(a, b) <= 0;
            int least = fromA ? a : b;
            group.aBegin = a;
            group.bBegin = b;
            while (a < aCount && order.compare(a, least) == 0) {
                a++;
            }
            while (b < all && order.compare(b, least) == 0) {
                b++;
            }
            group.m = a - group.aBegin;
            group.n = b - group.bBegin;
            copy(group);
        }
        return Arrays.copyOf(group.origins, group.count);
    }

    /** Equivalent elements, and what has been copied so far. */
    public static final class Group {
        private final int[] origins;
        private int count;
        private int aBegin;
        private int m;
        private int bBegin;
        private int n;

        private Group(int[] origins, int count) {
            this.origins = origins;
            this.count = count;
        }

        private void firstOfA(int howMany) {
            copy(aBegin, howMany);
        }

        private void lastOfA(int howMany) {
            copy(aBegin + m - howMany, howMany);
        }

        private void lastOfB(int howMany) {
            copy(bBegin + n - howMany, howMany);
        }

        private void copy(int from, int howMany) {
            for (int i = 0; i < howMany; i++) {
                origins[count++] = from + i;
            }
        }
    }
}
