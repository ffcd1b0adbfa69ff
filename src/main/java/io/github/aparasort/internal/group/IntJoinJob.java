package io.github.aparasort.internal.group;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.SequenceWork;
import io.github.aparasort.internal.engine.EngineSelector;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.resident.IntChecksum;
import io.github.aparasort.internal.resident.JoinKind;
import io.github.aparasort.internal.sort.RadixTileKernel;
import io.github.aparasort.internal.staging.IntStaging;

// Twins: Long, Float, Double
/**
 * Joins two columns of keys on an OpenCL device. The device verifies its result: that keys of a row are equal, that
 * rows are in order, and that there are as many as there must be. The host verifies what was sent and what came back.
 */
public final class IntJoinJob extends Job implements SequenceWork</*key*/ IntJoinSequence> {
    static final GroupWorkload ROWS = GroupWorkload.of(/*value*/ int.class, GroupResult.ROWS);

    private final JoinKind kind;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    private boolean isTooLarge;
    private RowPairs rows;

    public IntJoinJob(JoinKind kind, /*value*/ int[] a, /*value*/ int[] b) {
        super(kind.operation(), /*value*/ int.class, ROWS, Math.addExact(a.length, b.length));
        this.kind = kind;
        this.a = a;
        this.b = b;
    }

    /** The rows, after the job. Null if there are more than the device has room for, or an array. */
    public RowPairs rows() {
        return rows;
    }

    /** Whether a device is to join, because it would be the first to find the groups of as many keys. */
    static boolean isForDevice(EngineSelector selector, /*value*/ int[] a, /*value*/ int[] b) {
        long n = (long) a.length + b.length;
        ComputeDevice device = n > Integer.MAX_VALUE ? null : selector.preferredOpenCl(ROWS, (int) n);
        return device != null && device.info().orElseThrow().maxWorkGroupSize() >= RadixTileKernel.LANES
                && device.hasRoomFor((int) n, IntJoinSequence.ARRAYS, ROWS.bytesPerKey(), ROWS.bytesPerElement());
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
    public void runPlain() {
        rows = IntJoin.join(kind, IntGroups.plain(operation, a), IntGroups.plain(operation, b));
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return KernelBinding.inSequence(JoinSource.of(ROWS.bytesPerKey()), /*key*/ IntJoinSequence.class, this);
    }

    // ---- on a device

    @Override
    public void launch(/*key*/ IntJoinSequence kernels) throws DeviceFault {
        try {
            kernels.join(kind, a, b);
        } catch (ArithmeticException e) {
            isTooLarge = true;
        } catch (DeviceFault e) {
            if (e.kind() != DeviceFault.Kind.LIMIT) {
                throw e;
            }
            isTooLarge = true;
        }
    }

    @Override
    public void receive(/*key*/ IntJoinSequence kernels) throws DeviceFault {
        if (!isTooLarge) {
            kernels.read();
        }
    }

    /** The checksums of both columns. */
    @Override
    public Digest digest() {
        return new Digest(true, IntChecksum.indexed(IntStaging.keys(a), a.length),
                IntChecksum.indexed(IntStaging.keys(b), b.length));
    }

    /** Those of both columns as the device has them, if the rows are those that it has. */
    @Override
    public Digest check(/*key*/ IntJoinSequence kernels) {
        if (isTooLarge) {
            return digest();
        }
        long[] sums = kernels.checksums();
        return new Digest(kernels.rows().areThose(sums[2], sums[3]), sums[0], sums[1]);
    }

    @Override
    public void commit(/*key*/ IntJoinSequence kernels) {
        rows = isTooLarge ? null : kernels.rows();
    }

    @Override
    public String complaint() {
        return "what came back are not the rows that were found";
    }
}
