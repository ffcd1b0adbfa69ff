package io.github.aparasort.benchmark.contest;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/** The subject: the public API of Aparasort, and nothing else of it. */
final class Aparasort {
    private static final Map<Target, Gpu> CONTEXTS = new EnumMap<>(Target.class);

    private Aparasort() {
    }

    /** One context per target and process. That of {@code AUTO} is the one that {@code GpuArrays} runs on. */
    static synchronized Gpu context(Target target) {
        return CONTEXTS.computeIfAbsent(target, key -> key == Target.AUTO ? Gpu.shared() : Gpu.open(key));
    }

    /** Null where the API has nothing for it: the place to add types and operations. */
    static Algorithm algorithm(Sorter sorter, Operation operation, KeyType type) {
        return switch (operation) {
            case SORT -> switch (type) {
                case INT -> work -> sorter.sort(work.ints());
                case LONG -> work -> sorter.sort(work.longs());
                case FLOAT -> work -> sorter.sort(work.floats());
                case DOUBLE -> work -> sorter.sort(work.doubles());
            };
            case ARGSORT -> switch (type) {
                case INT -> work -> work.companion = sorter.argsort(work.ints());
                case LONG -> work -> work.companion = sorter.argsort(work.longs());
                case FLOAT, DOUBLE -> null;
            };
            case SORT_PAIRS -> switch (type) {
                case INT -> work -> sorter.sortPairs(work.ints(), work.companion);
                case LONG -> work -> sorter.sortPairs(work.longs(), work.companion);
                case FLOAT, DOUBLE -> null;
            };
        };
    }

    /** What {@code explain} says; empty for what it does not explain. */
    static String plan(Target target, Operation operation, KeyType type, int n) {
        try {
            return operation == Operation.SORT ? context(target).explain(type.component(), n).toString() : "";
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /**
     * What did the work, from one call on a context of its own: a listener stays for good, and a context with one no
     * longer takes the short way to the JDK, which is to be measured.
     */
    static String engine(Target target, Operation operation, KeyType type, Work work) {
        AtomicReference<Execution> seen = new AtomicReference<>();
        try (Gpu observed = Gpu.open(target)) {
            observed.onExecution(seen::set);
            algorithm(observed.sorter(), operation, type).run(work);
        }
        Execution done = seen.get();
        String engine = done.device().map(device -> "OpenCL on " + device.name()).orElse(done.engine().toString());
        return done.note().isEmpty() ? engine : engine + " (" + done.note() + ")";
    }
}
