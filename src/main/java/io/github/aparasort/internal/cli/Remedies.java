package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import java.util.ArrayList;
import java.util.List;

/** What is missing to use a GPU, and how to install it. */
public final class Remedies {
    private static final String ANY_GPU = """
            No GPU with an OpenCL driver. If the machine has one, install its driver (Debian, Ubuntu):
              NVIDIA  the driver, then: sudo apt install nvidia-opencl-icd (Ubuntu: libnvidia-compute-<version>)
              AMD     sudo apt install mesa-opencl-icd, or rocm-opencl-runtime from AMD's ROCm repository
              Intel   sudo apt install intel-opencl-icd
            The user must be allowed to use it: sudo usermod -aG render,video $USER, then log in again.""";
    private static final String UNREGISTERED_NVIDIA = """
            \sis loaded, but its OpenCL is not registered:
              sudo apt install nvidia-opencl-icd (Ubuntu: libnvidia-compute-<version>)
              or, if libnvidia-opencl.so.1 is there already (in containers: with
              NVIDIA_DRIVER_CAPABILITIES=compute,utility):
              echo libnvidia-opencl.so.1 | sudo tee /etc/OpenCL/vendors/nvidia.icd""";
    private static final String OTHER_GPU = """
            No GPU with an OpenCL driver. Install the current driver of the GPU's vendor (NVIDIA, AMD, Intel): OpenCL
            comes with it.""";

    /** {@code Devices} begins the message about a problem of Aparapi itself with this. */
    private static final String NO_APARAPI = "Aparapi does not start";
    private static final String APARAPI = """
            Aparapi, bcel 6.7.0 and commons-lang3 must be on the class path (Maven puts them there).
            A runtime image of jlink needs the module java.logging.""";
    /** {@code OpenClDiagnosis} has it in the messages about LWJGL, and one of the others where they have no remedy. */
    private static final String ABOUT_LWJGL = "LWJGL";
    private static final List<String> NO_LWJGL = List.of("does not load on", "lacks the class");
    /** A class of the module jdk.unsupported, in the message where a runtime image lacks it. */
    private static final String NO_UNSAFE = "sun.misc.Unsafe";
    private static final String LWJGL = """
            OpenCL is called by LWJGL. Its jars lwjgl and lwjgl-opencl must be on the class path, and the jar
            lwjgl:NATIVES with the native library for this system (Maven puts them there).
            On the module path add --add-modules org.apache.commons.lang3,org.lwjgl.opencl, and leave the jars
            with native libraries on the class path.
            A runtime image of jlink needs the module jdk.unsupported.
            If the JVM denies native libraries (Java 24 and later), --enable-native-access allows them: for
            ALL-UNNAMED, or for org.lwjgl where that is a module.""";

    private Remedies() {
    }

    /** One text for each thing that is missing; none if a GPU is ready. */
    static List<String> of(OpenClSetup setup, List<DeviceInfo> devices, String problem) {
        List<String> texts = new ArrayList<>();
        boolean gpu = devices.stream().anyMatch(d -> d.type() == DeviceInfo.Type.GPU);
        if (!problem.isEmpty()) {
            texts.add(capital(problem) + ".");
        }
        if (problem.startsWith(NO_APARAPI)) {
            // Without Aparapi nothing is known about devices.
            texts.add(APARAPI);
        } else if (!setup.isSupported() && devices.isEmpty()) {
            texts.add(unsupported(setup));
        } else if (problem.contains(ABOUT_LWJGL) || problem.contains(NO_UNSAFE)) {
            // Without LWJGL nothing is known about drivers.
            if (problem.contains(NO_UNSAFE) || NO_LWJGL.stream().anyMatch(problem::contains)) {
                texts.add(LWJGL.replace("NATIVES", setup.natives()));
            }
        } else if (setup.isLinux()) {
            linux(setup, devices, gpu, texts);
        } else if (!gpu) {
            texts.add(OTHER_GPU);
        }
        if (setup.lacksJsig(devices)) {
            texts.add("PoCL's compiler can end the JVM without a message, so no kernel is built for it here. To use it,"
                    + "\nstart Java with LD_PRELOAD=" + setup.jsig());
        }
        return texts;
    }

    private static void linux(OpenClSetup setup, List<DeviceInfo> devices, boolean gpu, List<String> texts) {
        if (setup.loader().isEmpty() && devices.isEmpty()) {
            texts.add("The OpenCL loader (libOpenCL.so.1) is missing: sudo apt install ocl-icd-libopencl1");
        }
        boolean nvidiaDevice = devices.stream().anyMatch(d -> d.platform().contains("NVIDIA"));
        if (!setup.nvidia().isEmpty() && !nvidiaDevice) {
            texts.add("NVIDIA's driver " + setup.nvidia() + UNREGISTERED_NVIDIA);
        } else if (!gpu) {
            texts.add(ANY_GPU);
        }
        if (devices.isEmpty()) {
            texts.add("To try the OpenCL kernels without a GPU, on the CPU (PoCL; for tests, JTP is faster):\n"
                    + "  sudo apt install ocl-icd-libopencl1 pocl-opencl-icd");
        }
    }

    private static String unsupported(OpenClSetup setup) {
        String system = setup.os().startsWith("Mac") ? "macOS on " + setup.arch()
                : setup.os() + " on " + setup.arch() + (setup.musl() ? " with musl" : "");
        return "Aparasort brings no native library of LWJGL for " + system + ", so OpenCL cannot be used here, whatever"
                + "\ndriver is installed. JTP and the JDK do the work. " + (setup.musl()
                ? "LWJGL needs glibc: OpenCL can be used on a\ndistribution that has it."
                : "If LWJGL has one for this system (Linux on arm32,\nppc64le and riscv64, FreeBSD, Windows on x86),"
                        + " add it: org.lwjgl:lwjgl with the classifier natives-...");
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
