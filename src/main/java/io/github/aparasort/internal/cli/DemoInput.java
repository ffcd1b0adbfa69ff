package io.github.aparasort.internal.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The file that the demonstration sorts, and how much of it.
 *
 * @param bytes so many from its beginning, a multiple of eight
 * @param why why no more, or that it is all of it
 */
public record DemoInput(Path file, long bytes, String why) {
    /** Sorted by every engine together in half a minute: on two cores, and on more than a few. */
    private static final int FEW_PROCESSORS = 4;
    private static final int DEFAULT_MIB_FOR_FEW = 32;
    private static final int DEFAULT_MIB = 64;
    /** Input, expected and sorted words; order, staging and scratch of pairs; copies of the JDK's parallel sort. */
    private static final int HEAP_PER_BYTE = 12;
    /** What the measurements for AUTO use, and hold until idle. */
    private static final long HEAP_OF_AUTO = 256L << 20;
    private static final long LEAST_BYTES = 1L << 20;

    /**
     * @param name of the file, or null for the JDK's own
     * @param limitMib what may be read, or null for the default
     */
    static DemoInput of(String name, String limitMib) {
        Path file = name == null ? jdkFile() : SortFile.path(name);
        long size = WordFile.size(file) / Long.BYTES * Long.BYTES;
        if (size == 0) {
            throw new CommandException(file + ": at least 8 bytes are needed");
        }
        long wanted = (limitMib == null ? defaultMib() : mib(limitMib)) << 20;
        long fits = fits();
        if (size <= wanted && size <= fits) {
            return new DemoInput(file, size, "all of its words");
        }
        if (fits < wanted) {
            return new DemoInput(file, fits, "of " + Text.bytes(size) + ": no more fits the heap of "
                    + Text.bytes(Runtime.getRuntime().maxMemory()) + "; start with a larger -Xmx");
        }
        String why = limitMib != null ? "as --limit says"
                : "so that it is done within a minute; --limit MIB changes that";
        return new DemoInput(file, wanted, "of " + Text.bytes(size) + ": " + why);
    }

    /** The most that is read, a multiple of eight. */
    private static long fits() {
        long heap = (Runtime.getRuntime().maxMemory() - HEAP_OF_AUTO) / HEAP_PER_BYTE;
        return Math.min((long) WordType.MAX_WORDS * Integer.BYTES, Math.max(LEAST_BYTES, heap))
                / Long.BYTES * Long.BYTES;
    }

    private static long defaultMib() {
        return Runtime.getRuntime().availableProcessors() <= FEW_PROCESSORS ? DEFAULT_MIB_FOR_FEW : DEFAULT_MIB;
    }

    private static long mib(String text) {
        try {
            int mib = Integer.parseInt(text);
            if (mib > 0) {
                return mib;
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw new UsageException("--limit is a number of MiB, 1 or more, not " + text);
    }

    /** The classes of the running JDK: real data, on every machine, and plenty. */
    private static Path jdkFile() {
        Path home = Path.of(System.getProperty("java.home"));
        Path modules = home.resolve("lib").resolve("modules");
        return Files.isReadable(modules) ? modules : largest(home);
    }

    private static Path largest(Path home) {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(f -> Files.isRegularFile(f) && Files.isReadable(f))
                    .max(Comparator.comparingLong(f -> f.toFile().length()))
                    .orElseThrow(() -> new CommandException("nothing to read in " + home + "; name a FILE"));
        } catch (IOException e) {
            throw CommandException.file("read", home, e);
        }
    }

    /** For people. */
    @Override
    public String toString() {
        return file + ", its first " + Text.bytes(bytes) + " (" + why + ")";
    }
}
