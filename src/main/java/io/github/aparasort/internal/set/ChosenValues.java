package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.MergedValues;
import java.util.function.Consumer;

/** The values of those keys that a set operation chooses. */
public final class ChosenValues<V> implements Consumer<int[]> {
    private final MergedValues<V> values;
    private V chosen;

    public ChosenValues(MergedValues<V> values) {
        this.values = values;
    }

    @Override
    public void accept(int[] origins) {
        chosen = values.allocate(origins.length);
        values.gather(origins, chosen);
    }

    public V chosen() {
        return chosen;
    }
}
