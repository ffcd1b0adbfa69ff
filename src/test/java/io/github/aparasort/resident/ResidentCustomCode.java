package io.github.aparasort.resident;

import io.github.aparasort.DoubleScanKernel;
import io.github.aparasort.FloatScanKernel;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.LongOrderKernel;
import io.github.aparasort.LongScanKernel;
import io.github.aparasort.MapKernel;
import io.github.aparasort.testing.IntOrders;
import io.github.aparasort.testing.LongOrders;
import io.github.aparasort.testing.ScanOperators;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A caller's code for each operation that takes some. */
final class ResidentCustomCode {
    private static final Map<Class<?>, Supplier<?>> CODE = Map.of(
            IntOrderKernel.class, IntOrders.ByTwoBits::new,
            LongOrderKernel.class, LongOrders.ByTwoBits::new,
            IntScanKernel.class, ScanOperators.AfterInts::new,
            LongScanKernel.class, ScanOperators.AfterLongs::new,
            FloatScanKernel.class, ScanOperators.LastFloat::new,
            DoubleScanKernel.class, ScanOperators.LastDouble::new,
            MapKernel.class, ResidentKernels.AddFloats::new);

    private ResidentCustomCode() {
    }

    /** The suppliers that an operation takes. */
    static List<Supplier<?>> suppliers(Method method) {
        return Stream.of(method.getGenericParameterTypes()).filter(ParameterizedType.class::isInstance)
                .map(type -> ((WildcardType) ((ParameterizedType) type).getActualTypeArguments()[0]).getUpperBounds()[0])
                .<Supplier<?>>map(ResidentCustomCode::code).toList();
    }

    private static Supplier<?> code(Type type) {
        Supplier<?> known = CODE.get(type);
        if (known == null) {
            throw new AssertionError("add code for " + type);
        }
        return known;
    }
}
