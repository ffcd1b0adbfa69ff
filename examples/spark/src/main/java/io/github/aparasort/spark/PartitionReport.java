package io.github.aparasort.spark;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import java.io.Serializable;
import java.util.Comparator;
import java.util.List;

/**
 * What the library did in one partition.
 *
 * @param partition its number
 * @param rows how many rows it has
 * @param operation the operation that took the longest, for instance "argsort"
 * @param engine the engine that did it in the end: of no rows, the JDK
 * @param device name of the OpenCL device, or empty
 * @param note what the library said about it, or empty: for instance that the keys were in order
 * @param collectNanos for reading rows from the shuffle and copying them into arrays
 * @param sortNanos for sorting these
 */
public record PartitionReport(int partition, int rows, String operation, Engine engine, String device, String note,
        long collectNanos, long sortNanos) implements Serializable {

    static PartitionReport of(int partition, int rows, List<Execution> executions, long collectNanos, long sortNanos) {
        return executions.stream().max(Comparator.comparingLong(Execution::totalNanos))
                .map(longest -> new PartitionReport(partition, rows, longest.operation(), longest.engine(),
                        longest.device().map(DeviceInfo::name).orElse(""), longest.note(), collectNanos, sortNanos))
                .orElseGet(() -> new PartitionReport(partition, rows, "", Engine.JDK, "", "", collectNanos, sortNanos));
    }

    @Override
    public String toString() {
        return "partition %d: %,d rows, %s%s%s, sorted in %.0f ms%s".formatted(partition, rows,
                operation.isEmpty() ? "" : operation + " on ", engine, device.isEmpty() ? "" : " (" + device + ")",
                sortNanos / 1e6, note.isEmpty() ? "" : " (" + note + ")");
    }
}
