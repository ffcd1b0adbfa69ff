package io.github.aparasort.benchmark.run;

import io.github.aparasort.benchmark.report.Chart;
import io.github.aparasort.benchmark.run.Plan.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The order of the cases. A run may be cut by its limit of time, and its charts shall have their points even so. So
 * charts take turns: each gets the two ends of its abscissa first, and then all are refined at the same pace.
 */
final class Order {
    /** Of a line; and the first two of other cases. */
    private static final int ENDS = 2;
    private static final String OVERVIEW = "overview";

    /**
     * @param pace which part of its chart is there before it, between 0 and 1; below 0 for the ends
     */
    private record Turn(Step step, double pace) {
    }

    private Order() {
    }

    /** These steps, the ends of each chart first. Where sizes make no abscissa, the order of the tables is kept. */
    static List<Step> endsFirst(Collection<Step> steps) {
        Map<String, List<Step>> bySize = group(steps, step -> step.what().series() + step.vm());
        List<Step> single = new ArrayList<>();
        List<List<Step>> charts = new ArrayList<>();
        bySize.values().forEach(line -> {
            if (line.size() > 1) {
                charts.add(largestSmallestMiddle(line));
            } else {
                single.addAll(line);
            }
        });
        // Several distributions make a chart, too; everything else is in the overview.
        Map<String, Long> inputs = single.stream().collect(Collectors.groupingBy(Order::inputs, Collectors.counting()));
        charts.addAll(group(single, step -> inputs.get(inputs(step)) >= Chart.FEWEST_ROWS ? inputs(step) : OVERVIEW)
                .values());

        List<Turn> turns = new ArrayList<>();
        for (List<Step> chart : charts) {
            for (int i = 0; i < chart.size(); i++) {
                turns.add(new Turn(chart.get(i), i < ENDS ? i - ENDS : (i - ENDS + 0.5) / (chart.size() - ENDS)));
            }
        }
        // Stable: of the same pace, charts come in the order of the tables.
        turns.sort(Comparator.comparingDouble(Turn::pace));
        return turns.stream().map(Turn::step).toList();
    }

    private static String inputs(Step step) {
        return step.what().operation() + " " + step.what().type() + " " + step.what().n() + step.vm();
    }

    private static Map<String, List<Step>> group(Collection<Step> steps, Function<Step, String> by) {
        return steps.stream().collect(Collectors.groupingBy(by, LinkedHashMap::new, Collectors.toList()));
    }

    /** Then the middle of the widest gap, again and again. */
    private static List<Step> largestSmallestMiddle(List<Step> steps) {
        List<Step> sorted = new ArrayList<>(steps);
        sorted.sort(Comparator.comparingInt(step -> step.what().n()));
        int last = sorted.size() - 1;
        List<Integer> taken = new ArrayList<>(List.of(0, last));
        List<Step> ordered = new ArrayList<>(List.of(sorted.get(last), sorted.get(0)));
        while (taken.size() < sorted.size()) {
            int widest = 1;
            for (int i = 2; i < taken.size(); i++) {
                if (gap(taken, i) > gap(taken, widest)) {
                    widest = i;
                }
            }
            int middle = (taken.get(widest - 1) + taken.get(widest)) / 2;
            taken.add(widest, middle);
            ordered.add(sorted.get(middle));
        }
        return ordered;
    }

    private static int gap(List<Integer> taken, int i) {
        return taken.get(i) - taken.get(i - 1);
    }
}
