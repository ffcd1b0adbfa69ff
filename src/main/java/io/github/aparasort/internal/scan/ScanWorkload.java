package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.cost.Prior;
import io.github.aparasort.internal.engine.Workload;

/**
 * Reductions and scans, by kind and type. Only sums are measured: with the other operators the engines compare in the
 * same way.
 */
public enum ScanWorkload implements Workload {
    REDUCE_INT(int.class, Integer.BYTES),
    REDUCE_LONG(long.class, Long.BYTES),
    REDUCE_FLOAT(float.class, Float.BYTES),
    REDUCE_DOUBLE(double.class, Double.BYTES),
    SCAN_INT(int.class, Integer.BYTES),
    SCAN_LONG(long.class, Long.BYTES),
    SCAN_FLOAT(float.class, Float.BYTES),
    SCAN_DOUBLE(double.class, Double.BYTES);

    private final Class<?> type;
    private final int bytes;

    ScanWorkload(Class<?> type, int bytes) {
        this.type = type;
        this.bytes = bytes;
    }

    public static ScanWorkload reduce(Class<?> type) {
        return of(REDUCE_INT, type);
    }

    public static ScanWorkload scan(Class<?> type) {
        return of(SCAN_INT, type);
    }

    private static ScanWorkload of(ScanWorkload ofInts, Class<?> type) {
        for (ScanWorkload kind : values()) {
            if (kind.type == type && kind.ordinal() >= ofInts.ordinal()) {
                return kind;
            }
        }
        return null;
    }

    public Class<?> type() {
        return type;
    }

    public boolean isScan() {
        return ordinal() >= SCAN_INT.ordinal();
    }

    @Override
    public String family() {
        return "scan";
    }

    @Override
    public int bytesPerKey() {
        return bytes;
    }

    @Override
    public int bytesPerElement() {
        return bytes;
    }

    @Override
    public int arrays() {
        return 1;
    }

    /** For these a plain loop takes 20 to 60 us, and a launch of JTP 200. */
    @Override
    public int smallest() {
        return 1 << 16;
    }

    @Override
    public Prior prior() {
        return Prior.SCAN;
    }
}
