package io.github.aparasort.internal.take;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import io.github.aparasort.GpuArrays;
import org.junit.jupiter.api.Test;

/** The methods of {@link GpuArrays} that gather, each with the type of its array: no casts are needed. */
class TakeFacadeTest {
    private static final int[] INDICES = {2, 0, 2};

    @Test
    void takesArraysOfEveryType() {
        int[] ints = GpuArrays.take(new int[] {1, 2, 3}, INDICES);
        assertArrayEquals(new int[] {3, 1, 3}, ints);
        long[] longs = GpuArrays.take(new long[] {1, 2, 3}, INDICES);
        assertArrayEquals(new long[] {3, 1, 3}, longs);
        float[] floats = GpuArrays.take(new float[] {1, 2, 3}, INDICES);
        assertArrayEquals(new float[] {3, 1, 3}, floats);
        double[] doubles = GpuArrays.take(new double[] {1, 2, 3}, INDICES);
        assertArrayEquals(new double[] {3, 1, 3}, doubles);
        byte[] bytes = GpuArrays.take(new byte[] {1, 2, 3}, INDICES);
        assertArrayEquals(new byte[] {3, 1, 3}, bytes);
        short[] shorts = GpuArrays.take(new short[] {1, 2, 3}, INDICES);
        assertArrayEquals(new short[] {3, 1, 3}, shorts);
        char[] chars = GpuArrays.take(new char[] {1, 2, 3}, INDICES);
        assertArrayEquals(new char[] {3, 1, 3}, chars);
        boolean[] booleans = GpuArrays.take(new boolean[] {true, true, false}, INDICES);
        assertArrayEquals(new boolean[] {false, true, false}, booleans);
        String[] strings = GpuArrays.take(new String[] {"1", "2", "3"}, INDICES);
        assertArrayEquals(new String[] {"3", "1", "3"}, strings);
    }

    @Test
    void takesADefaultOfEveryType() {
        int[] rows = {2, -1, 0};
        assertArrayEquals(new int[] {3, 9, 1}, GpuArrays.take(new int[] {1, 2, 3}, rows, 9));
        assertArrayEquals(new long[] {3, 9, 1}, GpuArrays.take(new long[] {1, 2, 3}, rows, 9));
        assertArrayEquals(new float[] {3, Float.NaN, 1}, GpuArrays.take(new float[] {1, 2, 3}, rows, Float.NaN));
        assertArrayEquals(new double[] {3, -0.0, 1}, GpuArrays.take(new double[] {1, 2, 3}, rows, -0.0));
        assertArrayEquals(new byte[] {3, 9, 1}, GpuArrays.take(new byte[] {1, 2, 3}, rows, (byte) 9));
        assertArrayEquals(new short[] {3, 9, 1}, GpuArrays.take(new short[] {1, 2, 3}, rows, (short) 9));
        assertArrayEquals(new char[] {3, 'x', 1}, GpuArrays.take(new char[] {1, 2, 3}, rows, 'x'));
        assertArrayEquals(new boolean[] {false, true, true},
                GpuArrays.take(new boolean[] {true, true, false}, rows, true));
        String[] strings = GpuArrays.take(new String[] {"1", "2", "3"}, rows, "none");
        assertArrayEquals(new String[] {"3", "none", "1"}, strings);
        assertArrayEquals(new String[] {"3", null, "1"}, GpuArrays.take(new String[] {"1", "2", "3"}, rows, null));
    }
}
