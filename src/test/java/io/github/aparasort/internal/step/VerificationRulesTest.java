package io.github.aparasort.internal.step;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Rows;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.column.Traced;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IntHeadsCheck;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Results that are wrong only in the order of equal elements, in one element too many, or by a little. */
class VerificationRulesTest {
    private CallStream stream;

    @BeforeEach
    void open() throws DeviceFault {
        stream = new CallStream(TestDevice.openCl());
        StreamScale.tiny(stream.options());
        StreamScale.change(stream.options(), (launching, kernel, fields) -> { });
    }

    @AfterEach
    void close() {
        stream.close();
        TestDevice.openCl().health().reset();
    }

    private Column ints(int... values) throws DeviceFault {
        return stream.upload(values, 0, values.length);
    }

    private Column longs(int... values) throws DeviceFault {
        return stream.upload(Arrays.stream(values).mapToLong(x -> x * 5_000_000_000L).toArray(), 0, values.length);
    }

    private boolean alarms(ColumnCalls.Call check) throws DeviceFault {
        return ColumnCalls.alarms(stream, check);
    }

    /** Equal keys must keep their order where their indices are known, not where values are the caller's. */
    @Test
    void equalKeysKeepTheirOrder() throws DeviceFault {
        for (boolean wide : new boolean[] {false, true}) {
            Column keys = wide ? longs(3, 1, 3, 1) : ints(3, 1, 3, 1);
            Column sorted = wide ? longs(1, 1, 3, 3) : ints(1, 1, 3, 3);
            Column down = wide ? longs(3, 3, 1, 1) : ints(3, 3, 1, 1);
            assertFalse(permutes(keys, null, sorted, ints(1, 3, 0, 2), 0));
            assertFalse(permutes(keys, null, down, ints(0, 2, 1, 3), -1));
            assertTrue(permutes(keys, null, sorted, ints(1, 3, 2, 0), 0));
            assertTrue(permutes(keys, null, down, ints(2, 0, 1, 3), -1));
            assertTrue(permutes(keys, null, down, ints(0, 2, 1, 3), 0));
            assertFalse(permutes(keys, ints(9, 8, 7, 6), sorted, ints(6, 8, 9, 7), 0));
        }
    }

    /** More sums than there is room for: those of keys before and after are looked at together all the same. */
    @Test
    void checksumsStayTogether() throws DeviceFault {
        Column keys = ints(3, 1, 3, 1);
        Column sorted = ints(1, 1, 3, 3);
        for (int others = 0; others < 2; others++) {
            int odd = others;
            assertFalse(alarms(work -> {
                for (int i = 0; i < odd; i++) {
                    work.queueUnchecked(() -> work.checks().same(keys, keys));
                }
                for (int i = 0; i < 2100; i++) {
                    ColumnChecks.permuted(work, "sort", Rows.of(keys), Rows.of(sorted), 0L);
                }
            }), odd + " before");
            assertTrue(alarms(work -> {
                for (int i = 0; i < 2100; i++) {
                    ColumnChecks.permuted(work, "sort", Rows.of(keys), Rows.of(i == 0 ? keys : sorted), 0L);
                }
            }));
        }
    }

    private boolean permutes(Column keys, Column ints, Column sorted, Column after, long mask) throws DeviceFault {
        return alarms(work -> ColumnChecks.permuted(work, "sort", Rows.of(keys, ints), Rows.of(sorted, after), mask));
    }

    @Test
    void rowsAreInTheOrderOfAllColumns() throws DeviceFault {
        Column[] keys = {ints(2, 1, 2, 1, 2), longs(5, 5, 7, 5, 5)};
        assertFalse(orders(keys, ints(1, 3, 2, 0, 4)));
        assertTrue(orders(keys, ints(3, 1, 2, 0, 4)), "equal rows swapped");
        assertTrue(orders(keys, ints(1, 3, 0, 2, 4)), "not by the second column");
        assertTrue(orders(keys, ints(2, 1, 3, 0, 4)), "not by the first column");
        assertTrue(orders(keys, ints(1, 3, 2, 0, 0)), "a row twice");
        assertTrue(orders(keys, ints(1, 3, 2, 0, 5)), "no row");
        assertTrue(orders(keys, ints(-1, 3, 2, 0, 4)), "no row");
    }

    private boolean orders(Column[] keys, Column order) throws DeviceFault {
        return alarms(work -> ColumnChecks.ordered(work, keys, new long[] {0, -1}, order));
    }

