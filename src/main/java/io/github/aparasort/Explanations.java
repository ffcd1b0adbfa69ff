package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.device.DeviceFault;
import io.github.aparasort.device.Devices;
import io.github.aparasort.device.Discovery;
import io.github.aparasort.plan.Calibration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The words for what is chosen, what is not, and what went wrong. */
final class Explanations {
    private Explanations() {
    }

    static Plan plan(Dispatcher dispatcher, String operation, Class<?> type, SortKind kind, int n) {
        if (n < 2 && dispatcher.demandsOpenCl()) {
            return new Plan(operation, type, n, Engine.JDK, Optional.empty(), "there is nothing to sort", Map.of(),
                    Map.of());
        }
        if (dispatcher.target() != Target.JDK) {
            Discovery.finish();
        }
        List<ComputeDevice> candidates = dispatcher.candidates(kind, n);
        ComputeDevice chosen = candidates.isEmpty() ? null : candidates.get(0);
        Map<String, String> whyNot = new LinkedHashMap<>();
        Map<String, Long> estimates = new LinkedHashMap<>();
        Calibration.curve(kind.name(), Engine.JDK.name()).estimate(n)
                .ifPresent(nanos -> estimates.put(Engine.JDK.name(), nanos));
        if (dispatcher.target() != Target.JDK) {
            for (ComputeDevice device : dispatcher.considered()) {
                dispatcher.estimate(device, kind, n).ifPresent(nanos -> estimates.put(device.toString(), nanos));
                if (device != chosen) {
                    whyNot.put(device.toString(), whyNot(dispatcher, device, kind, n, chosen));
                }
            }
            if (dispatcher.target() == Target.AUTO) {
                explainAbsentGpu(whyNot);
            }
            if (dispatcher.target() == Target.JTP && Devices.jtp() == null) {
                whyNot.put(Engine.JTP.name(), Devices.problem());
            }
        }
        if (chosen != null) {
            whyNot.put(Engine.JDK.name(), dispatcher.target() == Target.AUTO
                    ? "expected to take longer" : dispatcher.target() + " was demanded");
        } else if (dispatcher.demandsOpenCl()) {
            whyNot.put("any engine", noDeviceReason(dispatcher.target()));
        }
        return new Plan(operation, type, n, engine(chosen), chosen == null ? Optional.empty() : chosen.info(),
                why(dispatcher, chosen, n), whyNot, estimates);
    }

    private static Engine engine(ComputeDevice device) {
        return device == null ? Engine.JDK : device.isOpenCl() ? Engine.OPENCL : Engine.JTP;
    }

    private static String why(Dispatcher dispatcher, ComputeDevice chosen, int n) {
        if (chosen != null) {
            return dispatcher.target() == Target.AUTO
                    ? "expected to be the fastest, as measured on this machine" : "as demanded";
        }
        if (dispatcher.target() == Target.JDK) {
            return "as demanded";
        }
        if (dispatcher.demandsOpenCl()) {
            return "but " + dispatcher.target() + " was demanded, so the call would fail";
        }
        return n < dispatcher.smallest()
                ? String.format(Locale.ROOT, "below %,d elements a kernel's launch costs more than the sort",
                        dispatcher.smallest())
                : "no other engine is known to be faster";
    }

    private static String whyNot(Dispatcher dispatcher, ComputeDevice device, SortKind kind, int n,
            ComputeDevice chosen) {
        if (!dispatcher.demandsOpenCl() && n < dispatcher.smallest()) {
            return String.format(Locale.ROOT, "fewer than %,d elements", dispatcher.smallest());
        }
        if (dispatcher.target() != Target.AUTO) {
            return chosen + " comes first";
        }
        String reason = dispatcher.whyNot(device, kind, n);
        return reason != null ? reason : "expected to take longer than " + chosen;
    }

    /** AUTO leaves CPUs under OpenCL alone, and says so; where there is no device at all, it says why. */
    private static void explainAbsentGpu(Map<String, String> whyNot) {
        if (!Devices.problem().isEmpty()) {
            whyNot.put(Engine.OPENCL.name(), Devices.problem());
        }
        for (ComputeDevice device : Devices.openCl()) {
            if (device.info().orElseThrow().type() != DeviceInfo.Type.GPU) {
                whyNot.put(device.toString(), "not a GPU: JTP does the same on this processor without the copies");
            }
        }
    }

    /** What was demanded is not here. */
    static String noDevice(Target target, SortJob job) {
        return String.format(Locale.ROOT, "%s of %s[%,d]: %s", job.operation, job.type, job.n, noDeviceReason(target));
    }

    private static String noDeviceReason(Target target) {
        StringBuilder text = new StringBuilder("no ").append(target == Target.GPU ? "GPU" : "OpenCL device")
                .append(" was found");
        if (Devices.openCl().isEmpty()) {
            text.append(" (").append(Devices.problem()).append(")");
        } else {
            text.append(" among the OpenCL devices ").append(Devices.openCl());
            text.append("; install the GPU vendor's OpenCL driver");
        }
        return text.append(", or use Target.AUTO").toString();
    }

    /** What was demanded failed. */
    static String fault(SortJob job, ComputeDevice device, DeviceFault fault) {
        String remedy = switch (fault.kind()) {
            case LIMIT -> "sort less at once, or use Target.AUTO, which falls back to the CPU";
            case BUSY, OFF, KERNEL, RUN -> "Target.AUTO falls back to the CPU; `doctor` shows the device's state";
        };
        return String.format(Locale.ROOT, "%s of %s[%,d] on %s failed, the array is unchanged: %s (%s)",
                job.operation, job.type, job.n, device, fault.getMessage(), remedy);
    }
}
