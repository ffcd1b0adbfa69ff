package io.github.aparasort.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.column.BitFlip;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.LaunchedColumns;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.Operators;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.SpecialFloats;
import io.github.aparasort.testing.TestDevice;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A device finds its wrong results, and none in results that are right. */
class VerificationTest {
    private static final int N = 600;
    /** What kernels make that is a result, or from which results are made. */
    private static final Map<String, List<String>> OUTPUTS = Map.ofEntries(
            Map.entry("TileRadixSort", List.of("result")),
            Map.entry("PairTileRadixSort", List.of("sortedKeys", "sortedValues")),
            Map.entry("TileMergesort", List.of("keys")),
            Map.entry("BatcherStretchMergesort", List.of("keys")), Map.entry("TileBatcherSort", List.of("keys")),
            Map.entry("ValueTileMergesort", List.of("keys", "values")),
            Map.entry("TileSegmentSort", List.of("keys")),
            Map.entry("ValueTileSegmentSort", List.of("keys", "values")),
            Map.entry("TileMerge", List.of("merged")), Map.entry("TracedTileMerge", List.of("merged", "origins")),
            Map.entry("CircularMerge", List.of("merged")),
            Map.entry("TracedCircularMerge", List.of("merged", "origins")),
            Map.entry("TileSets", List.of("results", "origins", "places")),
            Map.entry("BoundsKernel", List.of("out")),
            Map.entry("Heads", List.of("chosen", "indices", "number")),
            Map.entry("IndexCounts", List.of("indices", "number")), Map.entry("Descents", List.of("number")),
            Map.entry("TakeElements", List.of("out")), Map.entry("PutElements", List.of("out")),
            Map.entry("KeyForm", List.of("out")), Map.entry("SequenceFill", List.of("out")),
            Map.entry("IndexFormula", List.of("out")), Map.entry("WidenedInts", List.of("longs")),
            Map.entry("RowOrder", List.of("states")),
            Map.entry("TileScan", List.of("results", "partials")),
            Map.entry("OnePassScan", List.of("results", "partials")),
            Map.entry("LastNonZero", List.of("results", "partials")),
            Map.entry("ByTwoBits", List.of("keys")), Map.entry("SegmentFold", List.of("results")));
    /** Arrays whose end is a number. */
    private static final Set<String> NUMBERS = Set.of("partials", "places", "number");
    /** Arrays that may be longer than what is made in them. */
    private static final Set<String> COMPACTED = Set.of("origins", "chosen", "indices");

    private CallStream stream;
    /** Where the next change is, among all there may be; and how many there were. */
    private int wanted;
    private int seen;
    private String changed;

    @BeforeEach
    void open() throws DeviceFault {
        TestDevice.openCl().health().reset();
        stream = new CallStream(TestDevice.openCl());
        StreamScale.tiny(stream.options());
        StreamScale.change(stream.options(), this::afterLaunch);
        wanted = -1;
    }

    @AfterEach
    void close() {
        stream.close();
        TestDevice.openCl().health().reset();
    }

    private void afterLaunch(Stream launching, DeviceKernel kernel, Map<Object, Column> arrays) throws DeviceFault {
        String name = kernel.getClass().getSimpleName().replaceFirst("^(Int|Long|Float|Double)", "");
        Map<String, Column> columns = LaunchedColumns.of(kernel, arrays);
        // A reduction has its values where a scan has results.
        boolean reduces = columns.get("values") == columns.get("results");
        for (Map.Entry<String, Column> each : columns.entrySet()) {
            Column column = each.getValue();
            String field = each.getKey();
            boolean used = OUTPUTS.getOrDefault(name, List.of()).contains(field) && column.length() > 0
                    && !(field.equals("origins") && column.length() == 1);
            // When results are written last, their number is known.
            used &= !field.equals("places") || !columns.containsKey("results") || column.length() == 1;
            if (name.endsWith("Scan") || name.equals("LastNonZero")) {
                used &= field.equals("partials") == reduces;
            }
            if (used) {
                int last = column.length() - 1;
                flip(launching, name + "." + field, column, NUMBERS.contains(field) ? last : 0);
                if (!NUMBERS.contains(field) && !COMPACTED.contains(field) && !name.equals("TileSets")) {
                    flip(launching, name + "." + field, column, last / 2);
                    flip(launching, name + "." + field, column, last);
                }
            }
        }
    }

    private void flip(Stream launching, String what, Column column, int index) throws DeviceFault {
        if (seen++ == wanted) {
            changed = what + " at " + index + " of " + column.length();
            int at = column.type().isWide() ? 2 * index : index;
            boolean floating = column.type().isFloating();
            BitFlip.flip(launching, column, column.type() == ElementType.DOUBLE ? at + 1 : at, floating ? 1 << 29 : 0);
        }
    }

