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
    private static final String SUFFIX = ".icd";

    /** Found once: each choice of an engine that is put into words asks for it. */
    private static final class OfThisProcess {
        static final boolean SAFE_WITH_POCL = isLoaded("libjsig");
        static final String WHY_NOT_LISTED = whyNotListed(registered(), SAFE_WITH_POCL);
    }

    private Drivers() {
    }

    /**
     * The library of each driver that an OpenCL loader finds in this process, by the name of its file. There are two
     * loaders, ocl-icd and that of Khronos, which read the environment in different ways, and which of them is there is
     * not known before it is loaded: so these are the drivers of both.
     */
    public static Map<String, String> registered() {
        return registered(DIRECTORY, System.getenv());
    }

    /** For tests: in another directory and environment. */
    static Map<String, String> registered(File directory, Map<String, String> environment) {
        Map<String, String> libraries = new TreeMap<>();
        // ocl-icd takes an empty variable for one that is not set.
        String path = environment.getOrDefault("OPENCL_VENDOR_PATH", "");
        File vendors = path.isEmpty() ? directory : new File(path);
        String place = environment.getOrDefault("OCL_ICD_VENDORS", "");
        if (place.isEmpty()) {
            addDirectory(libraries, vendors);
        } else if (new File(place).isDirectory()) {
            addDirectory(libraries, new File(place));
        } else if (isIcd(place)) {
            // It tries the second one if the first one does not load.
            if (!place.contains("/")) {
                addFile(libraries, new File(vendors, place));
            }
            addFile(libraries, new File(place));
        } else {
            libraries.put(place, place);
        }
        addThoseOfKhronos(libraries, directory, environment);
        return libraries;
    }

    /** An empty variable names no directory here, and another one nothing but a directory. */
    private static void addThoseOfKhronos(Map<String, String> libraries, File directory,
            Map<String, String> environment) {
        String place = environment.get("OCL_ICD_VENDORS");
        if (place == null) {
            addDirectory(libraries, directory);
        }
        String more = environment.get("OCL_ICD_FILENAMES");
        if (more != null) {
            for (String library : more.split(":")) {
                if (!library.isEmpty()) {
                    libraries.put(library, library);
                }
            }
        }
    }

    private static void addDirectory(Map<String, String> libraries, File directory) {
        String[] names = directory.list();
        for (String name : names == null ? new String[0] : names) {
            if (isIcd(name)) {
                addFile(libraries, new File(directory, name));
            }
        }
    }

    private static boolean isIcd(String name) {
        return name.endsWith(SUFFIX) && name.length() > SUFFIX.length();
    }

    /** A file that cannot be read is passed over, as loaders do. Files of the same name have their paths as names. */
    private static void addFile(Map<String, String> libraries, File file) {
        try (InputStream in = new FileInputStream(file)) {
            String library = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            String other = libraries.putIfAbsent(file.getName(), library);
            if (other != null && !other.equals(library)) {
                libraries.put(file.getPath(), library);
            }
        } catch (IOException e) {
            // No driver.
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
