package io.github.aparasort.internal.device;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The OpenCL drivers that are registered on Linux: a file each, with the name of a library. Reading the files loads
 * none of the libraries, which listing the devices does.
 */
public final class Drivers {
    private static final Path DIRECTORY = Path.of("/etc/OpenCL/vendors");
    /** Libraries that run OpenCL on CPUs: of PoCL, Intel and oclgrind. */
    private static final String OF_CPUS = ".*(pocl|intelocl|oclgrind).*";
    /** Each names drivers for the loader, in place of the directory or beside it. */
    private static final List<String> VARIABLES =
            List.of("OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH", "OCL_ICD_FILENAMES");

    /** Found once: each choice of an engine that is put into words names them. */
    private static final class Cpus {
        static final List<String> ALL = VARIABLES.stream().anyMatch(name -> System.getenv(name) != null) ? List.of()
                : ifAllAreForCpus(registered());
    }

    private Drivers() {
    }

    /** The library in each registered file. */
    public static Map<String, String> registered() {
        return registered(DIRECTORY);
    }

    /** For tests: in another directory. */
    static Map<String, String> registered(Path directory) {
        Map<String, String> libraries = new TreeMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*.icd")) {
            for (Path file : files) {
                libraries.put(file.getFileName().toString(), Files.readString(file).strip());
            }
        } catch (IOException | RuntimeException e) {
            // None, or none that can be read.
        }
        return libraries;
    }

    /** The registered drivers if all of them are known to run on CPUs; otherwise none. A GPU needs another driver. */
    public static List<String> ifAllAreForCpus() {
        return Cpus.ALL;
    }

    /** For tests: among these. */
    static List<String> ifAllAreForCpus(Map<String, String> libraries) {
        return libraries.values().stream().allMatch(library -> library.matches(OF_CPUS))
                ? List.copyOf(libraries.values()) : List.of();
    }
}
