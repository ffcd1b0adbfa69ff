package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.Gpu;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Oracle;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The places of NaNs and zeros, as the Javadoc of descending sorts and of those that give indices has them. */
@Tag(Coverage.EVERY_JDK)
class NanOrderTest {
    private static final float OTHER_NAN = Float.intBitsToFloat(0xffc00001);
    private static final float[] KEYS = {Float.NaN, 0f, -0f, 1f, OTHER_NAN, -1f};

    /** NaNs of different bits are equal, so that the next column decides. */
    @ParameterizedTest
    @EnumSource(names = {"JDK", "JTP"})
    void nansAndZerosHaveTheirPlaces(Target target) {
        try (Gpu gpu = Gpu.open(target)) {
            Sorter sorter = gpu.sorter();
            assertArrayEquals(new int[] {5, 2, 1, 3, 0, 4}, ofKeys(sorter.argsort(padded())));
            assertArrayEquals(new int[] {5, 2, 1, 3, 0, 4}, ofKeys(sorter.orderBy(padded()).argsort()));
            assertArrayEquals(new int[] {0, 4, 3, 1, 2, 5}, ofKeys(sorter.argsortDescending(padded())));
            assertArrayEquals(new int[] {0, 4, 3, 1, 2, 5}, ofKeys(sorter.orderByDescending(padded()).argsort()));
            float[] sorted = KEYS.clone();
            sorter.sortDescending(sorted);
            assertArrayEquals(new int[] {0x7fc00000, 0xffc00001, 0x3f800000, 0, 0x80000000, 0xbf800000},
                    Oracle.bits(sorted));
            int[] next = new int[padded().length];
            next[0] = 1;
            assertArrayEquals(new int[] {5, 2, 1, 3, 4, 0}, ofKeys(sorter.orderBy(padded()).then(next).argsort()));
        }
    }

    /** The keys, and so many others that kernels sort them. */
    private static float[] padded() {
        float[] keys = new float[5000];
        Arrays.fill(keys, 5f);
        System.arraycopy(KEYS, 0, keys, 0, KEYS.length);
        return keys;
    }

    /** The indices of the keys alone. */
    private static int[] ofKeys(int[] order) {
        return Arrays.stream(order).filter(i -> i < KEYS.length).toArray();
    }
}
