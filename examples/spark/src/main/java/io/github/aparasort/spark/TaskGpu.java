package io.github.aparasort.spark;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.TaskContext;
import org.apache.spark.resource.ResourceInformation;

/**
 * Finds the context in which a task sorts. That is the shared one, which chooses between the CPU and the GPU that it
 * sees. Only if an executor sees several GPUs, it is one for the GPU whose address Spark gave to the task.
 */
final class TaskGpu {
    /** By address; open as long as the executor runs. */
    private static final Map<String, Gpu> CONTEXTS = new ConcurrentHashMap<>();

    private TaskGpu() {
    }

    static Gpu get() {
        TaskContext task = TaskContext.get();
        ResourceInformation gpus = task == null ? null : task.resourcesJMap().get("gpu");
        if (gpus == null || gpus.addresses().length == 0) {
            return Gpu.shared();
        }
        return CONTEXTS.computeIfAbsent(gpus.addresses()[0],
                address -> device(Gpu.devices(), address).map(Gpu::open).orElseGet(Gpu::shared));
    }

    /**
     * Of several GPUs, the one at an address: its index among them.
     *
     * @return the GPU, or empty if there is one GPU at most, so that nothing is to be chosen
     */
    static Optional<DeviceInfo> device(List<DeviceInfo> devices, String address) {
        List<DeviceInfo> gpus = devices.stream().filter(device -> device.type() == DeviceInfo.Type.GPU).toList();
        if (gpus.size() <= 1) {
            return Optional.empty();
        }
        for (int i = 0; i < gpus.size(); i++) {
            if (address.equals(Integer.toString(i))) {
                return Optional.of(gpus.get(i));
            }
        }
        throw new IllegalStateException("Spark gave this task the GPU \"" + address + "\", but OpenCL lists " + gpus
                + ", numbered from 0: let the executor see one GPU only (CUDA_VISIBLE_DEVICES)");
    }
}
