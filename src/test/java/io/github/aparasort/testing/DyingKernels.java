package io.github.aparasort.testing;


import com.aparapi.Kernel;
import io.github.aparasort.Execution;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.RakeLaunch;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.InPlaceRakeKernel;
import io.github.aparasort.internal.sort.RadixKernel;
import io.github.aparasort.internal.step.SortKind;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.concurrent.ForkJoinPool;

/** Kernels whose workers follow a fault plan. */
public final class DyingKernels {
    private DyingKernels() {
    }

    /** A bucket that holds all keys: work for one. */
    public static final int ALL = Integer.MAX_VALUE;

    public static RadixKernel create(SortKind kind, int rakes, int bucketKeys, FaultPlan plan) {
        RadixKernel kernel = switch (kind) {
            case INT -> new IntDyingRadixSort(rakes, plan);
            case LONG -> new LongDyingRadixSort(rakes, plan);
            case FLOAT -> new FloatDyingRadixSort(rakes, plan);
            case DOUBLE -> new DoubleDyingRadixSort(rakes, plan);
            case INT_PAIR -> new IntPairDyingRadixSort(rakes, plan);
            case LONG_PAIR -> new LongPairDyingRadixSort(rakes, plan);
        };
        kernel.scale(bucketKeys == ALL ? Integer.MAX_VALUE : 0, bucketKeys);
        return kernel;
    }

    /** A kernel in place of another one. If it divides its work into parts, they have this many elements. */
    public static InPlaceRakeKernel create(Rakes<?> of, int rakes, int partElements, FaultPlan plan) {
        String name = of.kernel().getSimpleName().replace("Rake", "Dying");
        try {
            Constructor<?> maker = Class.forName(DyingKernels.class.getPackageName() + "." + name)
                    .getConstructors()[0];
            InPlaceRakeKernel kernel = (InPlaceRakeKernel) (maker.getParameterCount() == 2
                    ? maker.newInstance(rakes, plan) : maker.newInstance(rakes, of.variant(), plan));
            kernel.scale(0, partElements);
            return kernel;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(name, e);
        }
    }

    /** Does a job on a kernel that is not used again. */
    public static void run(DeviceKernel kernel, Job job) throws Exception {
        new DyingWork(job, plan -> kernel, what -> { }).live(null);
    }

    /** Does a job on the kernel of a launch. */
    public static Execution run(RakeLaunch launch, Job job) throws DeviceFault {
        return Executions.run(job, job.rakes(), launch, System.nanoTime(), "");
    }

    /** JTP keeps the threads of every kernel for a minute, and a test makes hundreds of kernels. */
    public static void endThreads(Kernel kernel) throws ReflectiveOperationException {
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
