package io.github.aparasort.internal.merge;

import io.github.aparasort.MergeStrategy;
import io.github.aparasort.Target;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.RakeKernel;
import io.github.aparasort.testing.KernelMergeCase;
import io.github.aparasort.testing.KernelRun;
import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** Merges by rakes; without any they are those of the JDK engine. */
@ParameterizedClass(name = "{0}, {1} rakes")
@CsvSource({"INT, 1", "INT, 3", "LONG, 4", "FLOAT, 2", "DOUBLE, 3", "INT_PAIRS, 3", "LONG_PAIRS, 2", "FLOAT_PAIRS, 3",
    "DOUBLE_PAIRS, 1", "INT, 0", "LONG_PAIRS, 0", "FLOAT_PAIRS, 0", "DOUBLE, 0"})
class RakeMergeTest extends KernelMergeCase {
    @Parameter(0)
    KeyKind kind;
    @Parameter(1)
    int rakes;

    @Override
    protected KeyKind kind() {
        return kind;
    }

    /** The job for any arrays tells the kernel. */
    @Override
    protected void merge(Object a, Object b, Object out, int[] origins) {
        MergeWorkload workload = new MergeWorkload(kind, MergeStrategy.AUTO);
        Job job = switch (kind) {
            case INT, INT_PAIRS -> new IntMergeJob(workload, (int[]) a, (int[]) b, (int[]) out, origins);
            case LONG, LONG_PAIRS -> new LongMergeJob(workload, (long[]) a, (long[]) b, (long[]) out, origins);
            case FLOAT, FLOAT_PAIRS -> new FloatMergeJob(workload, (float[]) a, (float[]) b, (float[]) out, origins);
            case DOUBLE, DOUBLE_PAIRS -> new DoubleMergeJob(workload, (double[]) a, (double[]) b, (double[]) out,
                    origins);
        };
        if (rakes == 0) {
            job.runPlain();
            return;
        }
        KernelRun<RakeKernel> run = KERNELS.get(Target.JTP, List.of(kind, rakes), () -> {
            RakeKernel kernel = job.rakes().maker().apply(rakes);
            kernel.scale(0, 0);
            return kernel;
        });
        run.run((InPlaceJob<?>) job);
    }

    @Override
    protected int[] sizes() {
        return new int[] {2, 3, 31, 64, 65, 127, 509, 1500, 20_011};
    }
}
