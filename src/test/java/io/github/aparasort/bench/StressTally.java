package io.github.aparasort.bench;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.GpuException;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

/** What happened: calls by engine, wrong results, and faults by kind. A fault may be hidden from a caller by AUTO. */
public final class StressTally {
    /** Further failures are counted, but not printed. */
    private static final int PRINTED = 20;

    private final AtomicLong operations = new AtomicLong();
    private final AtomicLong wrong = new AtomicLong();
    private final Map<String, Long> faults = new TreeMap<>();
    private final Map<Engine, Map<String, Long>> engines = new EnumMap<>(Engine.class);
    private int printed;

    /** Counts a call by its engine. Under AUTO the note says which device failed before. */
    synchronized void ran(Execution done) {
        engines.computeIfAbsent(done.engine(), absent -> new TreeMap<>()).merge(done.operation(), 1L, Long::sum);
        for (String part : done.note().split("; ")) {
            if (isFault(part)) {
                fault("NOTE", done.operation() + " of " + done.type() + ", n = " + done.n() + ": " + part);
            }
        }
    }

    /** A device that another call uses is not broken. */
    private static boolean isFault(String note) {
        return !note.endsWith(" is busy") && (note.startsWith(Devices.jtp() + ": ")
                || Devices.openCl().stream().anyMatch(device -> note.startsWith(device + ": ")));
    }

    void right() {
        operations.incrementAndGet();
    }

    void wrong(String what) {
        operations.incrementAndGet();
        wrong.incrementAndGet();
        print("WRONG " + what);
    }

    void thrown(Throwable thrown, String what) {
        operations.incrementAndGet();
        fault(thrown instanceof GpuException && thrown.getCause() instanceof DeviceFault fault ? fault.kind().name()
                : thrown.getClass().getSimpleName(), what + ": " + thrown.getMessage());
    }

    synchronized void fault(String kind, String what) {
        faults.merge(kind, 1L, Long::sum);
        print("FAULT " + kind + " " + what);
    }

    private synchronized void print(String failure) {
        if (printed++ < PRINTED) {
            System.out.println(failure);
        }
    }

    /** Faults that no call reported, such as those of measurements. */
    void readHealth() {
        for (ComputeDevice device : Devices.openCl()) {
            if (faultCount() == 0 && !device.health().lastFault().isEmpty()) {
                fault("HEALTH", device + ": " + device.health().lastFault());
            }
        }
    }

    public long operations() {
        return operations.get();
    }

    public long wrongCount() {
        return wrong.get();
    }

    public synchronized long faultCount() {
        return faults.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Whether nothing was wrong and nothing failed. */
    public boolean isGood() {
        return wrongCount() + faultCount() == 0;
    }

    /** The operations that an engine did, by the names that listeners get. */
    public synchronized Map<String, Long> byEngine(Engine engine) {
        return Map.copyOf(engines.getOrDefault(engine, Map.of()));
    }

    @Override
    public synchronized String toString() {
        StringBuilder text = new StringBuilder(String.format("%,d operations, %,d wrong, %,d faults%s; engines:",
                operations(), wrongCount(), faultCount(), faults.isEmpty() ? "" : " " + faults));
        engines.forEach((engine, counts) -> text.append(String.format(" %s %,d", engine,
                counts.values().stream().mapToLong(Long::longValue).sum())));
        return text.toString();
    }
}
