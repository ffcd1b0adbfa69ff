package io.github.aparasort.internal.cost;

import io.github.aparasort.internal.parallel.ThreadTeam;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What measurements depend on besides the engine: this JDK, this processor, this library. */
public final class Machine {
    /**
     * The first processor in /proc/cpuinfo is enough; on many processors it takes milliseconds to read the whole file.
     */
    private static final int CPUINFO_BYTES = 2048;

    private Machine() {
    }

    /** One line of text. Measurements with another description are not valid here. */
    static String describe() {
        String library = Machine.class.getPackage().getImplementationVersion();
        return String.join(", ", "Java " + System.getProperty("java.vendor"), System.getProperty("java.vm.version"),
                cpu(), System.getProperty("os.arch"), Runtime.getRuntime().availableProcessors() + " processors, "
                + ThreadTeam.usual() + " threads",
                "aparasort " + (library == null ? "from source" : library));
    }

    /** The model of the processor, if the system provides it. */
    private static String cpu() {
        try (InputStream in = Files.newInputStream(Path.of("/proc/cpuinfo"))) {
            String text = new String(in.readNBytes(CPUINFO_BYTES), StandardCharsets.ISO_8859_1);
            return text.lines().filter(line -> line.startsWith("model name")).findFirst()
                    .map(line -> line.substring(line.indexOf(':') + 1).strip()).orElse("unnamed processor");
        } catch (IOException | RuntimeException e) {
            // Windows has its name in the environment. Elsewhere architecture and number of processors must be enough.
            String named = System.getenv("PROCESSOR_IDENTIFIER");
            return named == null ? "unnamed processor" : named;
        }
    }
}
