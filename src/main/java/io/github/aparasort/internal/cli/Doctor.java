package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Drivers;
import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;

/** {@code doctor}: what this machine has, what it lacks, and what the library does with it. */
public final class Doctor {
    private final PrintStream out;

    private Doctor(PrintStream out) {
        this.out = out;
    }

    /** Runs the command. */
    static void run(List<String> args, String version, PrintStream out, PrintStream err) {
        Arguments.parse(args, Set.of()).operands(0);
        try (Progress progress = new Progress(err)) {
            new Doctor(out).examine(version, progress);
        }
    }

    private void examine(String version, Progress progress) {
        OpenClSetup setup = OpenClSetup.read();
        system(version, setup);
        settings();
        progress.step(() -> "looking for OpenCL devices: " + Devices.step());
        List<DeviceInfo> devices = Gpu.devices();
        devices(devices);
        missing(Remedies.of(setup, devices, Devices.problem()));
        title("Kernels: each is built and proven on a small input; ms of the first call");
        new KernelProofs().run(progress).print(out);
        health();
        choices(progress);
    }

    private void title(String text) {
        out.println();
        out.println(text);
    }

    private void fact(String name, String value) {
        out.println(Text.format("  %-23s %s", name, value));
    }

    private void system(String version, OpenClSetup setup) {
        out.println("Aparasort " + version);
        title("System");
        fact("Java", Runtime.version() + ", " + System.getProperty("java.vm.name") + ", "
                + System.getProperty("java.home"));
        fact("OS", setup.os() + " " + System.getProperty("os.version") + " " + setup.arch()
                + (setup.musl() ? ", musl" : ""));
        fact("processors", Integer.toString(Runtime.getRuntime().availableProcessors()));
        fact("largest heap", Text.bytes(Runtime.getRuntime().maxMemory()));
        Module caller = ModuleLayer.boot().findModule("org.lwjgl")
                .orElseGet(() -> Doctor.class.getClassLoader().getUnnamedModule());
        if (!isNativeAccessEnabled(caller)) {
            fact("native access", "this JVM warns about native libraries, or denies them: --enable-native-access="
                    + (caller.isNamed() ? caller.getName() : "ALL-UNNAMED"));
        }
        if (setup.isLinux()) {
            fact("OpenCL loader", setup.loader().isEmpty() ? "not found" : setup.loader());
            fact("OpenCL drivers", setup.drivers().isEmpty() ? "none registered" : String.join(", ", setup.drivers()));
            fact("NVIDIA driver", setup.nvidia().isEmpty() ? "not loaded" : setup.nvidia());
            fact("other GPU", setup.renderNode() ? "a render node in /dev/dri" : "no render node in /dev/dri");
        }
    }

    /** JVMs since Java 24 warn; the method exists since Java 22. */
    private static boolean isNativeAccessEnabled(Module caller) {
        try {
            Method method = Module.class.getMethod("isNativeAccessEnabled");
            return Runtime.version().feature() < 24 || (boolean) method.invoke(caller);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    private void settings() {
        title("System properties");
        setting(Property.TARGET, "the engine of GpuArrays: auto, gpu, opencl, jtp or jdk");
        setting(Property.VERIFY, "off: results of kernels are not verified");
        setting(Property.IDLE_SECONDS, "after this many seconds idle kernels free their memory");
        setting(Property.LEAKS, "on: a warning names where a resident array was made that was never closed");
        setting(Property.PROFILE, "the file that keeps measurements of engines for later processes");
    }

    private void setting(Property property, String meaning) {
        String value = System.getProperty(property.key());
        String standard = property.standard().isEmpty() ? "none" : property.standard();
        if (value == null || value.isBlank() && property == Property.PROFILE) {
            fact(property.key(), standard + " (default) - " + meaning);
        } else if (property.accepts(value)) {
            fact(property.key(), value + " - " + meaning);
        } else {
            fact(property.key(), "WRONG: " + value + " - not a valid value; the default is " + standard);
        }
    }

    private void devices(List<DeviceInfo> devices) {
        title("OpenCL devices" + (devices.isEmpty() ? ": none" : ""));
        int number = 0;
        for (DeviceInfo device : devices) {
            out.println(Text.format("  %d. %s (%s)", ++number, device.name(), device.type()));
            fact("   used by", device.type() == DeviceInfo.Type.GPU ? "AUTO, where it is the fastest; GPU; OPENCL"
                    : "OPENCL only: JTP does the same on this processor without copies");
            fact("   platform", device.platform() + ", " + device.vendor());
            fact("   version", device.version().strip());
            fact("   compute units", device.computeUnits() + ", at most " + device.maxWorkGroupSize()
                    + " work-items in a work-group");
            fact("   memory", Text.bytes(device.globalMemory()) + ", largest array "
                    + Text.bytes(device.maxAllocation()) + ", local " + Text.bytes(device.localMemory()));
        }
        for (String why : Devices.leftOut()) {
            out.println("  left out: " + why);
        }
        fact("JTP", "Java thread pool, " + ThreadTeam.available() + " "
                + Plural.of(ThreadTeam.available(), "thread"));
        if (!devices.isEmpty()) {
            fact("drivers loaded by", Drivers.whyNotListed().isEmpty()
                    ? "AUTO, GPU, OPENCL and this command; not by JTP and JDK"
                    : "GPU, OPENCL and this command; not by AUTO, because " + Drivers.whyNotListed());
        }
    }

    private void missing(List<String> remedies) {
        title("Missing" + (remedies.isEmpty() ? ": nothing" : ""));
        for (String remedy : remedies) {
            out.println("  * " + remedy.replace("\n", System.lineSeparator() + "    "));
        }
    }

    /** Devices that failed, in the proofs above too. */
    private void health() {
        for (ComputeDevice device : Devices.openCl()) {
            String off = device.health().whyOff();
            if (off != null || !device.health().lastFault().isEmpty()) {
                out.println(device + ": " + (off != null ? off : "last fault: " + device.health().lastFault()));
            }
        }
    }

    private void choices(Progress progress) {
        title("What GpuArrays uses; n counts both inputs (measuring the engines takes a few seconds ...)");
        out.flush();
        try {
            progress.step("measuring the engines: sort");
            Gpu.shared().warmUp();
            for (Operation operation : Choices.FAMILIES) {
                progress.step("measuring the engines: " + operation);
                Gpu.shared().warmUp(operation, int.class);
            }
        } catch (GpuException e) {
            // The property aparasort.target demands a missing device. The tables below explain it for each size.
            out.println(e.getMessage());
        } catch (LinkageError e) {
            out.println("cannot be measured: " + e);
            return;
        }
        Choices choices = new Choices(Gpu.shared());
        choices.print(out);
        out.println();
        choices.reasons().forEach(out::println);
    }
}
