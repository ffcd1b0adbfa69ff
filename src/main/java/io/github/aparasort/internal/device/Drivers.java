package io.github.aparasort.internal.device;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * The OpenCL drivers that are registered on Linux: a file each, with the name of a library, or a variable of the
 * environment. Reading these loads none of the libraries, which listing the devices does. This runs in the first calls
 * of a process, so it uses only classes that every JVM has loaded by then: no streams, no patterns, no channels.
 */
public final class Drivers {
    private static final File DIRECTORY = new File("/etc/OpenCL/vendors");
    /** Libraries that run OpenCL on CPUs: of PoCL, Intel and oclgrind. */
    private static final String[] OF_CPUS = {"pocl", "intelocl", "oclgrind"};
    /** Each names, in place of the directory, another one, or a file of it, or a library. */
    private static final String[] PLACES = {"OCL_ICD_VENDORS", "OPENCL_VENDOR_PATH"};
    /** Libraries, with colons between them, beside those of the directory. */
    private static final String LIBRARIES = "OCL_ICD_FILENAMES";

    /** Found once: each choice of an engine that is put into words asks for it. */
    private static final class OfThisProcess {
        static final boolean SAFE_WITH_POCL = isLoaded("libjsig");
        static final String WHY_NOT_LISTED = whyNotListed(registered(), SAFE_WITH_POCL);
    }

    private Drivers() {
    }

    /** The library of each driver that the OpenCL loader of this process finds, by the name of its file. */
    public static Map<String, String> registered() {
        return registered(DIRECTORY, System.getenv());
    }

    /** For tests: in another directory and environment. */
    static Map<String, String> registered(File directory, Map<String, String> environment) {
        Map<String, String> libraries = new TreeMap<>();
        String place = null;
        for (String name : PLACES) {
            place = place == null ? environment.get(name) : place;
        }
        if (place == null) {
            addDirectory(libraries, directory);
        } else if (new File(place).isDirectory()) {
            addDirectory(libraries, new File(place));
        } else if (place.endsWith(".icd")) {
            addFile(libraries, place.contains("/") ? new File(place) : new File(directory, place));
        } else {
            libraries.put(place, place);
        }
        String more = environment.get(LIBRARIES);
        if (more != null) {
            for (String library : more.split(":")) {
                libraries.put(library, library);
            }
        }
        return libraries;
    }

    private static void addDirectory(Map<String, String> libraries, File directory) {
        String[] names = directory.list();
        for (String name : names == null ? new String[0] : names) {
            if (name.endsWith(".icd")) {
                addFile(libraries, new File(directory, name));
            }
        }
    }

    private static void addFile(Map<String, String> libraries, File file) {
        try (InputStream in = new FileInputStream(file)) {
            libraries.put(file.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
        } catch (IOException e) {
            // A driver that cannot be read may be of any kind.
            libraries.put(file.getName(), "");
        }
    }

    /** Whether PoCL can do no harm here: the JDK's libjsig is preloaded, which keeps the JVM's signal handlers. */
    public static boolean isSafeWithPocl() {
        return OfThisProcess.SAFE_WITH_POCL;
    }

    private static boolean havePocl(Map<String, String> libraries) {
        return libraries.toString().contains("pocl");
    }

    /** Why AUTO must not list the devices, which loads all drivers; empty if it may. */
    public static String whyNotListed() {
        return OfThisProcess.WHY_NOT_LISTED;
    }

    /** For tests: with these drivers. */
    static String whyNotListed(Map<String, String> libraries, boolean safeWithPocl) {
        if (!libraries.isEmpty() && areAllOfCpus(libraries)) {
            return "the drivers are for CPUs, where JTP does the same without copies: "
                    .concat(String.join(", ", libraries.values()));
        }
        return havePocl(libraries) && !safeWithPocl
                ? "PoCL would be loaded with the other drivers, and can end the JVM; ".concat(SignalHandlers.REMEDY)
                : "";
    }

    private static boolean areAllOfCpus(Map<String, String> libraries) {
        for (String library : libraries.values()) {
            if (!isOfCpus(library)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOfCpus(String library) {
        for (String name : OF_CPUS) {
            if (library.contains(name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a library is part of this process. False where the system does not tell. */
    private static boolean isLoaded(String library) {
        try (InputStream in = new FileInputStream("/proc/self/maps")) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1).contains(library);
        } catch (IOException e) {
            return false;
        }
    }
}
