package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the doctor prescribes on machines other than this one. */
class RemediesTest {
    private static final DeviceInfo H200 = device("NVIDIA H200", "NVIDIA CUDA", DeviceInfo.Type.GPU);
    private static final DeviceInfo POCL = device("cpu", "Portable Computing Language", DeviceInfo.Type.CPU);

    private static DeviceInfo device(String name, String platform, DeviceInfo.Type type) {
        return new DeviceInfo(name, "vendor", platform, "OpenCL 3.0", type, 1, 256, 1 << 15, 1 << 30, 1 << 28, 1);
    }

    private static OpenClSetup linux(String loader, String nvidia, boolean jsigLoaded) {
        return new OpenClSetup("Linux", "amd64", false, loader, List.of(), nvidia, false, "/jdk/lib/libjsig.so",
                jsigLoaded);
    }

    private static String of(OpenClSetup setup, String problem, DeviceInfo... devices) {
        return String.join("\n", Remedies.of(setup, List.of(devices), problem));
    }

    @Test
    void nothingIsMissingWhereAGpuIsReady() {
        assertEquals("", of(linux("/usr/lib/libOpenCL.so.1", "580.1", false), "", H200));
    }

    @Test
    void bareLinuxGetsLoaderDriversAndPocl() {
        String text = of(linux("", "", false), "no OpenCL: it does not load");
        for (String needed : List.of("No OpenCL: it does not load", "ocl-icd-libopencl1", "nvidia-opencl-icd",
                "mesa-opencl-icd", "intel-opencl-icd", "pocl-opencl-icd")) {
            assertTrue(text.contains(needed), needed + "\n" + text);
        }
    }

    @Test
    void aDriverWithoutItsOpenClIsNamed() {
        String text = of(linux("/usr/lib/libOpenCL.so.1", "580.1", true), "", POCL);
        assertTrue(text.contains("NVIDIA's driver 580.1 is loaded, but its OpenCL is not registered"), text);
        assertFalse(text.contains("libjsig"), text);
    }

    @Test
    void poclWithoutSignalChainingIsWarnedOf() {
        String text = of(linux("/usr/lib/libOpenCL.so.1", "", false), "", POCL);
        assertTrue(text.contains("LD_PRELOAD=/jdk/lib/libjsig.so"), text);
    }

    @Test
    void systemsWithoutANativeLibraryAreToldSo() {
        String alpine = of(system("Linux", "amd64", true), "");
        assertTrue(alpine.contains("Linux on amd64 with musl") && alpine.contains("needs glibc"), alpine);
        String arm32 = of(system("Linux", "arm", false), "");
        assertTrue(arm32.contains("Linux on arm,") && arm32.contains("classifier natives-"), arm32);
        String solaris = of(system("SunOS", "amd64", false), "");
        assertTrue(solaris.contains("SunOS on amd64,"), solaris);
        for (String text : List.of(alpine, arm32, solaris)) {
            assertTrue(text.contains("no native library") && !text.contains("apt"), text);
        }
    }

    /** Somebody has added the native library for it. */
    @Test
    void aDeviceShowsThatTheSystemHasALibrary() {
        assertEquals("", of(system("Linux", "riscv64", false), "", H200));
    }

    @ParameterizedTest
    @CsvSource({"Linux, amd64, natives-linux", "Linux, aarch64, natives-linux-arm64", "Mac OS X, x86_64, natives-macos",
        "Mac OS X, aarch64, natives-macos-arm64", "Windows 11, amd64, natives-windows",
        "Windows 11, aarch64, natives-windows-arm64"})
    void systemsWithANativeLibrary(String os, String arch, String natives) {
        OpenClSetup setup = system(os, arch, false);
        assertEquals(natives, setup.natives());
        String text = of(setup, "");
        assertTrue(text.contains("driver of the GPU's vendor") == !os.equals("Linux"), text);
        assertFalse(text.contains("no native library"), text);
        // The build brings it.
        assertTrue(System.getProperty("java.class.path").contains("-" + natives + ".jar"), natives);
    }

    private static OpenClSetup system(String os, String arch, boolean musl) {
        return new OpenClSetup(os, arch, musl, "", List.of(), "", false, "", false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"no OpenCL: LWJGL's native library does not load on Linux amd64",
        "no OpenCL on Linux amd64: java.lang.ClassNotFoundException: sun.misc.Unsafe"})
    void withoutLwjglItsJarsAreNamedAndNoDrivers(String problem) {
        String text = of(linux("", "", false), problem);
        for (String needed : List.of("lwjgl-opencl", "natives-linux with", "org.lwjgl.opencl", "jdk.unsupported",
                "--enable-native-access")) {
            assertTrue(text.contains(needed), needed + "\n" + text);
        }
        assertFalse(text.contains("apt"), text);
    }

    @Test
    void withoutAparapiNothingIsSaidOfDrivers() {
        String text = of(linux("", "", false), "Aparapi does not start: ClassNotFoundException");
        assertTrue(text.contains("class path") && !text.contains("apt"), text);
    }
}
