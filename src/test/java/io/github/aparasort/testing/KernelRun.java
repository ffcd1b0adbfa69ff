package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Target;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.device.JtpRun;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.device.Transfer;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.RakeKernel;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Launches of one kernel with arrays of a test in its fields: in those arrays themselves on JTP, and in memory of the
 * device on an OpenCL device. There the kernel has no arrays of the host, so nothing else can do its work. Rakes run
 * on JTP alone.
 */
public final class KernelRun<K> implements AutoCloseable {
    private final K kernel;
    /** Null on JTP. */
    private final Stream stream;

    private KernelRun(K kernel, Stream stream) {
        this.kernel = kernel;
        this.stream = stream;
    }

    /** Binds a new kernel, and builds it for the OpenCL device of tests. Without one the test is skipped. */
    public static <K> KernelRun<K> of(Target target, K kernel) {
        if (target == Target.JTP) {
            return new KernelRun<>(kernel, null);
        }
        try {
            Stream stream = new Stream(TestDevice.openCl(), false);
            KernelRun<K> run = new KernelRun<>(kernel, stream);
            stream.kernel(DeviceKernel.class, "", () -> (DeviceKernel) kernel);
            return run;
        } catch (DeviceFault e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    public K kernel() {
        return kernel;
    }

    private DeviceKernel tiles() {
        return (DeviceKernel) kernel;
    }

    /** Work-items of a group, or rakes. */
    public int localSize() {
        return kernel instanceof RakeKernel rakes ? rakes.rakes() : tiles().localSize();
    }

    /** Work-items of the prepared launch. */
    public int globalSize() {
        return kernel instanceof RakeKernel rakes ? rakes.rakes() : tiles().globalSize();
    }

    /** Makes the kernel's arrays, and prepares it for so many elements. */
    public K prepare(int n) {
        if (kernel instanceof RakeKernel rakes) {
            rakes.allocate(n);
            rakes.prepare(n);
        } else {
            tiles().makeArrays(n);
            tiles().prepare(n);
        }
        return kernel;
    }

    /**
     * Runs the prepared kernel. Afterwards the arrays are as it leaves them, also those that it only reads.
     *
     * @param fields names of its arrays, each followed by an array of the test; one array may stand in several fields
     */
    public void run(Object... fields) {
        assertEquals(stream != null, tiles().isRunningCL());
        try {
            for (int i = 0; i < fields.length; i += 2) {
                field(kernel, (String) fields[i]).set(kernel, fields[i + 1]);
            }
            if (stream == null) {
                JtpRun.run(tiles());
            } else {
                runOnDevice(fields);
            }
        } catch (DeviceFault | IllegalAccessException e) {
            throw new AssertionError(kernel.getClass().getSimpleName() + ": " + e.getMessage(), e);
        }
    }

    /** Runs work in arrays of its own, by rakes on JTP. */
    public void run(InPlaceJob<?> work) {
        try {
            JtpRun.run((RakeKernel) kernel, work);
        } catch (DeviceFault e) {
            throw new AssertionError(kernel.getClass().getSimpleName() + ": " + e.getMessage(), e);
        }
    }

    /** A field of a kernel or of a superclass. */
    static Field field(Object kernel, String name) {
        for (Class<?> type = kernel.getClass(); type != DeviceKernel.class; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                return field;
            } catch (NoSuchFieldException e) {
                // It is in a superclass.
            }
        }
        throw new IllegalArgumentException("no field " + name + " in " + kernel.getClass());
    }

    private void runOnDevice(Object... fields) throws DeviceFault {
        Map<Object, StreamMemory> sent = new IdentityHashMap<>();
        stream.lock();
        try {
            for (int i = 1; i < fields.length; i += 2) {
                if (!sent.containsKey(fields[i])) {
                    sent.put(fields[i], send(fields[i]));
                }
            }
            stream.launch(tiles(), sent::get);
            sent.forEach((array, there) -> stream.download(there, array, 0, Array.getLength(array)));
        } finally {
            sent.values().forEach(StreamMemory::release);
            stream.unlock();
        }
    }

    private StreamMemory send(Object array) throws DeviceFault {
        int length = Array.getLength(array);
        StreamMemory memory = stream.allocate((long) length * Transfer.bytesOf(array));
        stream.upload(memory, array, 0, length);
        return memory;
    }

    /** Releases what the kernel holds on its device. */
    @Override
    public void close() {
        if (stream != null) {
            stream.close();
        }
    }
}
