package io.github.aparasort.benchmark.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import io.github.aparasort.benchmark.run.Plan.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OrderTest {
    private static final List<Contender> CONTENDERS = List.of(Contender.APARASORT_AUTO, Contender.ARRAYS_SORT,
            Contender.PLAIN_LOOP, Contender.STREAM, Contender.FASTUTIL_RADIX, Contender.FASTUTIL_HASH);
    private static final Vm VM = new Vm(null, Vm.DEFAULT_WORKERS);

    @Test
    void endsComeFirstAndThenWhatIsBetween() {
        assertEquals(List.of(1000, 1, 100, 10, 500), sizes(Order.endsFirst(steps(KeyType.INT, 1, 10, 100, 500, 1000))));
        assertEquals(List.of(2, 1), sizes(Order.endsFirst(steps(KeyType.INT, 1, 2))));
        assertEquals(List.of(), Order.endsFirst(List.of()));
    }

    @Test
    void chartsTakeTurns() {
        List<Step> steps = new ArrayList<>(steps(KeyType.INT, 1, 10, 100));
        steps.addAll(steps(KeyType.LONG, 2, 20, 200));
        steps.add(step(Operation.REDUCE, KeyType.INT, 7));
        steps.add(step(Operation.NTH, KeyType.INT, 8));
        assertEquals(List.of(100, 200, 7, 1, 2, 8, 10, 20), sizes(Order.endsFirst(steps)));
    }

    @Test
    void aChartWithManyCasesIsRefinedAsSoonAsOthers() {
        List<Step> steps = new ArrayList<>(steps(KeyType.INT, 1, 10, 100));
        for (Distribution distribution : List.of(Distribution.SORTED, Distribution.REVERSED, Distribution.ZIPF,
                Distribution.CONSTANT, Distribution.SAWTOOTH, Distribution.GAUSSIAN)) {
            steps.add(new Step(Case.of(Operation.SORT, KeyType.INT, distribution, 7, CONTENDERS), VM));
        }
        assertEquals(List.of(100, 7, 1, 7, 7, 7, 10, 7, 7), sizes(Order.endsFirst(steps)));
    }

    @ParameterizedTest
    @EnumSource(names = {"QUICK", "FULL"})
    void theFirstCasesGiveEveryLineItsEnds(Mode mode) {
        List<Step> steps = Plan.of(mode.tables(), List.of(KeyType.values()), CONTENDERS, List.of(VM), Long.MAX_VALUE)
                .steps();
        Set<String> lines = new HashSet<>();
        List<String> order = steps.stream().map(step -> step.what().series() + step.vm()).toList();
        order.stream().filter(one -> order.indexOf(one) != order.lastIndexOf(one)).forEach(lines::add);
        assertTrue(lines.size() >= KeyType.values().length);
        int refined = IntStream.range(0, order.size()).filter(i -> order.subList(0, i).stream()
                .filter(order.get(i)::equals).count() == 2).findFirst().orElseThrow();
        lines.forEach(line -> assertEquals(2, order.subList(0, refined).stream().filter(line::equals).count(), line));
        for (Operation operation : Operation.values()) {
            assertTrue(order.stream().anyMatch(one -> one.startsWith(operation.toString())), operation::toString);
        }
    }

    private static List<Integer> sizes(List<Step> steps) {
        return steps.stream().map(step -> step.what().n()).toList();
    }

    private static List<Step> steps(KeyType type, int... sizes) {
        return Arrays.stream(sizes).mapToObj(n -> step(Operation.SORT, type, n)).toList();
    }

    private static Step step(Operation operation, KeyType type, int n) {
        return new Step(Case.of(operation, type, Distribution.UNIFORM, n, CONTENDERS), VM);
    }
}
