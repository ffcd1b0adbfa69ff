package io.github.aparasort.internal.device;

import io.github.aparasort.internal.event.Events;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How far a device can be trusted, for the life of the process: which kernels have passed their proof on it, which have
 * failed and why, and how many faults in a row it has had.
 */
public final class Health {
    /** This many faults in a row switch a device off: one may be chance, three mean a broken device. */
    private static final int FAULTS_TO_OFF = 3;

    private final String device;
    /** By name: kernels of JTP, and kinds of work on OpenCL devices. */
    private final Set<String> proven = ConcurrentHashMap.newKeySet();
    private final Map<String, String> rejected = new ConcurrentHashMap<>();
    /** Orders and operators of callers. Weak: their class loaders must not be kept alive. */
    private final Map<Class<?>, String> rejectedCode = Collections.synchronizedMap(new WeakHashMap<>());
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

    /** Why a kernel, or a kind of work, must not be used on this device, or null. */
    public String whyRejected(String work) {
        return rejected.get(work);
    }

    /** Why code of a caller must not be used on this device, or null. */
    public String whyRejected(Class<?> code) {
        return rejectedCode.get(code);
    }

    /** The reasons for all rejected kernels of this library, or an empty text. */
    public String rejections() {
        return String.join("; ", rejected.values());
    }

    /** The reasons for all rejected orders and operators of callers, or an empty text. */
    public String rejectedCustomCode() {
        synchronized (rejectedCode) {
            return String.join("; ", rejectedCode.values());
        }
    }

    public boolean isProven(String work) {
        return proven.contains(work);
    }

    /** The last fault of a launch, or an empty text. */
    public synchronized String lastFault() {
        return lastFault;
    }

    public void prove(String work) {
        proven.add(work);
    }

    public void reject(String work, DeviceFault fault) {
        if (rejected.putIfAbsent(work, fault.getMessage()) == null) {
            Events.rejected(device, work, fault.getMessage(), !fault.lacksClass());
        }
    }

    public void reject(Class<?> code, DeviceFault fault) {
        if (rejectedCode.putIfAbsent(code, fault.getMessage()) == null) {
            Events.rejected(device, code.getName(), fault.getMessage(), !fault.lacksClass());
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
    public void fault(Class<?> kernel, DeviceFault fault) {
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
        rejectedCode.clear();
        faultsInARow = 0;
        lastFault = "";
    }
}
