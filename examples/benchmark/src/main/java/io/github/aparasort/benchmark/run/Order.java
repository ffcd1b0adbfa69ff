package io.github.aparasort.benchmark.run;

import io.github.aparasort.benchmark.run.Plan.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The order of the cases. A run may be cut by its limit of time, and its charts shall have their points even so. So
 * charts take turns: each gets the two ends of its abscissa first, and then what is between them.
 */
final class Order {
    private static final String OTHERS = "all others";

    private Order() {
    }

    /** The same steps. Where sizes make no abscissa, the order of the tables is kept. */
    static List<Step> endsFirst(Collection<Step> steps) {
        Map<String, List<Step>> bySize = steps.stream().collect(Collectors.groupingBy(
                step -> step.what().series() + step.vm(), LinkedHashMap::new, Collectors.toList()));
        Map<String, List<Step>> charts = new LinkedHashMap<>();
        bySize.forEach((series, list) -> charts.computeIfAbsent(list.size() > 1 ? series : OTHERS,
                key -> new ArrayList<>()).addAll(list));
        charts.forEach((series, list) -> {
            if (!series.equals(OTHERS)) {
                charts.put(series, largestSmallestMiddle(list));
            }
        });
        List<Step> ordered = new ArrayList<>();
        for (int turn = 0; ordered.size() < steps.size(); turn++) {
            for (List<Step> chart : charts.values()) {
                if (turn < chart.size()) {
                    ordered.add(chart.get(turn));
                }
            }
        }
        return ordered;
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
