package io.github.aparasort;

import io.github.aparasort.internal.device.AparapiLog;
import io.github.aparasort.internal.element.MapElements;
import io.github.aparasort.internal.engine.Residence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What {@link Gpu#map} does: apart from {@link Gpu} and {@link GpuArray}, which must load without Aparapi, and from
 * {@link MapKernel}, whose names the code of users cannot have.
 */
final class ElementMap {
    private ElementMap() {
    }

    static void run(Residence home, Supplier<? extends MapKernel> kernel, GpuArray<?, ?>[] arrays) {
        for (GpuArray<?, ?> array : arrays) {
            GpuArray.requireContext(home, array, "array");
        }
        MapKernel wanted = AparapiLog.made(kernel, "kernel");
        wanted.check(Stream.of(arrays).map(array -> array.elements.type()).toList());
        GpuArray<?, ?> out = arrays[arrays.length - 1];
        for (GpuArray<?, ?> array : arrays) {
            out.requireSameContext(array, "array");
            if (array.length() != out.length()) {
                throw new IllegalArgumentException("arrays of two lengths: " + array + " and " + out);
            }
        }
        out.elements.change(Operation.MAP, out.length, work -> MapElements.mapped(work, wanted,
                Stream.of(arrays).map(GpuArray::column).toList()), result -> {
            List<Object> host = new ArrayList<>(Stream.of(arrays).map(GpuArray::array).toList());
            // The code may read the last array as another one, and sees it as it was.
            host.set(host.size() - 1, result);
            out.facades.plain(Operation.MAP, out.elements.type(), out.length, () -> wanted.runHere(out.length, host));
        });
    }
}
