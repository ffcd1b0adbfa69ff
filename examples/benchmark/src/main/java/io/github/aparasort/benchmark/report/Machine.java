package io.github.aparasort.benchmark.report;

import io.github.aparasort.Gpu;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What a reader must know about where the times were taken. */
public final class Machine {
    private static final double MEBIBYTE = 1 << 20;

    private Machine() {
    }

    public static Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("Processor", processor() + ", " + Runtime.getRuntime().availableProcessors() + " cores used");
        facts.put("OpenCL devices", Gpu.devices().isEmpty() ? "none" : Gpu.devices().toString());
        facts.put("Operating system", System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                + System.getProperty("os.arch"));
        facts.put("Reporting JVM", String.format(Locale.ROOT, "%s %s, heap of at most %,.0f MiB",
                System.getProperty("java.vm.name"), System.getProperty("java.vm.version"),
                Runtime.getRuntime().maxMemory() / MEBIBYTE));
        facts.put("Flags", ManagementFactory.getRuntimeMXBean().getInputArguments().toString());
        return facts;
    }

    /** Shows how busy the machine was otherwise. */
    public static String load() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return load < 0 ? "unknown" : String.format(Locale.ROOT, "%.2f", load);
    }

    /** Java does not tell; Linux does. */
    private static String processor() {
        try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
            return lines.filter(line -> line.startsWith("model name")).findFirst()
                    .map(line -> line.substring(line.indexOf(':') + 1).strip()).orElse("unknown");
        } catch (IOException e) {
            return System.getProperty("os.arch");
        }
    }
}
