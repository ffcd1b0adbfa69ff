package io.github.aparasort.internal.device;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The OpenCL drivers that are registered on Linux: a file each, with the name of a library. Reading the files loads
 * none of the libraries, which listing the devices does. This runs in the first calls of a process, so it uses only
 * classes that every JVM has loaded by then: no streams, no patterns, no channels.
 */
public final class Drivers {
    private static final File DIRECTORY = new File("/etc/OpenCL/vendors");
    /** Libraries that run OpenCL on CPUs: of PoCL, Intel and oclgrind. */
    private static final List<String> OF_CPUS = List.of("pocl", "intelocl", "oclgrind");
    /** Each names drivers for the loader, in place of the directory or beside it. */
    private static final List<String> VARIABLES =
            List.of("OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH", "OCL_ICD_FILENAMES");

    /** Found once: each choice of an engine that is put into words names them. */
    private static final class Cpus {
        static final List<String> ALL = isRedirected() ? List.of() : ifAllAreForCpus(registered());

        private static boolean isRedirected() {
            for (String name : VARIABLES) {
                if (System.getenv(name) != null) {
                    return true;
                }
            }
            return false;
        }
    }

    private Drivers() {
    }

    /** The library in each registered file. */
    public static Map<String, String> registered() {
        return registered(DIRECTORY);
    }

    /** For tests: in another directory. */
    static Map<String, String> registered(File directory) {
        Map<String, String> libraries = new TreeMap<>();
        String[] names = directory.list();
        for (String name : names == null ? new String[0] : names) {
            if (name.endsWith(".icd")) {
                try (InputStream in = new FileInputStream(new File(directory, name))) {
                    libraries.put(name, new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
                } catch (IOException e) {
                    // A driver that cannot be read may be of any kind.
                    libraries.put(name, "");
                }
            }
        }
        return libraries;
    }

    /** The registered drivers if all of them are known to run on CPUs; otherwise none. A GPU needs another driver. */
    public static List<String> ifAllAreForCpus() {
        return Cpus.ALL;
    }

    /** For tests: among these. */
    static List<String> ifAllAreForCpus(Map<String, String> libraries) {
        for (String library : libraries.values()) {
            if (!isOfCpus(library)) {
                return List.of();
            }
        }
        return List.copyOf(libraries.values());
    }

    private static boolean isOfCpus(String library) {
        for (String name : OF_CPUS) {
            if (library.contains(name)) {
                return true;
            }
        }
        return false;
    }
}
