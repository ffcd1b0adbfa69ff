package io.github.aparasort.internal.engine;

import io.github.aparasort.Engine;
import io.github.aparasort.Gpu;
import io.github.aparasort.IntOrderKernel;
import java.util.List;
import java.util.Random;

/** Prints which threads of the library run while plain Java does the first call of a process, and what did it. */
final class FirstOrder {
    private static List<String> during;
    private static Engine engine;

    private FirstOrder() {
    }

    /** The caller's code: it looks once, in the middle of the call. */
    public static final class Looking extends IntOrderKernel {
        private static final int MIDDLE = 100_000;
        private int calls;

        @Override
        public boolean before(int a, int b) {
            if (++calls == MIDDLE) {
                during = Thread.getAllStackTraces().keySet().stream().map(Thread::getName)
                        .filter(name -> name.startsWith("aparasort-")).sorted().toList();
            }
            return a < b;
        }
    }

    public static void main(String[] args) {
        Gpu.shared().onExecution(done -> engine = done.engine());
        Gpu.shared().sorter().sort(new Random(1).ints(50_000).toArray(), Looking::new);
        System.out.println("during the call: " + during + ", after it: " + engine);
    }
}
