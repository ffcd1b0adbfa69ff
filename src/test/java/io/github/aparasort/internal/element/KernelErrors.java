package io.github.aparasort.internal.element;

import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Operators;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Changes of kernels before a launch, which have wrong results. For one call. */
public final class KernelErrors {
    private boolean erred;

    /** What a kernel does wrong, by a call that uses it. */
    public Map<String, Map<String, Consumer<DeviceKernel>>> byCall() {
        Map<String, Map<String, Consumer<DeviceKernel>>> errors = new LinkedHashMap<>();
        Map<String, Consumer<DeviceKernel>> noBegins = Map.of("no begins", kernel -> {
            if (kernel instanceof IntHeads heads) {
                heads.storesIndices = 0;
            }
        });
        errors.put("counts", noBegins);
        errors.put("by", noBegins);
        errors.put("sums", Map.of("maxima for sums", kernel -> {
            if (kernel instanceof IntSegmentFold fold && once()) {
                fold.setOperator(Operators.MAX, Integer.MIN_VALUE);
            }
        }));
        errors.put("join", Map.of("no upper bounds", kernel -> {
            if (kernel instanceof IntBoundsKernel bounds && bounds.wanted == IntBoundsKernel.UPPER) {
                bounds.wanted = IntBoundsKernel.LOWER;
            }
        }, "no rows without a partner", kernel -> {
            if (kernel instanceof IndexCounts counts && counts.inside != 0) {
                counts.bound = 0;
            }
        }, "other rows of B", kernel -> {
            if (kernel instanceof IndexFormula formula && formula.formula == IndexFormula.MATCHED) {
                formula.formula = IndexFormula.MOVED;
            }
        }, "too many rows", kernel -> {
            if (kernel instanceof IndexFormula formula && formula.formula == IndexFormula.DIFFERENCE) {
                formula.number++;
            }
        }));
        errors.put("left join", Map.of("rows without a partner lost", kernel -> {
            if (kernel instanceof IndexFormula formula && formula.formula == IndexFormula.DIFFERENCE) {
                formula.number = 0;
            }
        }, "every row twice at least", kernel -> {
            if (kernel instanceof IndexFormula formula && formula.formula == IndexFormula.DIFFERENCE
                    && formula.number == 1) {
                formula.number = 2;
            }
        }));
        return errors;
    }

    /** Has lower bounds found, whatever is wanted. */
    public static void findLower(IntBoundsKernel bounds) {
        bounds.wanted = IntBoundsKernel.LOWER;
    }

    /** Whether nothing was done wrong in this call before. What is done twice, and compared, is wrong once. */
    private boolean once() {
        boolean first = !erred;
        erred = true;
        return first;
    }
}
