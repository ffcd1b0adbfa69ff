package io.github.aparasort.benchmark.report;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One point of the chart in the README.
 *
 * @param machine processor or GPU, and the number of cores
 * @param jdk version of the JDK, and the workers of its common pool
 * @param speedUp how many times as fast as the peer: the median over rounds
 * @param engine what did the work
 */
record SpeedPoint(String machine, String jdk, KeyType type, int n, double speedUp, String engine) {
    private static final String TAB = "\t";
    private static final String HEAD = String.join(TAB, "machine", "jdk", "type", "n", "times as fast", "engine");
    private static final String OPENCL = "OpenCL on ";

    /** The points of a run: sorts of uniform keys under AUTO. */
    static List<SpeedPoint> of(Map<String, String> facts, List<Measured> all, Contender peer) {
        List<SpeedPoint> points = new ArrayList<>();
        String machine = machine(facts, all);
        for (Measured one : all) {
            if (one.what().operation() == Operation.SORT && one.what().distribution() == Distribution.UNIFORM
                    && one.what().contenders().containsAll(List.of(Contender.APARASORT_AUTO, peer))) {
                String workers = one.pool().replaceAll("[^0-9]", "");
                points.add(new SpeedPoint(machine, "JDK " + one.jdk().replaceAll("[^0-9].*", "")
                        + (workers.equals("1") ? ", 1 worker" : ", " + workers + " workers"),
                        one.what().type(), one.what().n(),
                        one.compare(Contender.APARASORT_AUTO, peer).speedUp().median(),
                        one.engines().get(Contender.APARASORT_AUTO)));
            }
        }
        return points;
    }

    /** The GPU if one did some of the work, otherwise the processor; and the number of cores. */
    private static String machine(Map<String, String> facts, List<Measured> all) {
        String processor = facts.getOrDefault("Processor", "unknown processor").replace(" cores used", " cores");
        return all.stream().map(one -> one.engines().getOrDefault(Contender.APARASORT_AUTO, ""))
                .filter(engine -> engine.startsWith(OPENCL)).findFirst()
                .map(engine -> engine.substring(OPENCL.length()).replaceAll(" \\(.*", "")
                        + processor.substring(Math.max(0, processor.lastIndexOf(','))))
                .orElse(processor);
    }

    /** Points with the same text belong to one panel. */
    String panel() {
        return machine + TAB + jdk;
    }

    boolean isGpu() {
        return engine.startsWith(OPENCL);
    }

    boolean isByJdk() {
        return engine.startsWith("JDK");
    }

    static void write(Path file, List<SpeedPoint> points) throws IOException {
        List<String> lines = new ArrayList<>(List.of(HEAD));
        points.forEach(one -> lines.add(String.join(TAB, one.machine, one.jdk, one.type.toString(),
                Integer.toString(one.n), String.format(Locale.ROOT, "%.3f", one.speedUp), one.engine)));
        Files.write(file, lines);
    }

    /** Returns no points if the file does not exist. */
    static List<SpeedPoint> read(Path file) throws IOException {
        if (Files.notExists(file)) {
            return List.of();
        }
        return Files.readAllLines(file).stream().skip(1).map(line -> line.split(TAB))
                .map(fields -> new SpeedPoint(fields[0], fields[1],
                        KeyType.valueOf(fields[2].toUpperCase(Locale.ROOT)), Integer.parseInt(fields[3]),
                        Double.parseDouble(fields[4]), fields[5])).toList();
    }
}