    /** Ints, longs, floats or doubles with ties, the floats in eighths. */
    private static Object elements(ElementType type, int n) {
        int[] ints = new SplittableRandom(n).ints(n, 1, n / 3 + 2).toArray();
        return switch (type) {
            case INT -> ints;
            case LONG -> Arrays.stream(ints).mapToLong(x -> x * 5_000_000_003L).toArray();
            default -> floating(type, n, i -> ints[i] / 8.0);
        };
    }

    private static Object floating(ElementType type, int n, IntToDoubleFunction value) {
        Object values = type.array(n);
        for (int i = 0; i < n; i++) {
            if (type.isWide()) {
                Array.setDouble(values, i, value.applyAsDouble(i));
            } else {
                Array.setFloat(values, i, (float) value.applyAsDouble(i));
            }
        }
        return values;
    }

    private boolean isWrong(ColumnCalls.Call call) throws DeviceFault {
        seen = 0;
        changed = null;
        return ColumnCalls.alarms(stream, call);
    }

    /** Changes one result of one launch after the other. */
    @ParameterizedTest
    @EnumSource
    void everyWrongResultIsFound(ElementType type) throws DeviceFault {
        ColumnCalls calls = new ColumnCalls(stream, elements(type, N), 7);
        List<String> missed = new ArrayList<>();
        Set<String> kinds = new HashSet<>();
        for (Map.Entry<String, ColumnCalls.Call> call : calls.all().entrySet()) {
            wanted = -1;
            assertTrue(!isWrong(call.getValue()), call.getKey());
            // Of several values for one element each is right.
            int all = call.getKey().equals("put twice") ? 0 : seen;
            for (int change = 0; change < all; change++) {
                wanted = change;
                boolean found = isWrong(call.getValue());
                kinds.add(changed);
                if (!found) {
                    missed.add(call.getKey() + ": " + changed);
                }
            }
        }
        assertEquals(List.of(), missed);
        assertTrue(kinds.size() > 40, kinds::toString);
    }

    /** Elements of one of several kinds: extremes, all bits, ties or great ranges, few infinities, denormals. */
    private static Object hard(ElementType type, int n, int kind, SplittableRandom random) {
        boolean wide = type.isWide();
        if (kind < 2 || !type.isFloating()) {
            Input input = kind == 0 ? Input.EXTREMES : kind == 1 && !type.isFloating() ? Input.EQUAL : Input.RANDOM;
            return AnyArray.of(type.component(), input, kind == 0 ? SpecialFloats.EVERYTHING : null, n);
        }
        int range = wide ? 500 : 60;
        double great = wide ? 1e307 : 1e37;
        return floating(type, n, i -> switch (kind) {
            case 2 -> Math.scalb(random.nextDouble() - 0.5, random.nextInt(-range, range));
            case 3 -> random.nextInt(n) == 0 ? Double.POSITIVE_INFINITY : random.nextInt(-5, 5) * great;
            case 4 -> (wide ? random.nextLong(-1L << 53, 1L << 53) * Double.MIN_VALUE
                    : random.nextInt(-1 << 24, 1 << 24) * (double) Float.MIN_VALUE);
            default -> i % 2 == 0 ? great / 1e7 : -great / 1e7 + random.nextInt(2);
        });
    }

    /** Sums of many elements in groups of the usual size. */
    @ParameterizedTest
    @EnumSource(names = {"FLOAT", "DOUBLE"})
    void roundingRaisesNoAlarm(ElementType type) throws DeviceFault {
        try (CallStream usual = new CallStream(TestDevice.openCl())) {
            StreamScale.change(usual.options(), (launching, kernel, fields) -> { });
            for (int seed = 0; seed < 60; seed++) {
                SplittableRandom random = new SplittableRandom(seed);
                int n = random.nextInt(1, seed % 10 == 0 ? 400_000 : 40_000);
                Object hard = hard(type, n, seed % 6, random);
                Column values = usual.upload(hard, 0, n);
                int operator = seed % 7 == 0 ? random.nextInt(4) : Operators.SUM;
                usual.call(work -> {
                    ColumnScans.scanned(work, values, operator, null, false);
                    ColumnScans.scanned(work, values, operator, null, true);
                    ColumnScans.reduced(work, values, operator, null);
                    return null;
                });
                usual.checkResults();
            }
        }
    }

    /** Right results of hard inputs, none and one element among them. */
    @ParameterizedTest
    @EnumSource
    void rightResultsRaiseNoAlarm(ElementType type) throws DeviceFault {
        SplittableRandom random = new SplittableRandom(3);
        List<String> wrong = new ArrayList<>();
        for (int n : new int[] {0, 1, 2, 37, 700, 3000}) {
            for (int kind = 0; kind < (type.isFloating() ? 6 : 3); kind++) {
                ColumnCalls calls = new ColumnCalls(stream, hard(type, n, kind, random), n + kind);
                for (Map.Entry<String, ColumnCalls.Call> call : calls.all().entrySet()) {
                    if (isWrong(call.getValue())) {
                        wrong.add(call.getKey() + " of " + n + ", kind " + kind);
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
    }
}
