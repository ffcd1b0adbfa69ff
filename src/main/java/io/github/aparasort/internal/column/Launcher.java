package io.github.aparasort.internal.column;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Geometry;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.kernel.CheckKernel;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.ElementKernel;
import io.github.aparasort.internal.kernel.TileKernel;
import java.lang.ref.Reference;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The kernels of one call, and their launches, queued one after the other. */
public class Launcher {
    /** Launches that need no check. */
    public interface Steps {
        void queue() throws DeviceFault;
    }

    final Stream stream;
    private final LaunchOptions options;
    private final LaunchLog log;
    /** Takes note of each launch; or null. */
    private final Consumer<DeviceKernel> told;
    private final int call;
    /** True while launches need no check: they are checks, or a later check covers them. */
    private boolean exempt;

    Launcher(Stream stream, LaunchOptions options, LaunchLog log, Consumer<DeviceKernel> told, int call) {
        this.stream = stream;
        this.options = options;
        this.log = log;
        this.told = told;
        this.call = call;
    }

    /** The number of this call. */
    public int call() {
        return call;
    }

    /** Whether launches need no check now. */
    boolean areExempt() {
        return exempt;
    }

    /** Queues steps that need no check: they are checks, or a later check covers them. */
    public void queueUnchecked(Steps steps) throws DeviceFault {
        boolean before = exempt;
        exempt = true;
        try {
            steps.queue();
        } finally {
            exempt = before;
        }
    }

    /** Makes a kernel of the best geometry. */
    public interface Maker<K> {
        K make(int nt, int maxGroups);
    }

    /** A kernel over tiles, with as many groups as tiles, or nearly. */
    public <K extends TileKernel> K tiles(Class<K> type, Maker<K> maker) throws DeviceFault {
        return tiles(type, Geometry.GROUPS_PER_UNIT, maker);
    }

    /** A kernel over tiles, with {@code groupsPerUnit} groups per compute unit at most. */
    public <K extends TileKernel> K tiles(Class<K> type, int groupsPerUnit, Maker<K> maker) throws DeviceFault {
        return tiles(type, "", groupsPerUnit, maker);
    }

    /** A kernel over tiles that is a variant of its class: other variants are kept apart. */
    public <K extends TileKernel> K tiles(Class<K> type, Object variant, int groupsPerUnit, Maker<K> maker)
            throws DeviceFault {
        return fitted(type, variant, groups(groupsPerUnit), maker);
    }

    private <K extends TileKernel> K fitted(Class<K> type, Object variant, int groups, Maker<K> maker)
            throws DeviceFault {
        return stream.kernel(type, variant, () ->
                Geometry.fitted(maker.make(options.groupSize(), groups), groups, stream.info()));
    }

    /** Work-items that a group of the device may have. */
    public int mostWorkItems() {
        return stream.info().maxWorkGroupSize();
    }

    /** A kernel with the caller's code, which may be an earlier one with the same code. */
    public TileKernel custom(TileKernel wanted, int groupsPerUnit) throws DeviceFault {
        int groups = groups(groupsPerUnit);
        wanted.shape(options.groupSize(), groups);
        return (TileKernel) stream.custom(Geometry.fitted(wanted, groups, stream.info()));
    }

    /** A kernel over elements. */
    public <K extends ElementKernel> K elements(Class<K> type, Supplier<K> maker) throws DeviceFault {
        return shaped(type, groups(LaunchOptions.ELEMENT_GROUPS), maker);
    }

    /** A kernel that checks elements. */
    <K extends CheckKernel> K checking(Class<K> type, int mostGroups, Supplier<K> maker) throws DeviceFault {
        return shaped(type, mostGroups, maker);
    }

    private <K extends TileKernel> K shaped(Class<K> type, int mostGroups, Supplier<K> maker) throws DeviceFault {
        return fitted(type, "", mostGroups, (nt, groups) -> {
            K kernel = maker.get();
            kernel.shape(nt, groups);
            return kernel;
        });
    }

    /** The groups of a launch with {@code perUnit} for each compute unit. */
    int groups(int perUnit) {
        return options.groups(perUnit * stream.info().computeUnits());
    }

    /** Makes what a kernel needs beside the columns of a launch, for n elements. Its {@link Fields} come after this. */
    public static <K extends DeviceKernel> K prepared(K kernel, int n) {
        kernel.makeArrays(n);
        kernel.prepare(n);
        return kernel;
    }

    /** Queues a launch of a kernel that is prepared. Arrays in other fields than these get memory of their own. */
    public void launch(DeviceKernel kernel, Fields fields) throws DeviceFault {
        log.add(kernel, exempt);
        options.tell(kernel);
        if (told != null && !exempt) {
            told.accept(kernel);
        }
        try {
            stream.launch(kernel, array -> {
                Column column = fields.columns().get(array);
                return column == null ? null : column.memory();
            });
        } finally {
            // Until now the columns must not be forgotten, or their memory would be given back.
            Reference.reachabilityFence(fields);
        }
        if (!exempt) {
            options.changes().after(stream, kernel, fields.columns());
        }
    }

    /** Queues a launch for n elements, if there are any. */
    public void launch(DeviceKernel kernel, int n, Fields fields) throws DeviceFault {
        kernel.prepare(n);
        if (n > 0) {
            launch(kernel, fields);
        }
    }
}
