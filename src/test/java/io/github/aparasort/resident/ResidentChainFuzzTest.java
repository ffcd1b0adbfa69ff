package io.github.aparasort.resident;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuInts;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.column.StreamScale;
import io.github.aparasort.resident.ResidentChain.Sizes;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Chains of three to twelve random operations on resident arrays, in step on a device, there with tiny tiles as well, on
 * JTP and on the JDK: all have the results of plain loops. In each round every operation comes up with every type.
 */
class ResidentChainFuzzTest {
    private static final int ROUNDS = Coverage.count(3, 40);
    private static final int SHORTEST = 3;
    private static final int LONGEST = 12;
    private static final List<Target> TARGETS = List.of(Target.OPENCL, Target.OPENCL, Target.JTP, Target.JDK);

    private static List<Gpu> contexts = List.of();

    /** An operation of a type. */
    private record Turn(String name, ResidentSteps.Step step, Class<?> type) {
    }

    @BeforeAll
    static void opensContexts() {
        TestDevice.openCl();
        contexts = TARGETS.stream().map(Gpu::open).toList();
        StreamScale.tiny(TestContexts.stream(contexts.get(1)).options());
        for (int t = 0; t < TARGETS.size(); t++) {
            try (GpuInts array = contexts.get(t).iota(9)) {
                assertEquals(TARGETS.get(t) == Target.OPENCL, array.device().isPresent());
            }
        }
    }

    @AfterAll
    static void closesContexts() {
        contexts.forEach(Gpu::close);
    }

    static IntStream rounds() {
        return IntStream.range(0, ROUNDS);
    }

    @ParameterizedTest
    @MethodSource("rounds")
    void chainsDoWhatLoopsDo(int round) {
        doesWhatLoopsDo(round, Sizes.USUAL, contexts);
    }

    /** Every operation takes arrays of no elements, and of some that have none and some that have few. */
    @Test
    void tinyArraysDoWhatLoopsDo() {
        doesWhatLoopsDo(ROUNDS + 1, Sizes.TINY, contexts);
        doesWhatLoopsDo(ROUNDS + 2, Sizes.TINY, contexts);
    }

    @Test
    void largeArraysDoWhatLoopsDo() {
        doesWhatLoopsDo(ROUNDS, Sizes.LARGE, contexts.subList(0, 1));
    }

    private static void doesWhatLoopsDo(int round, Sizes sizes, List<Gpu> contexts) {
        ResidentCalls calls = new ResidentCalls();
        SplittableRandom random = new SplittableRandom(round);
        List<Turn> turns = turns(round);
        for (int chain = 0; !turns.isEmpty(); chain++) {
            int length = Math.min(turns.size(), SHORTEST + random.nextInt(LONGEST - SHORTEST + 1));
            List<Turn> part = turns.subList(0, length);
            try (ResidentChain made = new ResidentChain("round " + round + ", chain " + chain, 1_000L * round + chain,
                    sizes, contexts, calls)) {
                run(made, part);
            }
            part.clear();
        }
        assertEquals(Set.of(), calls.uncalled());
    }

    /** All operations with all types, in random order. */
    private static List<Turn> turns(int round) {
        Map<String, ResidentSteps.Step> steps = ResidentSteps.all();
        List<Turn> turns = new ArrayList<>();
        PlainArrays.TYPES.forEach(type -> steps.forEach((name, step) -> turns.add(new Turn(name, step, type))));
        assertTrue(turns.size() > LONGEST);
        Collections.shuffle(turns, new Random(round));
        return turns;
    }

    private static void run(ResidentChain chain, List<Turn> turns) {
        for (Turn turn : turns) {
            chain.note(turn.name() + " of " + turn.type());
            turn.step().run(chain, turn.type());
            chain.trim();
        }
        chain.finish();
    }
}
