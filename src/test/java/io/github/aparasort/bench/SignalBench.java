package io.github.aparasort.bench;

import io.github.aparasort.internal.opencl.OpenCl;

/**
 * Whether a JVM survives a listing of the OpenCL devices: afterwards eight threads raise SIGSEGV at once, by compiled
 * code that meets a null. Nothing is built. Where PoCL is installed, some of the processes end without a message, unless
 * libjsig is preloaded. To count those that live:
 *
 * <pre>
 * for i in $(seq 40); do java -Xcomp '-XX:CompileCommand=compileonly,*SignalBench::*' -cp CLASSPATH \
 *     io.github.aparasort.bench.SignalBench; done | grep -c alive
 * </pre>
 */
final class SignalBench {
    private static final int THREADS = 8;
    /** Milliseconds until all threads wait for the start. */
    private static final int UNTIL_READY = 200;
    /** Calls after which HotSpot has compiled the method without a test for null. */
    private static final int CALLS = 200_000;

    private static int[] nothing;
    private static volatile boolean started;

    private SignalBench() {
    }

    public static void main(String[] args) throws InterruptedException {
        int[] some = new int[1];
        long sum = 0;
        for (int call = 0; call < CALLS; call++) {
            sum += length(some);
        }
        System.out.println(sum + " calls, " + OpenCl.devices(System.out::println).size() + " devices");
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(() -> {
                while (!started) {
                    Thread.onSpinWait();
                }
                try {
                    length(nothing);
                } catch (NullPointerException e) {
                    // The JVM makes it from the signal.
                }
            });
            threads[i].start();
        }
        Thread.sleep(UNTIL_READY);
        started = true;
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println("alive");
    }

    private static int length(int[] array) {
        return array.length;
    }
}
