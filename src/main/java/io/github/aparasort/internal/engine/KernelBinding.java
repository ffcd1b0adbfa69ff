package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceLaunch;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.Launch;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.DeviceKernel;

/**
 * Connects a job with a kernel: where the kernel comes from, and the job's work on it, typed by what the work needs of
 * the kernel. This is the only place where a pooled kernel gets its type back.
 *
 * @param <K> the kernel, or the interface to its arrays, as the work sees it
 */
public abstract class KernelBinding<K> {
    private final KernelSource source;
    private final Class<K> view;

    private KernelBinding(KernelSource source, Class<K> view) {
        this.source = source;
        this.view = view;
    }

    /** Work on copies of the caller's arrays. */
    public static <A> KernelBinding<A> staged(KernelSource source, Class<A> view, StagedWork<A> work) {
        return new KernelBinding<>(source, view) {
            @Override
            Launch launch(DeviceKernel kernel, ComputeDevice device, A arrays, boolean singleWorker) {
                return new StagedLaunch<>(kernel, device, arrays, work);
            }

            @Override
            void bind(A arrays) {
                throw new UnsupportedOperationException("staged work binds no arrays");
            }
        };
    }

    /** Work in the caller's arrays. */
    public static <K> KernelBinding<K> inPlace(KernelSource source, Class<K> view, InPlaceWork<K> work) {
        return new KernelBinding<>(source, view) {
            @Override
            Launch launch(DeviceKernel kernel, ComputeDevice device, K typed, boolean singleWorker) {
                return new InPlaceLaunch<>(kernel, device, typed, work, singleWorker);
            }

            @Override
            void bind(K typed) {
                work.bindArrays(typed);
            }
        };
    }

    public KernelSource source() {
        return source;
    }

    /** The launch of the work on a leased kernel. */
    public Launch launch(Lease lease) {
        return launch(lease.kernel(), lease.device(), view.cast(lease.kernel()), lease.singleWorker());
    }

    /** Binds the caller's arrays to a kernel that works in place, to run it without Aparapi. For warming up code. */
    public void bindArrays(DeviceKernel kernel) {
        bind(view.cast(kernel));
    }

    abstract void bind(K typed);

    abstract Launch launch(DeviceKernel kernel, ComputeDevice device, K typed, boolean singleWorker);
}
