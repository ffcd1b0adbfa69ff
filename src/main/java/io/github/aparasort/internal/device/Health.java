package io.github.aparasort.internal.device;

import io.github.aparasort.internal.event.Events;
import io.github.aparasort.internal.kernel.CustomCode;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;

/**
 * How far a device can be trusted, for the life of the process: which kernels have passed their probe on it, which have
 * failed and why, and how many faults in a row it has had.
 */
public final class Health {
    /** This many faults in a row switch a device off: one may be chance, three mean a broken device. */
    private static final int FAULTS_TO_OFF = 3;

    private final String device;
    /** Weak: the caller's orders and operators are kernels too, and their class loaders must not be kept alive. */
    private final Set<Class<?>> proven = Collections.newSetFromMap(Collections.synchronizedMap(new WeakHashMap<>()));
    private final Map<Class<?>, String> rejected = Collections.synchronizedMap(new WeakHashMap<>());
    /** Read by every call without the lock. */
    private volatile int faultsInARow;
    private String lastFault = "";

    /** @param device its name, for messages */
    Health(String device) {
        this.device = device;
    }

    /** Why the device must not be used at all, or null. */
    public String whyOff() {
        return faultsInARow < FAULTS_TO_OFF ? null : off(lastFault());
    }

    private static String off(String lastFault) {
        return "switched off after " + FAULTS_TO_OFF + " faults in a row, the last: " + lastFault;
    }

    /** Why a kernel must not be used on this device, or null. */
    public String whyRejected(Class<?> kernel) {
        return rejected.get(kernel);
    }

    /** The reasons for all rejected kernels of this library, or an empty text. */
    public String rejections() {
        return rejections(false);
    }

    /** The reasons for all rejected orders and operators of callers, or an empty text. */
    public String rejectedCustomCode() {
        return rejections(true);
    }

    private String rejections(boolean custom) {
        return snapshot().entrySet().stream()
                .filter(entry -> CustomCode.class.isAssignableFrom(entry.getKey()) == custom)
                .map(Map.Entry::getValue).collect(Collectors.joining("; "));
    }

    private Map<Class<?>, String> snapshot() {
        synchronized (rejected) {
            return new HashMap<>(rejected);
        }
    }

    public boolean isProven(Class<?> kernel) {
        return proven.contains(kernel);
    }

    /** The last fault of a launch, or an empty text. */
    public synchronized String lastFault() {
        return lastFault;
    }

    void prove(Class<?> kernel) {
        proven.add(kernel);
    }

    void reject(Class<?> kernel, DeviceFault fault) {
        if (rejected.putIfAbsent(kernel, fault.getMessage()) == null) {
            Events.rejected(device, kernel, fault.getMessage(), !fault.lacksClass());
        }
    }

    public void success() {
        if (faultsInARow > 0) {
            forgive();
        }
    }

    private synchronized void forgive() {
        faultsInARow = 0;
    }

    /** Counts a fault of a launch of a kernel. */
    void fault(Class<?> kernel, DeviceFault fault) {
        String message = fault.getMessage();
        Events.fault(device, kernel, message);
        if (countFault(message) == FAULTS_TO_OFF) {
            Events.switchedOff(device, kernel, off(message), !fault.lacksClass());
        }
    }

    private synchronized int countFault(String message) {
        lastFault = message;
        return ++faultsInARow;
    }

    /** Forgets everything. */
    public synchronized void reset() {
        proven.clear();
        rejected.clear();
        faultsInARow = 0;
        lastFault = "";
    }
}
