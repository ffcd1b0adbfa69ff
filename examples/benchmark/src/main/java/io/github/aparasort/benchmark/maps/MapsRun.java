package io.github.aparasort.benchmark.maps;

import io.github.aparasort.Gpu;
import io.github.aparasort.benchmark.report.Units;
import io.github.aparasort.benchmark.run.Progress;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Measures all cases, and prints a table of sums and one of joins. */
public final class MapsRun {
    private static final double GIB = 1 << 30;

    private final double seconds;
    private final Progress progress;
    private boolean right = true;

    private MapsRun(double seconds, Progress progress) {
        this.seconds = seconds;
        this.progress = progress;
    }

    /**
     * Runs them all.
     *
     * @param seconds for a case; few long calls may take longer
     * @return whether all results are right
     */
    public static boolean run(List<Integer> sizes, List<KeyKind> kinds, double seconds) {
        List<MapCase> sums = fitting(MapCase.sums(Gpu.shared(), sizes, kinds));
        List<MapCase> joins = fitting(MapCase.joins(Gpu.shared(), sizes, kinds));
        int cases = sums.size() + joins.size();
        MapsRun run = new MapsRun(seconds, new Progress(System.err, cases, cases * seconds));
        run.table(sums, new SpeedUps(MapCase.SUMS, KeySums.ENGINES));
        run.table(joins, new SpeedUps(MapCase.JOINS, KeyJoin.ENGINES));
        System.out.println(run.right ? "\nAll results are right." : "\nResults are WRONG: see above.");
        return run.right;
    }

    /** Those that the heap has room for; tells which are left out. */
    private static List<MapCase> fitting(List<MapCase> cases) {
        Map<Boolean, List<MapCase>> fit = cases.stream().collect(Collectors.partitioningBy(each ->
                each.kind().bytes(each.rows()) <= Runtime.getRuntime().maxMemory()));
        fit.get(false).forEach(each -> System.err.println("left out: " + each + ": needs a heap of "
                + Units.digits(each.kind().bytes(each.rows()) / GIB) + " GiB"));
        return fit.get(true);
    }

    private void table(List<MapCase> cases, SpeedUps table) {
        for (MapCase each : cases) {
            progress.begin(each.toString());
            Contest.Outcome outcome = each.contest().get().run(each.rows(), seconds);
            table.add(each.cells(), outcome.millis());
            right &= outcome.wrong().isEmpty();
            progress.end(outcome.millis().entrySet().stream()
                    .map(engine -> engine.getKey() + " " + Units.digits(engine.getValue()) + " ms")
                    .collect(Collectors.joining(", "))
                    + (outcome.wrong().isEmpty() ? "" : "; WRONG: " + outcome.wrong()), seconds);
        }
        if (!cases.isEmpty()) {
            System.out.print(table);
        }
    }
}
