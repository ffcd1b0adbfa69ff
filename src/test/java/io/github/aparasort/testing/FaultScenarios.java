package io.github.aparasort.testing;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import io.github.aparasort.internal.engine.Workload;
import io.github.aparasort.internal.trial.KernelTrials;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What {@code FaultTest} runs in separate processes, with the library that injects faults; the argument selects the
 * scenario. Prints one {@link FaultCase} per line, and judges nothing.
 */
public final class FaultScenarios {
    /** Five tiles of the default geometry: three merge levels. */
    public static final int LARGE = 20_000;
    /** One tile, one launch. */
    public static final int SMALL = 1000;
    /** Tiles of 68, where a work-group has but four work-items: more than the 1024 that find their own borders. */
    public static final int MANY_TILES = 1100 * 68 - 5;
    /** Keys that travel in several pieces of 256 KiB. */
    public static final int SEVERAL_PIECES = 100_000;

    private final FaultControl control = new FaultControl();
    private final ComputeDevice device = Devices.openCl().get(0);
    private final List<FaultCall> calls;

    private FaultScenarios(List<FaultCall> calls) {
        this.calls = calls;
    }

    /** The arguments: a scenario, and the families of calls, or the calls, that it is about. */
    public static void main(String[] args) throws Exception {
        FaultScenarios scenarios = new FaultScenarios(FaultCall.of(Arrays.copyOfRange(args, 1, args.length)));
        switch (args[0]) {
            case "running" -> scenarios.running();
            case "parts" -> scenarios.parts();
            case "creating" -> scenarios.first(List.of("context", "queue", "program", "kernel"), 1);
            case "building" -> scenarios.first(List.of("build", "none", "none", "none"), 1);
            // The third one, in the second transfer if a transfer reads two arrays: between two faults one transfer
            // succeeds.
            case "probing" -> scenarios.first(List.of("launch", "buffer", "flip", "read"), 3);
            case "off" -> scenarios.off();
            case "auto" -> scenarios.auto();
            case "unverified" -> scenarios.unverified();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    /** Every kind of fault while a proven kernel works, on an instance in use and on a new one. */
    private void running() throws IOException {
        for (FaultCall call : calls) {
            try (Gpu gpu = Gpu.open(device.info().orElseThrow())) {
                warm(gpu, call, LARGE);
                warm(gpu, call, SMALL);
                inject("warm", gpu, call, SMALL, "launch", 1);
                Runnable plain = () -> plain(gpu, call, SMALL);
                note("kernels", call, SMALL, control.count(plain, plain).get("kernel"));
                Map<String, Integer> fresh = control.count(() -> fresh(call), () -> fresh(call));
                inEach(fresh, List.of("queue", "kernel", "buffer", "write", "setarg", "wait", "read"), (fault, k) -> {
                    try (Gpu other = Gpu.open(Target.OPENCL)) {
                        inject("fresh", other, call, LARGE, fault, k);
                    }
                    // Of the instance that works: another build would take longer than the call.
                    plain.run();
                });
                fresh(call);
            }
            collect();
        }
    }

    private void warm(Gpu gpu, FaultCall call, int n) throws IOException {
        Runnable plain = () -> plain(gpu, call, n);
        plain.run();
        Map<String, Integer> warm = control.count(plain, plain);
        note("launches", call, n, warm.get("launch"));
        note("reads", call, n, warm.get("bigread"));
        Injection injection = (fault, k) -> {
            inject("warm", gpu, call, n, fault, k);
            plain.run();
        };
        inEach(warm, List.of("launch", "wait", "setarg", "read", "write"), injection);
        for (int k : which(warm.get("smallread"), FaultCall.ON_A_NUMBER)) {
            injection.with(FaultCall.ON_A_NUMBER, k);
        }
        for (String fault : FaultCall.ON_THE_RESULT) {
            for (int k = 1; k <= warm.get("bigread"); k++) {
                injection.with(fault, k);
            }
        }
    }

    /** Many tiles, or several pieces, on a device of tiny work-groups. */
    private void parts() throws IOException {
        try (Gpu gpu = Gpu.open(device.info().orElseThrow())) {
            for (FaultCall call : calls) {
                warm(gpu, call, call instanceof FaultSort ? SEVERAL_PIECES : MANY_TILES);
                collect();
            }
        }
    }

    /** A fault in the first use of each kernel; then the same call twice more, and the others. */
    private void first(List<String> faults, int k) throws IOException {
        try (Gpu gpu = Gpu.open(device.info().orElseThrow())) {
            for (int i = 0; i < calls.size(); i++) {
                inject("new", gpu, calls.get(i), LARGE, faults.get(i), k);
            }
        }
        collect();
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            for (int round = 0; round < 2; round++) {
                for (FaultCall call : calls) {
                    inject("again", gpu, call, SMALL, "none", 0);
                }
            }
        }
    }

    /** A device whose launches all fail, and which then works again, too late. */
    private void off() throws IOException {
        try (Gpu gpu = Gpu.open(device.info().orElseThrow()); Gpu other = Gpu.open(Target.OPENCL)) {
            for (FaultCall call : calls) {
                plain(gpu, call, LARGE);
            }
            // Two in a row, then a success: not yet.
            inject("two", gpu, FaultSort.INTS, LARGE, "launch", 1);
            inject("two", gpu, FaultSort.INTS, LARGE, "flip", 1);
            plain(gpu, FaultSort.LONGS, LARGE);
            control.armForGood("launch", 1);
            for (FaultCall call : List.of(FaultSort.INTS, FaultSort.LONG_PAIRS, FaultSort.INT_ORDER)) {
                FaultCall.Attempt attempt = call.attempt(gpu, LARGE);
                tell("three", call, LARGE, "launch", 1, control.wasHit("launch"), attempt);
            }
            for (FaultCall call : calls) {
                inject("off", gpu, call, LARGE, "launch", 1);
                inject("off", other, call, SMALL, "launch", 1);
            }
        }
        try (Gpu jtp = Gpu.open(Target.JTP)) {
            plain(jtp, FaultSort.INTS, LARGE);
        }
    }

    /** Without verification the flipped bits reach the caller. */
    private void unverified() throws IOException {
        try (Gpu gpu = Gpu.open(device.info().orElseThrow())) {
            for (FaultCall call : calls) {
                Runnable plain = () -> plain(gpu, call, LARGE);
                plain.run();
                int reads = Math.max(1, control.count(plain, plain).get("bigread"));
                for (String fault : call.onTheResult()) {
                    for (int k = 1; k <= reads; k++) {
                        inject("unverified", gpu, call, LARGE, fault, k);
                    }
                }
            }
        }
    }

    /**
     * The fallback of AUTO. It takes only GPUs, so PoCL is presented as one, and only if they are faster, so the curves
     * here are filled with such times instead of measurements.
     */
    private void auto() throws IOException {
        PlantedCosts calibration = new PlantedCosts();
        for (Workload work : FaultyContext.works()) {
            calibration.plant(work.name(), device.toString(), Calibration.SMALLEST, 1);
            calibration.plant(work.name(), Devices.jtp().toString(), Calibration.SMALLEST, 1000);
            calibration.plant(work.name(), Engine.JDK.name(), Calibration.SMALLEST, 1_000_000_000);
        }
        // AUTO needs the devices to be known.
        Discovery.finish();
        try (Gpu gpu = TestContexts.gpu(KernelTrials.dispatcher(Target.AUTO, null, calibration))) {
            Execution[] last = new Execution[1];
            gpu.onExecution(execution -> last[0] = execution);
            for (FaultCall call : calls) {
                List<String> faults = new ArrayList<>(List.of("none", "launch", "wait", "read", "write"));
                faults.addAll(call.onTheResult());
                for (String fault : faults) {
                    automatic("auto", gpu, call, fault, last);
                    automatic("auto", gpu, call, "none", last);
                }
            }
            for (int i = 0; i < 5; i++) {
                automatic("auto off", gpu, FaultSort.LONGS, "launch", last);
            }
            System.out.println(new FaultCase("explain", FaultSort.LONGS, LARGE, "none", 0, false,
                    FaultCase.Outcome.RIGHT, gpu.explain(long.class, LARGE).engine().name(),
                    gpu.explain(long.class, LARGE).toString()).line());
        }
    }

    private void automatic(String stage, Gpu gpu, FaultCall call, String fault, Execution[] last) throws IOException {
        int n = Math.max(LARGE, call.smallest());
        control.arm(fault, 1);
        FaultCall.Attempt attempt = call.attempt(gpu, n);
        boolean hit = control.wasHit(fault);
        control.disarm();
        System.out.println(new FaultCase(stage, call, n, fault, 1, hit, attempt.outcome(),
                last[0].engine().name(), last[0].note()).line());
    }

    private interface Injection {
        void with(String fault, int k) throws IOException;
    }

    /**
     * Garbage collections, forced ones and those of allocation: a pin that a fault has left would block them forever.
     * Not after each fault: collections would take longer than all calls.
     */
    private static void collect() {
        awaitLaunchThreads();
        System.gc();
        long sum = 0;
        for (int i = 0; i < 200; i++) {
            sum += new byte[1 << 20].length;
        }
        System.gc();
        if (sum != 200L << 20) {
            throw new AssertionError();
        }
    }

    /** For a moment the JVM still knows a thread that was joined, together with the pins that it left behind. */
    private static void awaitLaunchThreads() {
        // Linux cuts names off after 15 characters.
        while (Stream.of(new File("/proc/self/task").listFiles()).map(task -> new File(task, "comm").toPath())
                .anyMatch(FaultScenarios::isLaunch)) {
            Thread.yield();
        }
    }

    private static boolean isLaunch(Path comm) {
        try {
            return Files.readString(comm).startsWith("aparasort-launc");
        } catch (IOException e) {
            // The thread has ended meanwhile.
            return false;
        }
    }

    private static void inEach(Map<String, Integer> counts, List<String> faults, Injection injection)
            throws IOException {
        for (String fault : faults) {
            for (int k : which(counts.get(fault), fault)) {
                injection.with(fault, k);
            }
        }
    }

    /**
     * The first call, the last and some in between; with the profile every launch, every buffer, and all calls of what
     * does not happen often.
     */
    private static Set<Integer> which(int count, String fault) {
        Set<Integer> calls = new LinkedHashSet<>();
        boolean every = Coverage.ALL && (fault.equals("launch") || fault.equals("buffer") || count <= 8);
        int some = every ? count : Math.min(count, Coverage.count(2, 6));
        for (int i = 0; i < some; i++) {
            calls.add(some == 1 ? 1 : 1 + (int) ((count - 1L) * i / (some - 1)));
        }
        return calls;
    }

    private void fresh(FaultCall call) {
        try (Gpu gpu = Gpu.open(Target.OPENCL)) {
            plain(gpu, call, LARGE);
        }
    }

    /** A call without a fault, which must be correct, so that the device has no two faults in a row. */
    private void plain(Gpu gpu, FaultCall call, int n) {
        FaultCall.Attempt attempt = call.attempt(gpu, n);
        if (attempt.outcome() != FaultCase.Outcome.RIGHT) {
            tell("plain", call, n, "none", 0, false, attempt);
        }
    }

    private void inject(String stage, Gpu gpu, FaultCall call, int n, String fault, int k) throws IOException {
        control.arm(fault, k);
        FaultCall.Attempt attempt = call.attempt(gpu, n);
        boolean hit = control.wasHit(fault);
        control.disarm();
        tell(stage, call, n, fault, k, hit, attempt);
    }

    /** A number for the test. */
    private static void note(String what, FaultCall call, int n, int number) {
        tell("note", call, n, what, number, false, new FaultCall.Attempt(FaultCase.Outcome.RIGHT, ""));
    }

    private static void tell(String stage, FaultCall call, int n, String fault, int k, boolean hit,
            FaultCall.Attempt attempt) {
        System.out.println(new FaultCase(stage, call, n, fault, k, hit, attempt.outcome(), "",
                attempt.message()).line());
    }
}
