package io.github.aparasort.internal.element;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.SpecialFloats;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Double
/** Keys of the bits of floats, and these bits again. */
class FloatKeyFormTest extends ElementKernelCase {
    private static final int N = 333;

    private /*value*/ float[] values;
    private final int[] nans = new int[1];

    /** In the order of their type, all NaNs last. */
    @ParameterizedTest
    @EnumSource
    void keysAreInOrder(SpecialFloats kind) {
        /*key*/ int[] bits = bits(kind);
        /*key*/ int[] equal = made(IntKeyForm.MERGED_NANS, bits, 0);
        /*key*/ int[] exact = made(IntKeyForm.REVERSIBLE, bits, 0);
        /*key*/ int[] ofEqual = made(IntKeyForm.VALUES_OF_MERGED, equal, 0);
        /*key*/ int[] ofExact = made(IntKeyForm.VALUES_OF_REVERSIBLE, exact, 0);
        int expectedNans = 0;
        for (int i = 0; i < N; i++) {
            /*value*/ float x = values[i];
            expectedNans += x != x ? 1 : 0;
            assertEquals(SortableKeys.bits(x != x ? /*value*/ Float.NaN : x), ofEqual[i]);
            assertEquals(bits[i], ofExact[i]);
            for (int j = 0; j < N; j++) {
                int order = /*value*/ Float.compare(x, values[j]);
                assertEquals(order, /*key*/ Integer.compare(equal[i], equal[j]));
                if (x == x && values[j] == values[j]) {
                    assertEquals(order, /*key*/ Integer.compare(exact[i], exact[j]));
                }
            }
        }
        assertEquals(expectedNans, nans[0]);
    }

    @ParameterizedTest
    @EnumSource
    void masksAndMagnitudes(SpecialFloats kind) {
        /*key*/ int[] bits = bits(kind);
        for (/*key*/ int mask : new /*key*/ int[] {-1, /*key*/ Integer.MIN_VALUE, 5}) {
            /*key*/ int[] masked = made(IntKeyForm.MASKED, bits, mask);
            /*key*/ int[] magnitudes = made(IntKeyForm.MAGNITUDES, bits, mask);
            for (int i = 0; i < N; i++) {
                /*value*/ float magnitude = Math.abs(values[i]);
                assertEquals(bits[i] ^ mask, masked[i]);
                assertEquals(magnitude <= /*value*/ Float.MAX_VALUE ? SortableKeys.bits(magnitude) : 0, magnitudes[i]);
            }
        }
    }

    private /*key*/ int[] bits(SpecialFloats kind) {
        values = (/*value*/ float[]) AnyArray.of(/*value*/ float.class, Input.RANDOM, kind, N);
        /*key*/ int[] bits = new /*key*/ int[N];
        for (int i = 0; i < N; i++) {
            bits[i] = SortableKeys.bits(values[i]);
        }
        return bits;
    }

    private /*key*/ int[] made(int form, /*key*/ int[] in, /*key*/ int mask) {
        KernelRun</*key*/ IntKeyForm> run = run(/*key*/ IntKeyForm::new);
        run.kernel().form = form;
        run.kernel().mask = mask;
        run.prepare(N);
        /*key*/ int[] out = new /*key*/ int[N];
        run.run("in", in, "out", out, "nans", nans);
        return out;
    }
}
