package io.github.aparasort.internal.sort;

import io.github.aparasort.testing.SmallIntRadixTiles;
import java.util.List;

/** A radix sort in tiles that also brings back from the device what is in its input and between its passes. */
public class TellingRadixSort extends SmallIntRadixTiles {
    public TellingRadixSort(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected List<?> received(int part) {
        return List.of(keys(part), input(part), scratch);
    }

    int[] scratch() {
        return scratch;
    }
}
