package io.github.aparasort.process;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuRows;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.event.Events;
import io.github.aparasort.internal.step.SortKind;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.LogCapture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import jdk.jfr.Recording;

/** What {@link FirstUseTest} runs in a process of its own; the argument says which part. */
final class FirstUse {
    private FirstUse() {
    }

    public static void main(String[] args) throws IOException {
        switch (args[0]) {
            case "small" -> small();
            case "jtp-small" -> jtpSmall();
            case "few-keys" -> Gpu.shared().groups().counts(keys(100));
            case "few-keys-recorded" -> recorded(keys(100), Path.of(args[1]));
            case "shared" -> shared();
            case "resident" -> resident();
            case "sorted-recorded" -> recorded(new int[200_000], Path.of(args[1]));
            case "large" -> large();
            case "levels" -> levels(() -> {
                Gpu.devices();
                Gpu.open(Target.JTP).sorter().sort(new int[100_000]);
            });
            case "levels-order" -> levels(() ->
                    Gpu.open(Target.JDK).sorter().sort(new int[100], IntOrders.ByTwoBits::new));
            case "explain" -> System.out.println(GpuArrays.explain(int.class, 500_000));
            case "explain-large" -> System.out.println(Gpu.shared().explain("argsort", long.class, 10_000_000));
            case "first-sort" -> firstSort(Integer.parseInt(args[1]));
            case "one-sort" -> oneSort();
            case "sorting-handler" -> sortingHandler();
            case "all-calls" -> allCalls();
            case "measured" -> {
                Gpu.shared().warmUp();
                System.out.println(GpuArrays.explain(int.class, 1_000_000));
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    /** Through the drop-in, with the target of the system property. */
    private static void small() {
        for (int i = 0; i < 20_000; i++) {
            int n = i % 2 == 0 ? 1000 : 100;
            GpuArrays.sort(descendingInts(n));
            GpuArrays.sort(new long[n], 3, n - 5);
            if (i % 100 == 0) {
                GpuArrays.argsort(descendingInts(n));
                GpuArrays.argsort(new long[n]);
                GpuArrays.sortPairs(descendingInts(n), new int[n]);
                GpuArrays.sortPairs(new long[n], new int[n]);
                smallOfOtherOrders(n);
                GpuArrays.parallelSort(new Integer[] {3, 1, 2});
                GpuArrays.sort(new Integer[] {3, 1, 2}, Comparator.reverseOrder());
            }
        }
    }

    private static void smallOfOtherOrders(int n) {
        GpuArrays.sortDescending(descendingInts(n));
        GpuArrays.sortDescending(new double[n], 3, n - 5);
        GpuArrays.sortDescending(new byte[n]);
        GpuArrays.sortUnsigned(new long[n]);
        GpuArrays.isSorted(new float[n]);
        GpuArrays.argsort(new float[n]);
        GpuArrays.argsortDescending(new char[n]);
        GpuArrays.sortPairs(new double[n], new float[n]);
        GpuArrays.sortPairs(descendingInts(n), new Object[n]);
        GpuArrays.sortByInt(new Object[n], object -> 5);
        GpuArrays.sortByDouble(new Object[n], object -> 5);
        GpuArrays.orderBy(new int[n]).thenDescending(new long[n]).then(new short[n]).argsort();
    }

    private static void jtpSmall() {
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            for (int i = 0; i < 1000; i++) {
                gpu.sorter().sort(new int[1000]);
                gpu.sorter().sort(new long[1000]);
            }
            gpu.sorter().argsort(new int[1000]);
        }
    }

    /** Every target that this machine has, at sizes that need kernels, and what happens in the background. */
    private static void large() {
        for (Target target : Target.values()) {
            try (Gpu gpu = Gpu.open(target)) {
                gpu.explain(int.class, 100_000);
                if (target != Target.GPU && (target != Target.OPENCL || !Gpu.devices().isEmpty())) {
                    gpu.warmUp();
                    int[] a = descendingInts(100_000);
                    int[] sorted = a.clone();
                    Arrays.sort(sorted);
                    gpu.sorter().sort(a);
                    gpu.sorter().argsort(new long[100_000]);
                    if (!Arrays.equals(sorted, a)) {
                        throw new AssertionError(target);
                    }
                }
            }
        }
    }

    /** Few elements, which the JDK handles: the first call makes the array. */
    private static void shared() {
        int[] a = IntStream.range(0, 1 << 20).toArray();
        Gpu.shared().scan().inclusive(a, a.clone(), ScanOp.SUM);
        Gpu.shared().merger().mergeAll(a, Gpu.shared().merger().merge(a, a), Gpu.shared().multisets().union(a, a));
    }

    private static void resident() {
        Gpu gpu = Gpu.shared();
        try (GpuInts a = gpu.ints(descendingInts(1000)); GpuInts distinct = a.sort().unique(); GpuInts order = a.argsort();
                GpuLongs zeros = gpu.longs(1000); GpuRows rows = a.joinInner(distinct)) {
            a.sortDescending().sortPairs(zeros);
            if (a.toArray()[999] != 1000 || distinct.take(order).reduce(ScanOp.MAX) != 1000 || rows.size() != 1000) {
                throw new AssertionError();
            }
        }
    }

    private static int[] keys(int different) {
        return new SplittableRandom(1).ints(200_000, 0, different).toArray();
    }

    /** Records a call, as soon as calls are recorded. */
    private static void recorded(int[] a, Path file) throws IOException {
        try (Recording recording = new Recording()) {
            recording.start();
            Gpu.shared().groups().counts(a);
            // A process that makes one call has nothing opened for it.
            Gpu.shared().groups().counts(a);
            while (!Events.wantsExecutions()) {
                Thread.onSpinWait();
            }
            Gpu.shared().groups().counts(a);
            recording.dump(file);
        }
    }

    /** Waits until engines are being opened; nothing else asks for them. */
    private static void oneSort() {
        Gpu.shared().sorter().sort(new SplittableRandom(1).ints(100_000).toArray());
        while (!Discovery.isDone() || !Calibration.shared().isOpen(SortKind.INT.name(), "JTP")) {
            Thread.onSpinWait();
        }
        System.out.println("open");
    }

    private static void firstSort(int n) {
        GpuArrays.sort(new SplittableRandom(1).doubles(n).toArray());
        System.out.println("sorted");
    }

    /** A log handler of the application sorts too: with the agent, it need not know. */
    private static void sortingHandler() {
        try (LogCapture log = new LogCapture() {
            @Override
            public void publish(LogRecord logged) {
                System.out.println(logged.getMessage());
                allCalls();
            }
        }) {
            allCalls();
        }
    }

    /** The calls that the agent redirects, with few elements and with many. */
    private static void allCalls() {
        for (int n : new int[] {3, 300_000, 300_000}) {
            int[] a = descendingInts(n);
            GpuArrays.sort(a);
            Integer[] b = {3, 1, 2};
            GpuArrays.sort(b);
            Integer[] c = Arrays.stream(descendingInts(n)).boxed().toArray(Integer[]::new);
            GpuArrays.parallelSort(c);
            int[] sums = new int[n];
            Arrays.fill(sums, 1);
            GpuArrays.parallelPrefix(sums, Integer::sum);
            System.out.println(a[0] == 1 && a[n - 1] == n && b[0] == 1 && c[n - 1] == n && sums[n - 1] == n);
        }
    }

    private static void levels(Runnable work) {
        Handler[] handlers = Logger.getLogger("").getHandlers();
        handlers[0].setLevel(Level.FINER);
        work.run();
        for (Handler handler : handlers) {
            System.out.println(handler.getLevel());
        }
        System.out.println(Logger.getLogger("").getLevel());
    }

    private static int[] descendingInts(int n) {
        int[] a = new int[n];
        Arrays.setAll(a, i -> n - i);
        return a;
    }
}
