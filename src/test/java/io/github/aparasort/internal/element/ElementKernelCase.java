package io.github.aparasort.internal.element;

import io.github.aparasort.Target;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelRuns;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** One kernel of a step in tiny groups, against the simplest loop. */
@ParameterizedClass(name = "{0}, NT {1}, {2} groups")
@CsvSource({"JTP, 2, 1", "JTP, 4, 3", "OPENCL, 2, 3", "OPENCL, 4, 1"})
abstract class ElementKernelCase {
    @RegisterExtension
    static final KernelRuns KERNELS = new KernelRuns();
    /** Inputs with ties, with all bits, and with the extremes of the type. */
    static final Set<Input> INPUTS = Set.of(Input.RANDOM, Input.EXTREMES, Input.MOSTLY_MAX, Input.MOSTLY_MIN,
            Input.FIVE_VALUES, Input.SAWTOOTH);

    @Parameter(0)
    Target target;
    @Parameter(1)
    int nt;
    @Parameter(2)
    int maxGroups;

    /** The kernel of a geometry, which is made when it is first asked for. */
    final <K extends TileKernel> KernelRun<K> run(Supplier<K> maker) {
        return KERNELS.get(target, List.of(nt, maxGroups), () -> {
            K kernel = maker.get();
            kernel.shape(nt, maxGroups);
            return kernel;
        });
    }
}
