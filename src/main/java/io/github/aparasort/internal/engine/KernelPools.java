package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.SlicedWork;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The kernels of a context: instances of each kernel on each device, and those with code of the caller. */
public final class KernelPools implements AutoCloseable {
    /** Instances of a kernel per OpenCL device: those of a call in slices, or one each for several callers. */
    private static final int OPENCL_LEASES = SlicedWork.INSTANCES;
    /** Instances of a kernel on JTP. The first call uses all processors, each further call one: more would wait. */
    static final int JTP_LEASES = Math.max(2, Runtime.getRuntime().availableProcessors());

    /** Makes kernels. Tests replace it. */
    public interface Kernels {
        DeviceKernel create(KernelSource source, ComputeDevice device);
    }

    /** Shows that a new kernel does what plain Java does, before it touches a caller's data. */
    public interface Proofs {
        KernelPool.Probe proof(KernelSource source);
    }

    /** Not a lambda: linking a lambda loads its result classes, and so Aparapi, which small calls do without. */
    static final class OurKernels implements Kernels {
        @Override
        public DeviceKernel create(KernelSource source, ComputeDevice device) {
            return source.create(device);
        }
    }

    /** With its own methods: see {@link KeyedWorkload}. */
    private record Key(KernelSource source, ComputeDevice device) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && device.equals(key.device) && source.equals(key.source);
        }

        @Override
        public int hashCode() {
            return 31 * source.hashCode() + device.hashCode();
        }
    }

    private final Kernels kernels;
    private final Proofs proofs;
    private final Map<Key, KernelPool> pools = new ConcurrentHashMap<>();
    private final CustomKernels customKernels = new CustomKernels();
    private volatile boolean closed;

    KernelPools(Kernels kernels, Proofs proofs) {
        this.kernels = kernels;
        this.proofs = proofs;
    }

    /** The instances of a kernel on a device. Those of a closed context serve one call each: calls that still run. */
    public KernelPool pool(KernelSource source, ComputeDevice device) {
        KernelPool pool = pools.computeIfAbsent(new Key(source, device), absent -> new KernelPool(device,
                () -> kernels.create(source, device), device.isOpenCl() ? OPENCL_LEASES : JTP_LEASES,
                proofs.proof(source)));
        if (closed) {
            pool.close();
        }
        return pool;
    }

    /**
     * A lease on the kernel that a job is bound to.
     *
     * @param waits whether to wait until an instance is free
     * @param patience the nanoseconds to wait for JTP otherwise, for each caller
     */
    Lease lease(Job job, KernelBinding<?> binding, ComputeDevice device, boolean waits, long patience)
            throws DeviceFault {
        if (device.isOpenCl() && job.custom() != null) {
            return waits ? customKernels.take(job, device) : customKernels.takeBuilt(job, device);
        }
        KernelPool pool = pool(binding.source(), device);
        return pool.take(binding.elements(job.n),
                waits ? Long.MAX_VALUE : device.isOpenCl() ? 0 : patience * pool.callersEach());
    }

    /** Frees the memory of idle kernels, or everything if the context was closed meanwhile. */
    void trim() {
        if (closed) {
            close();
        } else {
            pools.values().forEach(KernelPool::trim);
            customKernels.trim();
        }
    }

    @Override
    public void close() {
        closed = true;
        pools.values().forEach(KernelPool::close);
        customKernels.close();
    }
}
