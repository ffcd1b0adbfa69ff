package io.github.aparasort.internal.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.FamilyCase;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.SortedLists;
import io.github.aparasort.testing.SortedLists.Keys;
import io.github.aparasort.testing.SortedLists.Lengths;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Merges of several arrays on whatever engine is chosen, while it is measured and after. */
class MergeAllAutoTest {
    @ParameterizedTest
    @EnumSource
    void mergesWhereverItRuns(KeyType type) {
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            gpu.onExecution(told::add);
            for (int call = 0; call < 40; call++) {
                SplittableRandom random = new SplittableRandom(call);
                Object[] lists = SortedLists.of(type, Keys.RANDOM, Lengths.EVEN.of(20_011, 3 + call, random), random);
                AnyArray.assertSame(SortedLists.merged(type, lists), FamilyCase.call(gpu.merger(), "mergeAll",
                        (Object) lists), "call " + call);
            }
        }
        assertEquals(40, told.size());
        assertTrue(told.stream().allMatch(done -> done.operation().equals("mergeAll") && done.n() == 20_011));
    }
}
