package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.Measurement;
import io.github.aparasort.Operation;
import io.github.aparasort.Plan;
import io.github.aparasort.Target;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.device.Drivers;
import io.github.aparasort.internal.event.Events;
import io.github.aparasort.internal.event.Plural;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/** The texts about which engine is chosen, which are not, and what failed. */
public final class PlanText {
    private PlanText() {
    }

    /** The plan that a call would follow now: the decision of {@link EngineSelector}, as text. */
    static Plan plan(EngineSelector selector, Operation operation, Class<?> type, Workload workload, int n) {
        if (n < 2 && selector.admitted().demandsOpenCl) {
            return new Plan(operation.method(), type, n, Engine.JDK, Optional.empty(), "there is nothing to do",
                    Map.of(), Map.of(), List.of(), List.of());
        }
        if (selector.admitted().target() == Target.AUTO) {
            Discovery.finish();
        }
        List<Choice> candidates = selector.candidates(workload, CostInput.random(n));
        ComputeDevice chosen = candidates.isEmpty() || candidates.get(0).whyNot() != null ? null
                : candidates.get(0).device();
        Map<String, String> whyNot = new LinkedHashMap<>();
        Map<String, Long> estimates = new LinkedHashMap<>();
        List<Measurement> measurements = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        candidates.stream().filter(each -> each.device() != chosen).forEach(each ->
                whyNot.put(each.device().toString(), whyNot(selector, workload, each, n, chosen)));
        if (selector.admitted().target() == Target.AUTO) {
            LearnedCosts learned = selector.costs(workload).learned();
            for (int engine = 0; engine < learned.names().size(); engine++) {
                tell(learned, engine, n, estimates, measurements, notes);
            }
            explainAbsentGpu(whyNot);
            notes.addAll(selector.calibration().notes());
            for (ComputeDevice device : selector.admitted().all()) {
                if (!device.health().rejectedCustomCode().isEmpty()) {
                    notes.add("custom code that stays on the CPU: " + device.health().rejectedCustomCode());
                }
            }
        }
        if (chosen != null) {
            whyNot.put(Engine.JDK.name(), selector.admitted().target() == Target.AUTO
                    ? "expected to take longer" : selector.admitted().target() + " was demanded");
        } else if (selector.admitted().demandsOpenCl) {
            whyNot.put("any engine", noDeviceReason(selector.admitted().target()));
        }
        return new Plan(operation.method(), type, n, engine(chosen),
                chosen == null ? Optional.empty() : chosen.info(),
                why(selector, workload, chosen, n) + (chosen == null ? "" : workload.remark(n, chosen)), whyNot,
                estimates, measurements, notes);
    }

    /** Tells the log and Flight Recorder what a call chose: its engine, and what the plan knows of engines. */
    static void tellChoice(EngineSelector selector, Job job, Choice choice) {
        String chosen = choice.device() == null ? Engine.JDK.name() : choice.device().toString();
        StringJoiner why = new StringJoiner("; ");
        if (job.workload != null && job.workload.hasRakes() && !selector.mayGain(job)) {
            why.add("few distinct keys: no other engine here is expected to be faster than hash tables");
        } else if (job.workload != null) {
            Plan plan = plan(selector, job.operation, job.type, job.workload, job.n);
            why.add(choice.explores() ? Choice.EXPLORES
                    : job.isForced() ? "the caller named an algorithm" : plan.why());
            plan.estimatedNanos().forEach((engine, nanos) ->
                    why.add(String.format(Locale.ROOT, "expected on %s: %.3f ms", engine, nanos / 1e6)));
            plan.whyNot().forEach((engine, reason) -> {
                if (!engine.equals(chosen)) {
                    why.add("not " + engine + ": " + reason);
                }
            });
        }
        Events.choice(job.operation.method(), job.type, job.n, chosen, why.toString());
    }

    private static void tell(LearnedCosts learned, int engine, int n, Map<String, Long> estimates,
            List<Measurement> measurements, List<String> notes) {
        String name = learned.names().get(engine);
        long nanos = learned.estimate(engine, CostInput.random(n));
        if (nanos != LearnedCosts.UNKNOWN) {
            estimates.put(name, nanos);
        }
        learned.points(engine).forEach(p -> measurements.add(new Measurement(name, p.n(), p.nanos(), p.runs())));
        LearnedCosts.Knowledge knowledge = learned.knowledge(engine, n);
        if (knowledge.calls() > 0) {
            notes.add(String.format(Locale.ROOT, "%s %s: %,d %s of about this size, the last %.1f s ago",
                    knowledge.sure() ? "learned on" : "measured too little on", name, knowledge.calls(),
                    Plural.of(knowledge.calls(), "call"), (System.nanoTime() - knowledge.lastNanos()) / 1e9));
        }
    }

    private static Engine engine(ComputeDevice device) {
        return device == null ? Engine.JDK : device.isOpenCl() ? Engine.OPENCL : Engine.JTP;
    }

    private static String why(EngineSelector selector, Workload workload, ComputeDevice chosen, int n) {
        if (chosen != null) {
            return selector.admitted().target() != Target.AUTO ? "as demanded"
                    : whyFastest(selector.costs(workload).learned(), chosen, n);
        }
        if (selector.admitted().target() == Target.JDK) {
            return "as demanded";
        }
        if (selector.admitted().demandsOpenCl) {
            return "but " + selector.admitted().target() + " was demanded, so the call would fail";
        }
        if (!workload.hasRakes() && selector.admitted().of(workload).isEmpty()) {
            return "plain Java does this on all processors";
        }
        return n < selector.admitted().smallest(workload.smallest())
                ? String.format(Locale.ROOT, "below %,d elements a kernel's launch costs more than the work",
                        selector.admitted().smallest(workload.smallest()))
                : "no other engine is known to be faster";
    }

