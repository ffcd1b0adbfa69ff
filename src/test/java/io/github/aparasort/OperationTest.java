package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The table of operations has what the facades have. */
class OperationTest {
    /** Facades whose methods have the names of operations. */
    private static final List<Class<?>> FACADES = List.of(GpuArrays.class, Sorter.class, Merger.class, Multisets.class,
            PrefixScan.class, Selector.class, Groups.class, Joins.class, Search.class);
    /** What these facades have besides. */
    private static final Set<String> OTHERS = Set.of("using", "explain", "toString", "equals", "hashCode",
            "orderByDescending", "matchingNulls", "trusting");

    @Test
    void eachMethodOfAFacadeIsAnOperation() {
        Set<String> names = Arrays.stream(Operation.values()).map(Operation::method).collect(Collectors.toSet());
        Set<String> missing = FACADES.stream().flatMap(facade -> Stream.of(facade.getDeclaredMethods()))
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(method -> method.getName()).filter(name -> !names.contains(name) && !OTHERS.contains(name))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of(), missing);
    }

    @ParameterizedTest
    @EnumSource
    void hasTheNameOfItsMethods(Operation operation) {
        assertEquals(operation.name(), operation.method().replaceAll("[A-Z]", "_$0").toUpperCase(Locale.ROOT));
        assertEquals(operation.method(), operation.toString());
        assertSame(operation, Operation.of(operation.method()));
        assertSame(operation.reported(), operation.reported().reported());
    }

    @Test
    void anUnknownNameIsToldWhichThereAre() {
        for (String name : new String[] {"topk", "SORT", "", null}) {
            String message = assertThrows(IllegalArgumentException.class, () -> Operation.of(name)).getMessage();
            assertTrue(message.startsWith("there is no operation " + name + "; there are: sort, parallelSort, "),
                    message);
        }
    }

    @Test
    void otherNamesOfAnOperationAreReportedByOneName() {
        assertSame(Operation.LOWER_BOUNDS, Operation.SEARCH_SORTED.reported());
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            assertEquals("lowerBounds", gpu.explain(Operation.SEARCH_SORTED, int.class, 10).operation());
            assertEquals("sort", gpu.explain(Operation.PARALLEL_SORT, int.class, 10).operation());
        }
    }
}