    @Test
    void segmentsKeepTheirKeys() throws DeviceFault {
        Column keys = ints(4, 2, 2, 2, 1, 4);
        Column offsets = ints(0, 3, 3, 6);
        assertFalse(segments(keys, offsets, ints(2, 2, 4, 1, 2, 4), null));
        assertFalse(segments(keys, offsets, ints(2, 2, 4, 1, 2, 4), ints(1, 2, 0, 4, 3, 5)));
        assertTrue(segments(keys, offsets, ints(2, 4, 2, 1, 2, 4), null), "not in order");
        assertTrue(segments(keys, offsets, ints(1, 2, 4, 2, 2, 4), null), "in another segment");
        assertTrue(segments(keys, offsets, ints(2, 2, 4, 1, 2, 4), ints(2, 1, 0, 4, 3, 5)), "equal ones swapped");
        assertTrue(segments(keys, offsets, ints(2, 2, 4, 1, 2, 4), ints(1, 3, 0, 4, 2, 5)), "of another segment");
        assertTrue(segments(keys, offsets, ints(2, 2, 4, 1, 2, 4), ints(1, 1, 0, 4, 3, 5)), "one twice");
    }

    private boolean segments(Column keys, Column offsets, Column sorted, Column indices) throws DeviceFault {
        return alarms(work -> ColumnChecks.segments(work, "sortSegments", keys, offsets, sorted, indices));
    }

    @Test
    void mergesAreStable() throws DeviceFault {
        Column a = longs(1, 3, 3);
        Column b = longs(3, 4);
        Column merged = longs(1, 3, 3, 3, 4);
        assertFalse(traces(a, b, merged, ints(0, 1, 2, 3, 4)));
        assertTrue(traces(a, b, merged, ints(0, 2, 1, 3, 4)));
        assertTrue(traces(a, b, merged, ints(0, 1, 3, 2, 4)));
        assertTrue(traces(a, b, merged, ints(0, 1, 2, 3, 5)));
        assertTrue(traces(a, b, longs(1, 3, 3, 4, 4), ints(0, 1, 2, 3, 4)));
    }

    private boolean traces(Column a, Column b, Column merged, Column origins) throws DeviceFault {
        return alarms(work -> ColumnChecks.traced(work, "mergePairs", a, b, new Traced(merged, origins)));
    }

    /** Results with one more or less, or another one, and with other origins; right ones with few and many ties. */
    @ParameterizedTest
    @EnumSource
    void setsHaveEachKeyAsOftenAsTheyMust(SetOperation operation) throws DeviceFault {
        for (int distinct : new int[] {3, 40, 400}) {
            SplittableRandom random = new SplittableRandom(distinct);
            int[] a = random.ints(300, 0, distinct).sorted().toArray();
            int[] b = random.ints(200, 0, distinct + 2).sorted().toArray();
            int[] keys = new int[a.length + b.length];
            int[] origins = new int[keys.length];
            int n = 0;
            for (int key = 0; key < distinct + 2; key++) {
                int x = key;
                int[] inA = IntStream.range(0, a.length).filter(i -> a[i] == x).toArray();
                int[] inB = IntStream.range(0, b.length).filter(i -> b[i] == x).toArray();
                int pairs = Math.min(inA.length, inB.length);
                for (int i = 0; i < Math.max(inA.length, inB.length); i++) {
                    boolean results = i < pairs ? operation.both() != 0
                            : i < inA.length ? operation.onlyA() != 0 : operation.onlyB() != 0;
                    if (results) {
                        keys[n] = key;
                        origins[n++] = i < inA.length ? inA[i] : a.length + inB[i];
                    }
                }
            }
            assertFalse(sets(operation, a, b, Arrays.copyOf(keys, n), null));
            assertFalse(sets(operation, a, b, Arrays.copyOf(keys, n), Arrays.copyOf(origins, n)));
            for (int place : new int[] {0, n / 2, n - 1}) {
                int count = n;
                int[] fewer = IntStream.range(0, count).filter(i -> i != place).map(i -> keys[i]).toArray();
                int[] more = IntStream.range(0, count + 1).map(i -> keys[i > place ? i - 1 : i]).toArray();
                int[] others = Arrays.copyOf(keys, n);
                others[place]++;
                assertTrue(sets(operation, a, b, fewer, null), operation + " without " + place);
                assertTrue(sets(operation, a, b, more, null), operation + " with more " + place);
                assertTrue(sets(operation, a, b, others, null), operation + " with another " + place);
                int[] wrong = Arrays.copyOf(origins, n);
                wrong[place]++;
                assertTrue(sets(operation, a, b, Arrays.copyOf(keys, n), wrong), operation + " from another " + place);
            }
        }
    }

