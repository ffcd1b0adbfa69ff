package io.github.aparasort.benchmark.maps;

import io.github.aparasort.benchmark.report.Units;
import java.util.List;
import java.util.Map;

/** A table in Markdown: the milliseconds of the first engine, and how many times as fast as each other one that is. */
final class SpeedUps {
    private final List<String> engines;
    private final StringBuilder text;

    /** @param cells the headings of what tells a case */
    SpeedUps(List<String> cells, List<String> engines) {
        this.engines = engines;
        this.text = new StringBuilder("\n| ").append(String.join(" | ", cells)).append(" | ").append(engines.get(0))
                .append(", ms | ").append(String.join(" | ", engines.subList(1, engines.size()))).append(" |\n|---|")
                .append("---:|".repeat(cells.size() - 1 + engines.size())).append('\n');
    }

    /** @param millis by engine; not all have taken part */
    void add(List<String> cells, Map<String, Double> millis) {
        double ours = millis.get(engines.get(0));
        text.append("| ").append(String.join(" | ", cells)).append(" | ").append(Units.digits(ours)).append(" |");
        for (String engine : engines.subList(1, engines.size())) {
            text.append(' ').append(millis.containsKey(engine) ? Units.digits(millis.get(engine) / ours) : "-")
                    .append(" |");
        }
        text.append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
