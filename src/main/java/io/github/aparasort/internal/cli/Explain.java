package io.github.aparasort.internal.cli;

import io.github.aparasort.Gpu;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Shows which engine an operation would use, and why, after the engines were measured at it. */
final class Explain {
    private static final Map<String, Class<?>> TYPES = Map.of("int", int.class, "long", long.class, "float",
            float.class, "double", double.class, "byte", byte.class, "short", short.class, "char", char.class, "String",
            String.class, "Object", Object.class);

    private Explain() {
    }

    /** Runs the command. */
    static void run(List<String> args, PrintStream out, PrintStream err) {
        Arguments arguments = Arguments.parse(args, Set.of("--engine="));
        List<String> operands = arguments.operands(0, "OPERATION", "TYPE", "N");
        Class<?> type = TYPES.get(operands.get(1));
        if (type == null) {
            throw new UsageException("TYPE is int, long, float, double, byte, short, char, String or Object, not "
                    + operands.get(1));
        }
        String count = operands.get(2);
        int n = Arguments.number(count.replace("_", ""), 0,
                "N is a number of elements, for instance 1000000 or 1_000_000, not " + count);
        Target target = arguments.engine();
        try (Gpu gpu = Gpu.open(target); Progress progress = new Progress(err)) {
            Plan plan = plan(gpu, operands.get(0), type, n);
            if (target == Target.AUTO && type != Object.class) {
                progress.step("measuring the engines");
                gpu.warmUp(operands.get(0), type);
                plan = plan(gpu, operands.get(0), type, n);
            }
            out.println(plan);
        }
    }

    private static Plan plan(Gpu gpu, String operation, Class<?> type, int n) {
        try {
            return gpu.explain(operation, type, n);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }
}
