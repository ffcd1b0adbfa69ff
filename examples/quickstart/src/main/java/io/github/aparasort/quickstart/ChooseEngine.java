package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which engine does the work, why, and how to have another one. */
public final class ChooseEngine {
    private ChooseEngine() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        int[] words = Data.words(1_000_000);
        int[] expected = words.clone();
        Arrays.sort(expected);

        // Without it the JDK does the first sorts, while the engines are measured in the background. Measurements are
        // of the process: GpuArrays knows them as well.
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            gpu.warmUp(int.class);
            // All of the plan, as text, has the measurements too.
            Plan plan = gpu.explain(int.class, words.length);
            check(plan.n() == words.length, "plan");
            System.out.println("AUTO would take " + plan.engine() + ": " + plan.why() + "; not " + plan.whyNot());
            show(gpu, words, expected);
        }

        // A context for one engine: Aparapi's Java threads here. With Target.GPU, calls throw GpuException where there
        // is no GPU.
        try (Gpu threads = Gpu.open(Target.JTP)) {
            show(threads, words, expected);
        }

        // Small arrays go straight to the JDK, whoever asks.
        check(GpuArrays.explain(int.class, 100).n() == 100, "plan of a small array");
    }

    private static void show(Gpu gpu, int[] words, int[] expected) {
        // On the caller's thread, when the call is done: a good place for a line in the log.
        List<Execution> told = new ArrayList<>();
        gpu.onExecution(told::add);
        int[] sorted = words.clone();
        gpu.sorter().sort(sorted);
        check(Arrays.equals(sorted, expected), "sort");
        check(told.size() == 1 && told.get(0).n() == words.length, "what the listener was told");

        Execution done = told.get(0);
        System.out.printf("%s did %s of %,d %ss in %.1f ms%s%n", done.engine(), done.operation(), done.n(), done.type(),
                done.totalNanos() / 1e6, done.note().isEmpty() ? "" : " (" + done.note() + ")");
    }
}
