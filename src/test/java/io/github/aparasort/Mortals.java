package io.github.aparasort;

import com.aparapi.Kernel;
import io.github.aparasort.kernel.rake.RadixKernel;
import java.lang.reflect.Field;
import java.util.concurrent.ForkJoinPool;

/** Radix kernels whose workers have a fate. */
final class Mortals {
    private Mortals() {
    }

    /** Keys of a bucket that is all there is: work for one. */
    static final int ALL = Integer.MAX_VALUE;

    static RadixKernel create(SortKind kind, int rakes, int bucketKeys, Fate fate) {
        RadixKernel kernel = switch (kind) {
            case INT -> new IntMortal(rakes, fate);
            case LONG -> new LongMortal(rakes, fate);
            case FLOAT -> new FloatMortal(rakes, fate);
            case DOUBLE -> new DoubleMortal(rakes, fate);
            case PACKED -> new PackedMortal(rakes, fate);
            case LONG_PAIR -> new LongPairMortal(rakes, fate);
        };
        kernel.scale(bucketKeys == ALL ? Integer.MAX_VALUE : 0, bucketKeys);
        return kernel;
    }

    /** JTP keeps the threads of every kernel for a minute, and a test makes hundreds of kernels. */
    static void endThreads(Kernel kernel) throws ReflectiveOperationException {
        Field runner = Kernel.class.getDeclaredField("kernelRunner");
        runner.setAccessible(true);
        Object made = runner.get(kernel);
        if (made != null) {
            Field pool = made.getClass().getDeclaredField("threadPool");
            pool.setAccessible(true);
            ((ForkJoinPool) pool.get(made)).shutdown();
        }
    }
}
