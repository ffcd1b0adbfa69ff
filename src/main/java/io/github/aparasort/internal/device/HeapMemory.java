package io.github.aparasort.internal.device;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;

/**
 * What the Java heap can be used for.
 *
 * <p>Sharing it with a driver needs the memory behind each address to stay the same. A driver that has page-locked an
 * array keeps the array's physical pages, also after the garbage collector has moved the array. If the JVM returns this
 * part of the heap to the system and takes it again later, the same addresses have other pages. The driver then reads
 * and writes pages that the JVM no longer sees, for any array that comes to lie there.
 */
final class HeapMemory {
    private HeapMemory() {
    }

    /** Whether staging arrays of so many bytes leave half of the heap to the caller. */
    static boolean hasRoomFor(long bytes) {
        return bytes <= Runtime.getRuntime().maxMemory() / 2;
    }

    /** Elements whose arrays take at most one part in so many of the heap. */
    static long elements(int bytesPerElement, int parts) {
        return Runtime.getRuntime().maxMemory() / bytesPerElement / parts;
    }

    /**
     * Whether the heap never returns memory: G1 keeps at least {@code -Xms}, so with {@code -Xms} equal to {@code -Xmx}
     * it keeps all. Of other collectors this is not known: ZGC maps pages to other addresses, and the parts of the heap
     * of Serial and Parallel have limits of their own. False as well if the JVM cannot tell.
     */
    static boolean isKept() {
        try {
            HotSpotDiagnosticMXBean jvm = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
            return value(jvm, "UseG1GC").equals("true")
                    && value(jvm, "MinHeapSize").equals(value(jvm, "MaxHeapSize"));
        } catch (RuntimeException | LinkageError e) {
            // Another JVM than HotSpot, or one without the module jdk.management.
            return false;
        }
    }

    private static String value(HotSpotDiagnosticMXBean jvm, String option) {
        return jvm.getVMOption(option).getValue();
    }
}
