package io.github.aparasort.benchmark.contest;

import io.github.aparasort.benchmark.input.KeyType;

/** Checks results of an operation on one input against {@code Arrays.sort}. */
final class Verifier {
    private final Case what;
    private final Object input;
    private final Object sorted;

    Verifier(Case what, Object input) {
        this.what = what;
        this.input = input;
        sorted = what.type().allocate(what.n());
        System.arraycopy(input, 0, sorted, 0, what.n());
        what.type().sort(sorted);
    }

    void check(Contender contender, Work work) {
        boolean right = switch (what.operation()) {
            case SORT -> what.type().same(work.keys, sorted);
            case ARGSORT -> what.type().same(work.keys, input) && isStableOrder(work.companion);
            case SORT_PAIRS -> what.type().same(work.keys, sorted) && isStableOrder(work.companion);
        };
        if (!right) {
            throw new AssertionError(contender + " does not sort: " + what);
        }
    }

    /**
     * Whether indices name the keys in order, and those of equal keys ascend. With the right number of them, none can
     * be there twice then.
     */
    private boolean isStableOrder(int[] order) {
        KeyType type = what.type();
        if (order.length != what.n()) {
            return false;
        }
        Work gathered = new Work(type.allocate(order.length), order.clone());
        System.arraycopy(input, 0, gathered.keys, 0, order.length);
        for (int index : order) {
            if (index < 0 || index >= order.length) {
                return false;
            }
        }
        Gather.apply(order, gathered, type);
        if (!type.same(gathered.keys, sorted)) {
            return false;
        }
        for (int i = 1; i < order.length; i++) {
            if (order[i - 1] >= order[i] && type.sameKey(sorted, i - 1, i)) {
                return false;
            }
        }
        return true;
    }
}