    private static String whyFastest(LearnedCosts learned, ComputeDevice chosen, int n) {
        if (learned.preferred(CostInput.random(n)) != 0) {
            return "assumed to be the fastest for so many elements, until engines are measured";
        }
        LearnedCosts.Knowledge known = learned.knowledge(learned.names().indexOf(chosen.toString()), n);
        return known.sure() ? String.format(Locale.ROOT, "the fastest, learned from %,d %s", known.calls(),
                Plural.of(known.calls(), "call")) : "expected to be the fastest, as measured on this machine";
    }

    private static String whyNot(EngineSelector selector, Workload workload, Choice candidate, int n,
            ComputeDevice chosen) {
        ComputeDevice device = candidate.device();
        if (candidate.whyNot() == null) {
            return "expected to take longer than " + chosen;
        }
        return switch (candidate.whyNot()) {
            case SMALL -> String.format(Locale.ROOT, "fewer than %,d elements",
                    selector.admitted().smallest(workload.smallest()));
            case OFF -> device.health().whyOff();
            case LIMIT -> String.format(Locale.ROOT, workload.maxElements(device) > workload.maxAtOnce(device)
                    ? "the heap has room for the runs of %,d elements (-Xmx gives it more)"
                    : "it takes %,d elements at most", workload.maxElements(device));
            case BUSY -> "another call keeps it busy";
            case SLOWER -> slower(selector.costs(workload).learned(), candidate.engine(), CostInput.random(n));
            case UNOPENED -> unopened(selector, workload, device);
            case UNMEASURED -> "not measured yet: calls of about this size do that, or warmUp()";
            case NOT_FIRST -> chosen + " comes first";
        };
    }

    private static String slower(LearnedCosts learned, int engine, CostInput input) {
        long nanos = learned.estimate(engine, input);
        long ofJdk = learned.estimate(LearnedCosts.JDK, input);
        if (learned.preferred(input) != 0 || ofJdk == LearnedCosts.UNKNOWN) {
            return String.format(Locale.ROOT, "expected %.3f ms, longer than on Java threads", nanos / 1e6);
        }
        return String.format(Locale.ROOT, "expected %.3f ms, the JDK %.3f ms%s", nanos / 1e6, ofJdk / 1e6,
                nanos < ofJdk ? ": about the same, and the JDK needs no other threads" : "");
    }

    private static String unopened(EngineSelector selector, Workload workload, ComputeDevice device) {
        String failure = selector.calibration().failure(workload.name(), device.toString());
        String rejections = device.health().rejections();
        return !rejections.isEmpty() ? rejections : !failure.isEmpty() ? failure
                : "it is being opened in the background";
    }

    /** AUTO does not use CPUs under OpenCL, and says so. If there is no device at all, it says why. */
    private static void explainAbsentGpu(Map<String, String> whyNot) {
        String notListed = Drivers.whyNotListed();
        if (!notListed.isEmpty()) {
            whyNot.put(Engine.OPENCL.name(), "not loaded, because " + notListed);
        } else if (!Devices.problem().isEmpty()) {
            whyNot.put(Engine.OPENCL.name(), Devices.problem());
        }
        for (ComputeDevice device : Devices.listed()) {
            if (device.info().orElseThrow().type() != DeviceInfo.Type.GPU) {
                whyNot.put(device.toString(), "not a GPU: JTP does the same on this processor without the copies");
            }
        }
    }

    /** The message if a demanded device does not exist. */
    static String noDevice(Target target, Job job) {
        return String.format(Locale.ROOT, "%s of %s[%,d]: %s", job.operation, job.type, job.n, noDeviceReason(target));
    }

    public static String noDeviceReason(Target target) {
        StringBuilder text = new StringBuilder("no ").append(target == Target.GPU ? "GPU" : "OpenCL device")
                .append(" was found");
        if (Devices.openCl().isEmpty()) {
            text.append(" (").append(Devices.problem()).append(")");
        } else {
            text.append(" among the OpenCL devices ").append(Devices.openCl());
            Devices.leftOut().forEach(why -> text.append("; left out: ").append(why));
            text.append("; install the GPU vendor's OpenCL driver");
        }
        return text.append(", or use Target.AUTO").toString();
    }

    /** The message if a demanded device failed. */
    static String fault(Job job, ComputeDevice device, DeviceFault fault) {
        if (fault.isShortage()) {
            // Nothing is formatted: there may be no memory for it.
            return job.operation.method().concat(" failed, each input array is unchanged: ")
                    .concat(device.describe(fault));
        }
        String remedy = switch (fault.kind()) {
            case LIMIT -> "give it less at once, or use Target.AUTO, which falls back to the CPU";
            case INPUT_CHANGED -> "let no thread write to an array while a call uses it, or give the call a copy";
            case CUSTOM_CODE -> job.custom().remedy();
            case BUSY, OFF, KERNEL, RUN -> "Target.AUTO falls back to the CPU; `doctor` shows the device's state";
        };
        return String.format(Locale.ROOT, "%s of %s[%,d] on %s failed, each input array is unchanged: %s (%s)",
                job.operation, job.type, job.n, device, fault.getMessage(), remedy);
    }
}
