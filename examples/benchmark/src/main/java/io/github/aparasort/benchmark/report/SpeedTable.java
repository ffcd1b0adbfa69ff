package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.statistics.Comparison;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/** Two tables of the cases of one operation and type: ns per key, and how many times as fast Aparasort is. */
final class SpeedTable {
    private SpeedTable() {
    }

    static String markdown(List<Measured> rows) {
        List<Contender> contenders = Arrays.stream(Contender.values())
                .filter(contender -> rows.stream().anyMatch(row -> row.nanos().containsKey(contender))).toList();
        List<Contender> subjects = contenders.stream().filter(Contender::isSubject).toList();
        List<Contender> peers = contenders.stream().filter(contender -> !contender.isSubject()).toList();
        StringBuilder text = new StringBuilder("\n### ns per key\n\n");
        text.append(head(contenders, "engine"));
        for (Measured row : rows) {
            StringJoiner line = line(row).add(String.join("; ", row.engines().values()));
            for (Contender contender : contenders) {
                line.add(row.nanos().containsKey(contender) ? Units.digits(row.nanosPerKey(contender)) : "");
            }
            text.append(line).append('\n');
        }
        for (Contender subject : subjects) {
            text.append("\n### ").append(subject).append(": times as fast as\n\n").append(head(peers, "rounds"));
            for (Measured row : rows) {
                if (row.nanos().containsKey(subject)) {
                    text.append(speedUps(row, subject, peers)).append('\n');
                }
            }
        }
        return text.toString();
    }

    private static StringJoiner speedUps(Measured row, Contender subject, List<Contender> peers) {
        StringJoiner line = line(row).add(Integer.toString(row.nanos().get(subject).length));
        for (Contender peer : peers) {
            line.add(row.nanos().containsKey(peer) ? cell(row.compare(subject, peer)) : "");
        }
        return line;
    }

    private static String cell(Comparison comparison) {
        String mark = mark(comparison);
        return mark + Units.digits(comparison.speedUp().median()) + mark + " ["
                + Units.digits(comparison.speedUp().low()) + ", " + Units.digits(comparison.speedUp().high()) + "] p"
                + (comparison.p() < 0.001 ? Units.p(comparison.p()) : " " + Units.p(comparison.p()));
    }

    static String mark(Comparison comparison) {
        return switch (comparison.verdict()) {
            case FASTER -> "**";
            case SLOWER -> "*";
            case UNDECIDED -> "";
        };
    }

    private static String head(List<Contender> columns, String last) {
        StringJoiner names = joiner().add("distribution").add("n").add("JDK").add("common pool").add(last);
        StringJoiner rule = joiner().add("---").add("---:").add("---").add("---").add("---");
        for (Contender column : columns) {
            names.add(column.toString());
            rule.add("---:");
        }
        return names + "\n" + rule + "\n";
    }

    private static StringJoiner line(Measured row) {
        return joiner().add(row.what().distribution().toString()).add(Units.size(row.what().n())).add(row.jdk())
                .add(row.pool());
    }

    private static StringJoiner joiner() {
        return new StringJoiner(" | ", "| ", " |");
    }
}
