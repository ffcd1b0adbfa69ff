package io.github.aparasort.internal.cli;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuException;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Set;

/** {@code doctor}: what this machine has, what it lacks, and what the library makes of it. */
public final class Doctor {
    private final PrintStream out;

    private Doctor(PrintStream out) {
        this.out = out;
    }

    /**
     * Does what the arguments say.
     *
     * @param version of this library
     */
    public static void run(List<String> args, String version, PrintStream out, PrintStream err) {
        Arguments.parse(args, Set.of()).operands(0);
        try (Progress progress = new Progress(err)) {
            new Doctor(out).examine(version, progress);
        }
    }

    private void examine(String version, Progress progress) {
        OpenClSetup setup = OpenClSetup.read();
        system(version, setup);
        settings();
        progress.step("looking for OpenCL devices");
        List<DeviceInfo> devices = Gpu.devices();
        devices(devices);
        missing(Remedies.of(setup, devices, Devices.problem()));
        title("Kernels, each built, and proven on a small input, before it is used: ms of the first call");
        new Probes().run(progress).print(out);
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
        fact("heap at most", Text.bytes(Runtime.getRuntime().maxMemory()));
        if (!isNativeAccessEnabled()) {
            fact("native access", "this JVM warns of native libraries: --enable-native-access=ALL-UNNAMED");
        }
        if (setup.isLinux()) {
            fact("OpenCL loader", setup.loader().isEmpty() ? "not found" : setup.loader());
            fact("OpenCL drivers", setup.drivers().isEmpty() ? "none registered" : String.join(", ", setup.drivers()));
            fact("NVIDIA driver", setup.nvidia().isEmpty() ? "not loaded" : setup.nvidia());
            fact("other GPU", setup.renderNode() ? "a render node in /dev/dri" : "no render node in /dev/dri");
        }
    }

    /** Java 22 and later know the question. */
    private static boolean isNativeAccessEnabled() {
        try {
            Method question = Module.class.getMethod("isNativeAccessEnabled");
            return Runtime.version().feature() < 24 || (boolean) question.invoke(Doctor.class.getModule());
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    private void settings() {
        title("System properties");
        for (Settings.Setting setting : Settings.all()) {
            fact(setting.name(), (setting.bad() ? "WRONG: " : "") + setting.value() + " - " + setting.meaning());
        }
    }

    private void devices(List<DeviceInfo> devices) {
        title("OpenCL devices" + (devices.isEmpty() ? ": none" : ""));
        int number = 0;
        for (DeviceInfo device : devices) {
            out.println(Text.format("  %d. %s (%s)", ++number, device.name(), device.type()));
            fact("   platform", device.platform() + ", " + device.vendor());
            fact("   version", device.version().strip());
            fact("   compute units", device.computeUnits() + ", work-groups of " + device.maxWorkGroupSize()
                    + " work-items at most");
            fact("   memory", Text.bytes(device.globalMemory()) + ", one array at most "
                    + Text.bytes(device.maxAllocation()) + ", local " + Text.bytes(device.localMemory()));
        }
        fact("JTP", Devices.jtp() == null ? "Aparapi does not load"
                : "Java thread pool, " + Runtime.getRuntime().availableProcessors() + " work-items");
    }

    private void missing(List<String> remedies) {
        title("Missing" + (remedies.isEmpty() ? ": nothing" : ""));
        for (String remedy : remedies) {
            out.println("  * " + remedy.replace("\n", System.lineSeparator() + "    "));
        }
    }

    /** A device that had faults, in these probes, tells more than their messages. */
    private void health() {
        for (ComputeDevice device : Devices.openCl()) {
            String off = device.health().whyOff();
            if (off != null || !device.health().lastFault().isEmpty()) {
                out.println(device + ": " + (off != null ? off : "last fault: " + device.health().lastFault()));
            }
        }
    }

    private void choices(Progress progress) {
        title("What GpuArrays.sort uses (measuring the engines first, a few seconds ...)");
        out.flush();
        try {
            progress.step("measuring the engines: sort");
            Gpu.shared().warmUp();
            for (String operation : Choices.FAMILIES) {
                progress.step("measuring the engines: " + operation);
                Gpu.shared().warmUp(operation, int.class);
            }
        } catch (GpuException e) {
            // The property aparasort.target demands what is not here: explained below for each size.
            out.println(e.getMessage());
        } catch (LinkageError e) {
            out.println("not to be measured: " + e);
            return;
        }
        Choices choices = new Choices(Gpu.shared());
        choices.printSorts(out);
        title("What Gpu.shared() uses to merge, to unite and to scan int[]; n is the length of both inputs together");
        choices.printFamilies(out);
        out.println();
        choices.reasons().forEach(out::println);
    }
}
