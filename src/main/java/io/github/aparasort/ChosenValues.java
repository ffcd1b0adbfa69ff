package io.github.aparasort;

import java.util.function.Consumer;

/** The values of those keys that a set operation chooses. */
final class ChosenValues<V> implements Consumer<int[]> {
    private final MergedValues<V> values;
    private V chosen;

    ChosenValues(MergedValues<V> values) {
        this.values = values;
    }

    @Override
    public void accept(int[] origins) {
        chosen = values.allocate(origins.length);
        values.gather(origins, chosen);
    }

    V chosen() {
        return chosen;
    }
}
