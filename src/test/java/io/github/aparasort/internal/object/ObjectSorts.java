package io.github.aparasort.internal.object;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyedRecord;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.ForkJoinPool;

/** What {@link ObjectThreadsTest} runs in a process of its own: sorts of objects, with another common pool. */
final class ObjectSorts {
    private ObjectSorts() {
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "queue" -> queue();
            case "stable" -> stable();
            case "heap" -> heap();
            case "told" -> told();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static void queue() {
        boolean sorted = true;
        for (int i = 0; i < 20; i++) {
            KeyedRecord[] items = KeyedRecord.of(Input.FIVE_VALUES, 20_000);
            GpuArrays.parallelSort(items, KeyedRecord.BY_KEY);
            sorted &= isStable(items);
        }
        while (ForkJoinPool.commonPool().getActiveThreadCount() > 0) {
            Thread.onSpinWait();
        }
        System.out.println(sorted + ", " + ForkJoinPool.commonPool().getQueuedSubmissionCount() + " helpers left");
    }

    private static void stable() {
        for (int n : new int[] {16_384, 16_385, 200_000}) {
            KeyedRecord[] items = KeyedRecord.of(Input.FIVE_VALUES, n);
            KeyedRecord[] theirs = items.clone();
            GpuArrays.parallelSort(items, KeyedRecord.BY_KEY);
            System.out.println("GpuArrays " + n + " " + isStable(items));
            Arrays.parallelSort(theirs, KeyedRecord.BY_KEY);
            System.out.println("Arrays " + n + " " + isStable(theirs));
        }
    }

    /** Through the drop-in, whose listeners stay for good. */
    private static void told() {
        Gpu.shared().onExecution(done -> System.out.println(done.operation() + " " + done.type().getSimpleName() + " "
                + done.n() + " " + done.engine() + " " + done.note()));
        KeyedRecord[] items = KeyedRecord.of(Input.RANDOM, 20_000);
        GpuArrays.parallelSort(items, 1, 9, KeyedRecord.BY_KEY);
        GpuArrays.parallelSort(items, KeyedRecord.BY_KEY);
        GpuArrays.sort(items, 1, 9000, KeyedRecord.BY_KEY);
        GpuArrays.parallelSort(new String[] {"b", "a"});
        GpuArrays.sort((Object[]) new Integer[] {2, 1, 3});
    }

    private static boolean isStable(KeyedRecord[] items) {
        for (int i = 1; i < items.length; i++) {
            int compared = KeyedRecord.BY_KEY.compare(items[i - 1], items[i]);
            if (compared > 0 || compared == 0 && items[i - 1].place() > items[i].place()) {
                return false;
            }
        }
        return true;
    }

    /** References to few objects, so that arrays of references are what fills the heap. */
    private static void heap() {
        Integer[] few = new Integer[1000];
        Arrays.setAll(few, i -> i);
        // More, and the JDK's own sort would not do.
        for (int percent = 36; percent <= 46; percent++) {
            int n = (int) (Runtime.getRuntime().maxMemory() / 4 * percent / 100);
            Integer[] items = new Integer[n];
            SplittableRandom random = new SplittableRandom(percent);
            long sum = 0;
            for (int i = 0; i < n; i++) {
                items[i] = few[random.nextInt(few.length)];
                sum += items[i];
            }
            int parts = ObjectMergesort.sort(items, 0, n, null);
            for (int i = 0; i < n; i++) {
                sum -= items[i];
            }
            boolean sorted = sum == 0;
            for (int i = 1; i < n; i++) {
                sorted &= items[i - 1] <= items[i];
            }
            System.out.println((parts == 1 ? "1 part" : parts + " parts") + ", " + percent + " %: " + sorted);
            items = null;
        }
    }
}
