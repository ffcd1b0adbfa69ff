package io.github.aparasort.benchmark.db;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;

/** Joins as one writes them with the hash maps of fastutil, on one thread: a look for each row of x into a map. */
final class HashJoins {
    private final DataFrame x;
    private final Map<String, DataFrame> tables;

    private HashJoins(Map<String, DataFrame> tables) {
        this.x = tables.get("x");
        this.tables = tables;
    }

    static List<Callable<Answer>> questions(Map<String, DataFrame> tables) {
        HashJoins joins = new HashJoins(tables);
        return List.of(() -> joins.onInt("small", "id1", false), () -> joins.onInt("medium", "id2", false),
                () -> joins.onInt("medium", "id2", true), () -> joins.onString("medium", "id5"),
                () -> joins.onInt("big", "id3", false));
    }

    private Answer onInt(String table, String key, boolean outer) {
        int[] theirs = tables.get(table).ints(key);
        Int2IntOpenHashMap rows = new Int2IntOpenHashMap(theirs.length);
        rows.defaultReturnValue(-1);
        for (int row = 0; row < theirs.length; row++) {
            rows.put(theirs[row], row);
        }
        int[] ours = x.ints(key);
        return join(table, key, row -> rows.get(ours[row]), outer);
    }

    private Answer onString(String table, String key) {
        String[] theirs = tables.get(table).strings(key);
        Object2IntOpenHashMap<String> rows = new Object2IntOpenHashMap<>(theirs.length);
        rows.defaultReturnValue(-1);
        for (int row = 0; row < theirs.length; row++) {
            rows.put(theirs[row], row);
        }
        String[] ours = x.strings(key);
        return join(table, key, row -> rows.getInt(ours[row]), false);
    }

    private Answer join(String table, String key, IntUnaryOperator find, boolean outer) {
        IntArrayList ours = new IntArrayList();
        IntArrayList theirs = new IntArrayList();
        int n = x.doubles("v1").length;
        for (int row = 0; row < n; row++) {
            int found = find.applyAsInt(row);
            if (found >= 0 || outer) {
                ours.add(row);
                theirs.add(found);
            }
        }
        DataFrame answer = new DataFrame();
        int[] a = ours.toIntArray();
        int[] b = theirs.toIntArray();
        x.columns().forEach((name, column) -> answer.with(name, take(column, a)));
        tables.get(table).columns().forEach((name, column) -> {
            if (!name.equals(key)) {
                answer.with(DataFrame.hasValues(name) ? name : table + "_" + name, take(column, b));
            }
        });
        return answer;
    }

    /** The values of some rows; 0, NaN or null for the row -1. */
    static Object take(Object column, int[] rows) {
        if (column instanceof int[] ints) {
            int[] taken = new int[rows.length];
            for (int i = 0; i < rows.length; i++) {
                taken[i] = rows[i] < 0 ? 0 : ints[rows[i]];
            }
            return taken;
        }
        if (column instanceof double[] doubles) {
            double[] taken = new double[rows.length];
            for (int i = 0; i < rows.length; i++) {
                taken[i] = rows[i] < 0 ? Double.NaN : doubles[rows[i]];
            }
            return taken;
        }
        Object[] objects = (Object[]) column;
        Object[] taken = Arrays.copyOf(objects, rows.length);
        for (int i = 0; i < rows.length; i++) {
            taken[i] = rows[i] < 0 ? null : objects[rows[i]];
        }
        return taken;
    }
}
