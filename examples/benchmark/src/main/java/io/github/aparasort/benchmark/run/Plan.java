package io.github.aparasort.benchmark.run;

import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The cases of a run, in their order, and those left out.
 *
 * @param skipped what is not measured, and why
 */
public record Plan(List<Step> steps, Set<String> skipped) {
    /** A case in a JVM. */
    public record Step(Case what, Vm vm) {
    }

    /** Of the heap; the rest is the collector's. */
    private static final double USABLE_HEAP = 0.8;
    private static final double MEBIBYTE = 1 << 20;

    /**
     * @param types only these
     * @param contenders those that can
     * @param vms JDKs, whose workers are those of the tables
     * @param heapBytes what a JVM may take at most
     */
    public static Plan of(List<Table> tables, List<KeyType> types, List<Contender> contenders, List<Vm> vms,
            long heapBytes) {
        Set<Step> steps = new LinkedHashSet<>();
        Set<String> skipped = new LinkedHashSet<>();
        for (Table table : tables) {
            for (Case what : table.cases(types, contenders)) {
                if (!what.isContest()) {
                    skipped.add(what.operation() + " " + what.type() + ": no contest");
                } else if (what.guessBytes() > USABLE_HEAP * heapBytes) {
                    skipped.add(String.format(Locale.ROOT, "%s: needs a heap of about %,d MiB (-Xmx, --jvm-args)",
                            what, (long) (what.guessBytes() / USABLE_HEAP / MEBIBYTE)));
                } else {
                    vms.forEach(vm -> table.workers().forEach(workers ->
                            steps.add(new Step(what, new Vm(vm.home(), workers)))));
                }
            }
        }
        return new Plan(Order.endsFirst(steps), skipped);
    }
}
