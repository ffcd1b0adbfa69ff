package io.github.aparasort.testing;

import io.github.aparasort.Target;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The kernels of a class of tests, each for as long as the class runs: it takes longer to build one than to run it. */
public final class KernelRuns implements AfterAllCallback {
    private final Map<List<Object>, KernelRun<?>> runs = new HashMap<>();

    /**
     * The kernel of a geometry, made when it is first asked for.
     *
     * @param geometry what tells kernels from one another
     */
    @SuppressWarnings("unchecked")
    public <K> KernelRun<K> get(Target target, Object geometry, Supplier<K> maker) {
        return (KernelRun<K>) runs.computeIfAbsent(List.of(target, geometry),
                key -> KernelRun.of(target, maker.get()));
    }

    @Override
    public void afterAll(ExtensionContext context) {
        runs.values().forEach(KernelRun::close);
        runs.clear();
    }
}
