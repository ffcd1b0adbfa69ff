package io.github.aparasort.benchmark.maps;

import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.HashMap;
import java.util.Map;

/** Joins by keys that are strings. */
record StringJoin(Gpu gpu, String[] a, String[] b) implements KeyJoin {
    @Override
    public JoinedRows aparasort(boolean left) {
        return left ? gpu.joins().left(a, b) : gpu.joins().inner(a, b);
    }

    @Override
    public JoinedRows hashMap(boolean left) {
        Map<String, Integer> rows = new HashMap<>(KeyJoin.capacity(b.length));
        for (int row = 0; row < b.length; row++) {
            rows.put(b[row], row);
        }
        FoundRows found = new FoundRows(a.length, left);
        for (int row = 0; row < a.length; row++) {
            found.add(row, rows.getOrDefault(a[row], -1));
        }
        return found.joined();
    }

    @Override
    public JoinedRows fastutil(boolean left) {
        Object2IntOpenHashMap<String> rows = new Object2IntOpenHashMap<>(b.length);
        rows.defaultReturnValue(-1);
        for (int row = 0; row < b.length; row++) {
            rows.put(b[row], row);
        }
        FoundRows found = new FoundRows(a.length, left);
        for (int row = 0; row < a.length; row++) {
            found.add(row, rows.getInt(a[row]));
        }
        return found.joined();
    }
}