    /** Of equal keys the first ones are partners. */
    @Test
    void setsLeaveTheLastOfEqualKeys() throws DeviceFault {
        int[] a = {3, 3, 3, 4};
        int[] b = {3, 5, 5};
        assertFalse(sets(SetOperation.DIFFERENCE, a, b, new int[] {3, 3, 4}, new int[] {1, 2, 3}));
        assertTrue(sets(SetOperation.DIFFERENCE, a, b, new int[] {3, 3, 4}, new int[] {0, 2, 3}));
        assertTrue(sets(SetOperation.DIFFERENCE, a, b, new int[] {3, 3, 4}, new int[] {0, 1, 3}));
        assertFalse(sets(SetOperation.UNION, b, a, new int[] {3, 3, 3, 4, 5, 5}, new int[] {0, 4, 5, 6, 1, 2}));
        assertTrue(sets(SetOperation.UNION, b, a, new int[] {3, 3, 3, 4, 5, 5}, new int[] {3, 4, 5, 6, 1, 2}));
        assertTrue(sets(SetOperation.UNION, b, a, new int[] {3, 3, 3, 4, 5, 5}, new int[] {0, 3, 4, 6, 1, 2}));
    }

    private boolean sets(SetOperation operation, int[] a, int[] b, int[] keys, int[] origins) throws DeviceFault {
        Traced results = new Traced(ints(keys), origins == null ? null : ints(origins));
        Column aKeys = ints(a);
        Column bKeys = ints(b);
        return alarms(work -> ColumnChecks.set(work, operation, aKeys, bKeys, results));
    }

    /** One of several values for an element is right, but not one of another element. */
    @Test
    void putsMayChooseAmongValues() throws DeviceFault {
        Column target = ints(10, 11, 12, 13);
        Column indices = ints(2, 0, 2);
        Column values = ints(5, 6, 7);
        assertFalse(puts(target, indices, values, ints(6, 11, 7, 13)));
        assertFalse(puts(target, indices, values, ints(6, 11, 5, 13)));
        assertTrue(puts(target, indices, values, ints(6, 10, 5, 13)), "another element changed");
        assertTrue(puts(target, ints(2, 0, 1), values, ints(6, 7, 6, 13)), "another value");
    }

    private boolean puts(Column target, Column indices, Column values, Column put) throws DeviceFault {
        return alarms(work -> work.queueUnchecked(() -> ColumnChecks.put(work, target, indices, values, put)));
    }

    @Test
    void eachHeadBeginsARun() throws DeviceFault {
        Column keys = ints(4, 4, 2, 2, 2, 9);
        assertFalse(wrongHeads(keys, ints(4, 2, 9), ints(0, 2, 5)));
        assertTrue(wrongHeads(keys, ints(4, 3, 9), ints(0, 2, 5)));
        assertTrue(wrongHeads(keys, ints(4, 2, 9), ints(0, 3, 5)));
        assertTrue(wrongHeads(keys, ints(4, 2, 9), ints(1, 2, 5)));
        assertTrue(wrongHeads(keys, ints(4, 2, 2), ints(0, 2, 2)));
        assertTrue(wrongHeads(keys, ints(4, 2, 9), ints(0, 2, 6)));
    }

    private boolean wrongHeads(Column keys, Column heads, Column begins) throws DeviceFault {
        return alarms(work -> IntHeadsCheck.queue(work, keys, heads, begins));
    }

    /** A sum that is wrong by a thousandth of the magnitude from some place on. */
    @Test
    void sumsOfFloatsAreWrongByLittle() throws DeviceFault {
        int n = 900;
        for (int place : new int[] {0, 1, 367, 368, 369, n - 1}) {
            float[] values = new float[n];
            float[] sums = new float[n];
            double[] more = new double[n];
            double[] moreSums = new double[n];
            double sum = 0;
            for (int i = 0; i < n; i++) {
                values[i] = (i % 7 - 3) / 3f + 0.1f;
                more[i] = values[i];
                sum += values[i];
                sums[i] = (float) sum;
                moreSums[i] = sum;
            }
            assertFalse(sums(values, sums));
            assertFalse(sums(more, moreSums));
            double error = (place + 1) * 1e-3;
            for (int i = place; i < n; i++) {
                sums[i] += (float) error;
                moreSums[i] += error / 1e6;
            }
            assertTrue(sums(values, sums), "from " + place);
            assertTrue(sums(more, moreSums), "from " + place);
            sums[place] = Float.NaN;
            assertTrue(sums(values, sums), "NaN at " + place);
        }
    }

    private boolean sums(Object values, Object sums) throws DeviceFault {
        int n = Array.getLength(values);
        Column in = stream.upload(values, 0, n);
        Column out = stream.upload(sums, 0, n);
        return alarms(work -> work.queueUnchecked(() -> {
            if (in.type() == ElementType.FLOAT) {
                new FloatFoldChecks(FloatFoldOps.INSTANCE).scanned(work, Operators.SUM, false, in, out);
            } else {
                new DoubleFoldChecks(DoubleFoldOps.INSTANCE).scanned(work, Operators.SUM, false, in, out);
            }
        }));
    }
}
