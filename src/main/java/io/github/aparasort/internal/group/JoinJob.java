package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.JoinedColumns;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.step.ColumnJoins;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.JoinKind;
import java.lang.reflect.Array;
import java.util.function.Supplier;

/** Joins two columns of keys on an OpenCL device. Only the rows come back. */
public final class JoinJob extends Job {
    /**
     * Arrays that hold each element of both columns at the same time, if each has one partner: sorted keys and rows,
     * bounds, counts, the places of partners, and the result.
     */
    private static final int ARRAYS = 6;

    private final JoinKind kind;
    private final Object a;
    private final Object b;
    private final Supplier<RowPairs> plain;
    private RowPairs rows;

    /**
     * Makes a job.
     *
     * @param found what finding the rows of each key costs, by which engines are compared
     * @param a an array of keys
     * @param b another one of the same type
     * @param plain joins by plain Java
     */
    JoinJob(JoinKind kind, GroupWorkload found, Object a, Object b, Supplier<RowPairs> plain) {
        super(operation(kind), found.kind().type(), found, Math.addExact(Array.getLength(a), Array.getLength(b)));
        this.kind = kind;
        this.a = a;
        this.b = b;
        this.plain = plain;
    }

    /** The operation of joins of a kind, which has the same name. */
    public static Operation operation(JoinKind kind) {
        return Operation.valueOf(kind.name());
    }

    /** Whether a device is to join, because it would be the first to find the groups of as many keys. */
    static boolean isForDevice(EngineSelector selector, GroupWorkload found, long n) {
        ComputeDevice device = n > Integer.MAX_VALUE ? null : selector.preferredOpenCl(found, (int) n);
        return device != null
                && device.hasRoomFor((int) n, ARRAYS, found.bytesPerKey(), found.bytesPerElement());
    }

    /** The rows, after the job. Null if there are more than the device has room for, or an array. */
    public RowPairs rows() {
        return rows;
    }

    /** Whoever makes this job has chosen a device. */
    @Override
    public boolean isForced() {
        return true;
    }

    @Override
    public boolean runsOn(ComputeDevice device) {
        return device.isOpenCl();
    }

    @Override
    public String provenAs() {
        return "JOIN_" + workload.name();
    }

    @Override
    public void runPlain() {
        rows = plain.get();
    }

    @Override
    public void steps(HostCall call) throws DeviceFault {
        rows = null;
        Column aKeys = call.send(a);
        Column bKeys = call.send(b);
        JoinedColumns found;
        try {
            found = call.steps(work -> ColumnJoins.join(work, kind, aKeys, bKeys));
        } catch (ArithmeticException e) {
            return;
        } catch (DeviceFault e) {
            if (e.kind() == DeviceFault.Kind.LIMIT) {
                return;
            }
            throw e;
        }
        rows = new RowPairs((int[]) call.receive(found.aRows()), (int[]) call.receive(found.bRows()));
    }
}
