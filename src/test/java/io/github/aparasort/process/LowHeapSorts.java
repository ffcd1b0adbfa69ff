package io.github.aparasort.process;

import io.github.aparasort.Execution;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.FaultyContext;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Sorts arrays of more than half of the heap, in a process of its own; tells which engine did it, and why. */
final class LowHeapSorts {
    private static final double SHARE = 0.6;

    private LowHeapSorts() {
    }

    public static void main(String[] args) {
        try (FaultyContext context = new FaultyContext(Target.valueOf(args[0])).proveKernels()) {
            Sorter sorter = context.sorter();
            sort(context, Integer.BYTES, int[]::new, sorter::sort);
            sort(context, Long.BYTES, long[]::new, sorter::sort);
            sort(context, Float.BYTES, float[]::new, sorter::sort);
            sort(context, Double.BYTES, double[]::new, sorter::sort);
            int[] small = AdversarialKeys.ZIPF.ints(FaultyContext.SMALLEST);
            sorter.sort(small);
            print(context, int.class, true);
        }
    }

    private static <A> void sort(FaultyContext context, int bytes, IntFunction<A> create, Consumer<A> sort) {
        int n = (int) (SHARE * Runtime.getRuntime().maxMemory() / bytes);
        A array = create.apply(n);
        SplittableRandom random = new SplittableRandom(n);
        long sum = 0;
        for (int i = 0; i < n; i++) {
            int key = random.nextInt(1 << 24) - (1 << 23);
            sum += key;
            set(array, i, key);
        }
        sort.accept(array);
        boolean sorted = true;
        double before = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            double key = get(array, i);
            sorted &= before <= key;
            before = key;
            sum -= (long) key;
        }
        print(context, array.getClass().getComponentType(), sorted && sum == 0);
    }

    private static void set(Object array, int i, int key) {
        if (array instanceof int[] ints) {
            ints[i] = key;
        } else if (array instanceof long[] longs) {
            longs[i] = key;
        } else if (array instanceof float[] floats) {
            floats[i] = key;
        } else {
            ((double[]) array)[i] = key;
        }
    }

    private static double get(Object array, int i) {
        return array instanceof int[] ints ? ints[i]
                : array instanceof long[] longs ? longs[i]
                : array instanceof float[] floats ? floats[i] : ((double[]) array)[i];
    }

    private static void print(FaultyContext context, Class<?> type, boolean right) {
        List<Execution> told = context.told();
        Execution last = told.get(told.size() - 1);
        System.out.println(type + " " + (right ? "right" : "WRONG") + " " + last.engine() + " "
                + (last.note().contains("no room for staging") ? "no room" : last.note()));
    }
}
