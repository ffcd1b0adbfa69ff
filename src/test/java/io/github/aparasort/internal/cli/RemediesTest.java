package io.github.aparasort.internal.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.DeviceInfo;
import java.util.List;
import org.junit.jupiter.api.Test;

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
        OpenClSetup apple = new OpenClSetup("Mac OS X", "aarch64", false, "", List.of(), "", false, "", false);
        OpenClSetup alpine = new OpenClSetup("Linux", "amd64", true, "", List.of(), "", false, "", false);
        assertTrue(of(apple, "").contains("no native library for macOS on aarch64"));
        assertTrue(of(alpine, "").contains("with musl"));
        assertFalse(of(apple, "").contains("apt"));
        OpenClSetup windows = new OpenClSetup("Windows 11", "amd64", false, "", List.of(), "", false, "", false);
        assertTrue(of(windows, "").contains("driver of the GPU's vendor"));
    }

    @Test
    void withoutAparapiNothingIsSaidOfDrivers() {
        String text = of(linux("", "", false), "Aparapi does not start: ClassNotFoundException");
        assertTrue(text.contains("class path") && !text.contains("apt"), text);
    }
}
