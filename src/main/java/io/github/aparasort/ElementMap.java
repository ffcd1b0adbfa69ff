package io.github.aparasort;

import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.MapElements;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What {@link Gpu#map} does: apart from {@link Gpu}, which must load without Aparapi. */
final class ElementMap {
    private ElementMap() {
    }

    static void run(Residence home, Supplier<? extends MapKernel> kernel, GpuArray[] arrays) {
        for (GpuArray array : arrays) {
            GpuArray.requireContext(home, array, "array");
        }
        MapKernel wanted = AparapiLog.made(kernel, "kernel");
        wanted.check(Stream.of(arrays).map(GpuArray::elementType).toList());
        GpuArray out = arrays[arrays.length - 1];
        for (GpuArray array : arrays) {
            out.requireSameContext(array, "array");
            if (array.length() != out.length()) {
                throw new IllegalArgumentException("arrays of two lengths: " + array + " and " + out);
            }
        }
        if (out.isOnDevice()) {
            List<Column> columns = Stream.of(arrays).map(GpuArray::column).toList();
            out.replace(Operation.MAP, work -> MapElements.mapped(work, wanted, columns));
        } else {
            List<Object> host = new ArrayList<>(Stream.of(arrays).map(GpuArray::hostArray).toList());
            // The code may read the last array as another one, and sees it as it was.
            Object result = out.copyOfHost();
            host.set(host.size() - 1, result);
            home.tell(Operation.MAP, out.elementType(), out.length(), () -> wanted.runHere(out.length(), host));
            out.assign(result);
        }
    }
}
