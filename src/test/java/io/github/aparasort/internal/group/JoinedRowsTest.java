package io.github.aparasort.internal.group;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.testing.DistinctValues;
import io.github.aparasort.testing.FamilyCase;
import java.lang.reflect.Array;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The columns of joined rows, against a loop that copies one element at a time. */
class JoinedRowsTest {
    private static final int A = 5;
    private static final int B = 4;
    private static final JoinedRows OUTER = new JoinedRows(new int[] {4, 0, -1, 0, -1, 3}, new int[] {-1, 3, 0, 2, 2, -1});
    private static final JoinedRows INNER = new JoinedRows(new int[] {4, 0, 4}, new int[] {3, 0, 1});

    static Stream<Class<?>> types() {
        return Stream.of(DistinctValues.TYPES, DistinctValues.NARROW).flatMap(List::stream);
    }

    private static Object expected(Object column, int[] rows, Object absent) {
        Object expected = Array.newInstance(column.getClass().getComponentType(), rows.length);
        for (int i = 0; i < rows.length; i++) {
            System.arraycopy(rows[i] < 0 ? absent : column, Math.max(0, rows[i]), expected, i, 1);
        }
        return expected;
    }

    @ParameterizedTest
    @MethodSource("types")
    void columnsOfBothSides(Class<?> type) {
        Object a = DistinctValues.of(type, 0, A);
        Object b = DistinctValues.of(type, A, B);
        Object none = Array.newInstance(type, 1);
        DistinctValues.assertSame(expected(a, INNER.aRows(), none), FamilyCase.call(INNER, "takeA", a), "A");
        DistinctValues.assertSame(expected(b, INNER.bRows(), none), FamilyCase.call(INNER, "takeB", b), "B");
        if (type.isPrimitive()) {
            String message = "Index -1 out of bounds for length ";
            assertEquals(message + "5: -1 needs a default value", assertThrows(ArrayIndexOutOfBoundsException.class,
                    () -> FamilyCase.call(OUTER, "takeA", a)).getMessage());
            assertEquals(message + "4: -1 needs a default value", assertThrows(ArrayIndexOutOfBoundsException.class,
                    () -> FamilyCase.call(OUTER, "takeB", b)).getMessage());
        } else {
            DistinctValues.assertSame(expected(a, OUTER.aRows(), none), FamilyCase.call(OUTER, "takeA", a), "A");
            DistinctValues.assertSame(expected(b, OUTER.bRows(), none), FamilyCase.call(OUTER, "takeB", b), "B");
        }
    }

    @Test
    void defaultsOfEveryType() {
        JoinedRows rows = new JoinedRows(new int[] {1, -1}, new int[] {-1, 1});
        assertArrayEquals(new int[] {2, 9}, rows.takeA(new int[] {1, 2}, 9));
        assertArrayEquals(new int[] {9, 2}, rows.takeB(new int[] {1, 2}, 9));
        assertArrayEquals(new long[] {2, 9}, rows.takeA(new long[] {1, 2}, 9));
        assertArrayEquals(new long[] {9, 2}, rows.takeB(new long[] {1, 2}, 9));
        assertArrayEquals(new float[] {2, Float.NaN}, rows.takeA(new float[] {1, 2}, Float.NaN));
        assertArrayEquals(new float[] {Float.NaN, 2}, rows.takeB(new float[] {1, 2}, Float.NaN));
        assertArrayEquals(new double[] {2, -0.0}, rows.takeA(new double[] {1, 2}, -0.0));
        assertArrayEquals(new double[] {-0.0, 2}, rows.takeB(new double[] {1, 2}, -0.0));
        assertArrayEquals(new byte[] {2, 9}, rows.takeA(new byte[] {1, 2}, (byte) 9));
        assertArrayEquals(new byte[] {9, 2}, rows.takeB(new byte[] {1, 2}, (byte) 9));
        assertArrayEquals(new short[] {2, 9}, rows.takeA(new short[] {1, 2}, (short) 9));
        assertArrayEquals(new short[] {9, 2}, rows.takeB(new short[] {1, 2}, (short) 9));
        assertArrayEquals(new char[] {'b', 'x'}, rows.takeA(new char[] {'a', 'b'}, 'x'));
        assertArrayEquals(new char[] {'x', 'b'}, rows.takeB(new char[] {'a', 'b'}, 'x'));
        assertArrayEquals(new boolean[] {false, true}, rows.takeA(new boolean[] {true, false}, true));
        assertArrayEquals(new boolean[] {true, false}, rows.takeB(new boolean[] {true, false}, true));
        assertArrayEquals(new String[] {"b", "x"}, rows.takeA(new String[] {"a", "b"}, "x"));
        assertArrayEquals(new String[] {"x", "b"}, rows.takeB(new String[] {"a", "b"}, "x"));
    }

    /** What failed at the first row without a partner. */
    @Test
    void aLeftJoinHasItsColumns() {
        int[] customerOfOrder = {7, 3, 9, 3};
        JoinedRows rows = Gpu.shared().joins().left(customerOfOrder, new int[] {3, 7});
        assertArrayEquals(new String[] {"b", "d", "a", "c"}, rows.takeA(new String[] {"a", "b", "c", "d"}, "none"));
        assertArrayEquals(new String[] {"Ann", "Ann", "Bob", null}, rows.takeB(new String[] {"Ann", "Bob"}));
        assertArrayEquals(new int[] {30, 30, 40, -1}, rows.takeB(new int[] {30, 40}, -1));
    }

    @Test
    void wrongColumnsAreRefused() {
        assertEquals("column", assertThrows(NullPointerException.class, () -> OUTER.takeA((int[]) null)).getMessage());
        assertEquals("column", assertThrows(NullPointerException.class,
                () -> OUTER.takeB((Object[]) null)).getMessage());
        assertEquals("column", assertThrows(NullPointerException.class,
                () -> OUTER.takeB((double[]) null, 1)).getMessage());
        assertEquals("Index 4 out of bounds for length 2", assertThrows(ArrayIndexOutOfBoundsException.class,
                () -> OUTER.takeA(new int[2], 0)).getMessage());
        assertThrows(ArrayStoreException.class, () -> OUTER.takeA((Object[]) new String[A], 1));
    }
}
