package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Target;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.Discovery;
import java.util.ArrayList;
import java.util.List;

/** The devices that a target admits, and from how many elements on. They are found when somebody asks for them. */
public final class TargetDevices {
    /** The fewest elements for JTP where the target demands it. Plain Java takes 0.1 ms at most for fewer. */
    public static final int JTP_SMALLEST = 1 << 12;

    private final Target target;
    /** The one device to use, which the target demands; or null where the target decides. */
    private final ComputeDevice only;
    /** Whether only an OpenCL device may do the work. */
    public final boolean demandsOpenCl;
    private volatile List<ComputeDevice> all;

    TargetDevices(Target target, ComputeDevice only) {
        this.target = target;
        this.only = only;
        this.demandsOpenCl = only != null || target == Target.GPU || target == Target.OPENCL;
    }

    public Target target() {
        return target;
    }

    /** The target, or the one device. It looks for no devices. */
    @Override
    public String toString() {
        return only == null ? "target=" + target : "device=" + only;
    }

    /** The fewest elements that go to an engine with kernels, where AUTO has its own limit. */
    int smallest(int underAuto) {
        return demandsOpenCl ? 2 : target == Target.JTP ? JTP_SMALLEST
                : target == Target.JDK ? Integer.MAX_VALUE : underAuto;
    }

    /**
     * Whether a call for {@code n} elements may ever run on an OpenCL device: on one that is slower now, too, because
     * AUTO explores. Finds the devices first; AUTO loads no driver if all are those of CPUs.
     */
    public boolean mayUseOpenCl(Workload workload, int n) {
        if (n < smallest(workload.smallest())) {
            return false;
        }
        if (target == Target.AUTO) {
            Discovery.finish();
        }
        return haveOpenCl();
    }

    /** All devices that may be used, in the order of the target. */
    List<ComputeDevice> all() {
        List<ComputeDevice> devices = all;
        if (devices == null) {
            devices = List.copyOf(find());
            all = devices;
        }
        return devices;
    }

    private List<ComputeDevice> find() {
        List<ComputeDevice> devices = new ArrayList<>();
        if (only == null && (target == Target.JTP || target == Target.AUTO)) {
            devices.add(Devices.jtp());
        }
        devices.addAll(openCl());
        return devices;
    }

    /** The devices that have kernels for a kind of work. */
    List<ComputeDevice> of(Workload workload) {
        return workload.hasRakes() ? all() : target == Target.JTP ? List.of()
                : all().stream().filter(ComputeDevice::isOpenCl).toList();
    }

    boolean haveOpenCl() {
        return all().stream().anyMatch(ComputeDevice::isOpenCl);
    }

    /** The devices of OpenCL, which is not loaded where AUTO has no use for it. */
    List<ComputeDevice> openCl() {
        if (only != null) {
            return List.of(only);
        }
        if (target == Target.JTP || target == Target.JDK) {
            return List.of();
        }
        List<ComputeDevice> found = target == Target.AUTO ? Devices.openClForAuto() : Devices.openCl();
        return found.stream().filter(device -> target == Target.OPENCL
                || device.info().orElseThrow().type() == DeviceInfo.Type.GPU).toList();
    }
}
