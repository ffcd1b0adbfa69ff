package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.internal.device.Drivers;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What is installed for OpenCL on this machine, as its files show.
 *
 * @param loader path of the OpenCL loader, or empty
 * @param drivers names of the ICD files, which register drivers
 * @param nvidia version of NVIDIA's kernel driver, or empty
 * @param renderNode whether there is a graphics device that can compute
 * @param jsig the JDK's signal-chaining library, or empty if the JDK has none
 * @param jsigLoaded whether it is preloaded
 */
public record OpenClSetup(String os, String arch, boolean musl, String loader, List<String> drivers, String nvidia,
        boolean renderNode, String jsig, boolean jsigLoaded) {
    private static final Path NVIDIA_VERSION = Path.of("/proc/driver/nvidia/version");
    private static final List<String> LOADER_DIRECTORIES = List.of("/usr/lib/x86_64-linux-gnu",
            "/usr/lib/aarch64-linux-gnu", "/usr/lib/arm-linux-gnueabihf", "/usr/lib64", "/usr/lib", "/usr/local/lib",
            "/usr/local/cuda/lib64");

    static OpenClSetup read() {
        Path jsig = Path.of(System.getProperty("java.home"), "lib", "libjsig.so");
        return new OpenClSetup(System.getProperty("os.name"), System.getProperty("os.arch"),
                has("/lib", "ld-musl-"), findLoader(), List.copyOf(Drivers.registered().keySet()), nvidiaVersion(),
                has("/dev/dri", "renderD"), Files.exists(jsig) ? jsig.toString() : "", Drivers.isSafeWithPocl());
    }

    private static String findLoader() {
        String own = System.getenv("LD_LIBRARY_PATH");
        return Stream.concat(own == null ? Stream.of() : Stream.of(own.split(":")), LOADER_DIRECTORIES.stream())
                .filter(directory -> !directory.isEmpty()).map(directory -> new File(directory, "libOpenCL.so.1"))
                .filter(File::exists).map(File::toString).findFirst().orElse("");
    }

    /** Whether a directory has a file whose name begins so. */
    private static boolean has(String directory, String begin) {
        String[] names = new File(directory).list((parent, name) -> name.startsWith(begin));
        return names != null && names.length > 0;
    }

    private static String nvidiaVersion() {
        try {
            return Stream.of(Files.readString(NVIDIA_VERSION).split("\\s+"))
                    .filter(word -> word.matches("[0-9]+\\.[0-9.]+")).findFirst().orElse("");
        } catch (IOException e) {
            // No such driver.
            return "";
        }
    }

    boolean isLinux() {
        return os.equals("Linux");
    }

    /** Whether the library brings LWJGL's native library for this system. Without one there is no OpenCL, only JTP. */
    boolean isSupported() {
        return !natives().isEmpty() && !musl;
    }

    /** The classifier of the jar that has LWJGL's native library for this system, or empty if there is none. */
    String natives() {
        String system = isLinux() ? "linux" : os.startsWith("Windows") ? "windows" : os.startsWith("Mac") ? "macos"
                : "";
        return system.isEmpty() ? "" : switch (arch.toLowerCase(Locale.ROOT)) {
            case "amd64", "x86_64" -> "natives-" + system;
            case "aarch64" -> "natives-" + system + "-arm64";
            default -> "";
        };
    }

    /** Whether PoCL is there without libjsig, so that its compiler replaces the JVM's signal handlers. */
    boolean lacksJsig(List<DeviceInfo> devices) {
        return isLinux() && !jsigLoaded && devices.stream().anyMatch(OpenClSetup::isPocl);
    }

    /** Whether kernels can be built for a device without danger to the JVM. */
    static boolean isSafe(DeviceInfo device) {
        return !isPocl(device) || Drivers.isSafeWithPocl();
    }

    private static boolean isPocl(DeviceInfo device) {
        return device.platform().contains("Portable Computing Language");
    }
}
