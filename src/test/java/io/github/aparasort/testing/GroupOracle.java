package io.github.aparasort.testing;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** The groups of an array by a sorted map of boxed elements: each distinct element with its indices. */
public final class GroupOracle {
    private final Object array;
    private final TreeMap<Object, List<Integer>> groups = new TreeMap<>(AnyArray.natural());

    public GroupOracle(Object array) {
        this.array = array;
        for (int i = 0; i < Array.getLength(array); i++) {
            groups.computeIfAbsent(Array.get(array, i), key -> new ArrayList<>()).add(i);
        }
    }

    /** The indices of each group. */
    public List<List<Integer>> indices() {
        return List.copyOf(groups.values());
    }

    /** The first element of each group, with its bits. */
    public Object keys() {
        Object keys = Array.newInstance(array.getClass().getComponentType(), groups.size());
        int group = 0;
        for (List<Integer> each : groups.values()) {
            System.arraycopy(array, each.get(0), keys, group++, 1);
        }
        return keys;
    }

    public int[] counts() {
        return groups.values().stream().mapToInt(List::size).toArray();
    }

    public int[] order() {
        return groups.values().stream().flatMap(List::stream).mapToInt(i -> i).toArray();
    }

    public int[] offsets() {
        int[] offsets = new int[groups.size() + 1];
        int[] counts = counts();
        for (int group = 0; group < counts.length; group++) {
            offsets[group + 1] = offsets[group] + counts[group];
        }
        return offsets;
    }
}
