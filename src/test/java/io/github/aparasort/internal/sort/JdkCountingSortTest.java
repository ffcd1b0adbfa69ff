package io.github.aparasort.internal.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.Plan;
import io.github.aparasort.Sorter;
import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes, shorts and chars: the JDK's to count on every target, even one whose device is not here. */
@Tag(Coverage.EVERY_JDK)
class JdkCountingSortTest {
    private static final int[] SIZES = {0, 1, 2, 100, 3000, 100_003};

    @ParameterizedTest
    @EnumSource
    void arraysAndRangesAreSorted(Target target) {
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(told::add);
            for (int n : SIZES) {
                sort(gpu.sorter(), n);
                assertEquals(6, told.size());
                for (Execution execution : told) {
                    assertEquals("sort", execution.operation());
                    TestDevice.assertJdk(execution);
                }
                assertEquals(List.of(byte.class, byte.class, short.class, short.class, char.class, char.class),
                        told.stream().map(Execution::type).toList());
                assertEquals(n, told.get(4).n());
                assertEquals(n / 2 - n / 3, told.get(5).n());
                told.clear();
            }
        }
    }

    private static void sort(Sorter sorter, int n) {
        SplittableRandom random = new SplittableRandom(n);
        byte[] bytes = new byte[n];
        random.nextBytes(bytes);
        short[] shorts = new short[n];
        char[] chars = new char[n];
        for (int i = 0; i < n; i++) {
            shorts[i] = (short) random.nextInt();
            chars[i] = (char) random.nextInt();
        }
        byte[][] someBytes = {bytes.clone(), bytes.clone()};
        sorter.sort(someBytes[0]);
        sorter.sort(someBytes[1], n / 3, n / 2);
        short[][] someShorts = {shorts.clone(), shorts.clone()};
        sorter.sort(someShorts[0]);
        sorter.sort(someShorts[1], n / 3, n / 2);
        char[][] someChars = {chars.clone(), chars.clone()};
        sorter.sort(someChars[0]);
        sorter.sort(someChars[1], n / 3, n / 2);

        Arrays.sort(bytes, n / 3, n / 2);
        assertArrayEquals(bytes, someBytes[1]);
        Arrays.sort(bytes);
        assertArrayEquals(bytes, someBytes[0]);
        Arrays.sort(shorts, n / 3, n / 2);
        assertArrayEquals(shorts, someShorts[1]);
        Arrays.sort(shorts);
        assertArrayEquals(shorts, someShorts[0]);
        Arrays.sort(chars, n / 3, n / 2);
        assertArrayEquals(chars, someChars[1]);
        Arrays.sort(chars);
        assertArrayEquals(chars, someChars[0]);
    }

    @ParameterizedTest
    @ValueSource(classes = {byte.class, short.class, char.class})
    void theyAreExplained(Class<?> type) {
        for (Target target : Target.values()) {
            assertEquals(new Plan("sort", type, 1_000_000, Engine.JDK, Optional.empty(), "the JDK counts them",
                    Map.of(), Map.of(),
                    List.of(), List.of()), Gpu.open(target).explain(type, 1_000_000));
        }
        assertEquals("the JDK counts them", GpuArrays.explain(type, 5).why());
    }
}
