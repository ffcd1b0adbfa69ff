package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.InPlaceLaunch;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.KernelSequence;
import io.github.aparasort.internal.device.Launch;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.SequenceLaunch;
import io.github.aparasort.internal.device.SequenceWork;
import io.github.aparasort.internal.device.SlicedLaunch;
import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.device.StagedLaunch;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.function.IntFunction;

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
            Launch launch(Lease lease, A arrays) {
                return new StagedLaunch<>(lease.kernel(), arrays, work);
            }
        };
    }

    /**
     * Work on copies of the caller's arrays, in slices.
     *
     * @param cut cuts the work into slices of so many elements at most
     */
    public static <A> KernelBinding<A> sliced(KernelSource source, Class<A> view, IntFunction<SlicedWork<A>> cut) {
        return sliced(source, view, cut, Slices.SIZE);
    }

    /** The same, in slices of so many elements at most. */
    public static <A> KernelBinding<A> sliced(KernelSource source, Class<A> view, IntFunction<SlicedWork<A>> cut,
            int most) {
        return new KernelBinding<>(source, view) {
            @Override
            Launch launch(Lease lease, A arrays) {
                return new SlicedLaunch<>(lease, view, cut.apply(most));
            }

            @Override
            public KernelBinding<A> inSlicesOf(int elements) {
                return sliced(source, view, cut, elements);
            }

            @Override
            public int elements(int n) {
                return cut.apply(most).slices().largest();
            }
        };
    }

    /** Work in the caller's arrays. */
    public static <K> KernelBinding<K> inPlace(KernelSource source, Class<K> view, InPlaceWork<K> work) {
        return new KernelBinding<>(source, view) {
            @Override
            Launch launch(Lease lease, K typed) {
                return new InPlaceLaunch<>(lease.kernel(), lease.device(), typed, work, lease.singleWorker());
            }

            @Override
            void bind(K typed) {
                work.bindArrays(typed);
            }
        };
    }

    /** Work of several kernels on copies of the caller's arrays, which stay on the device between them. */
    public static <K> KernelBinding<K> inSequence(KernelSource source, Class<K> view, SequenceWork<K> work) {
        return new KernelBinding<>(source, view) {
            @Override
            Launch launch(Lease lease, K kernels) {
                return new SequenceLaunch<>((KernelSequence) lease.kernel(), kernels, work);
            }
        };
    }

    public KernelSource source() {
        return source;
    }

    /** The launch of the work on a leased kernel. */
    public Launch launch(Lease lease) {
        return launch(lease, view.cast(lease.kernel()));
    }

    /** The same, in slices of so many elements at most, if the work can be cut. For tests and benchmarks. */
    public KernelBinding<K> inSlicesOf(int elements) {
        return this;
    }

    /** Binds the caller's arrays to a kernel that works in place, to run it without Aparapi. For warming up code. */
    public void bindArrays(DeviceKernel kernel) {
        bind(view.cast(kernel));
    }

    /** The number of elements that an instance of the kernel must have room for, of n in all. */
    public int elements(int n) {
        return n;
    }

    void bind(K typed) {
        throw new UnsupportedOperationException("staged work binds no arrays");
    }

    abstract Launch launch(Lease lease, K typed);
}
