package io.github.aparasort.testing;

import io.github.aparasort.internal.kernel.SetOperation;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Set operations on one kernel, in a geometry that a leaf chooses. */
public abstract class SetKernelCase {
    private SetRunner runner;
    private SetInputs inputs;

    /** The greatest key of the type. */
    protected abstract long extreme();

    protected abstract SetRunner open();

    /** Elements of a tile or a rake. */
    protected abstract int part();

    @BeforeEach
    void start() {
        runner = open();
        inputs = new SetInputs(extreme());
    }

    @AfterEach
    void close() {
        if (runner != null) {
            runner.close();
        }
    }

    /** Many cases at once, each with keys of its own, so that borders lie anywhere in them: 500 a round. */
    @Tag(Coverage.SCALED)
    @Test
    void smallCasesOneBehindTheOther() {
        for (int round = 0; round < rounds(); round++) {
            long[][] many = inputs.manyCases(500, 1 + round % 12, 1 + round % 5);
            runner.checkAll(many[0], many[1], false);
        }
    }

    protected int rounds() {
        return Coverage.count(10, 40);
    }

    @Test
    void smallCasesOneByOne() {
        for (int aCount = 0; aCount < 9; aCount++) {
            for (int bCount = aCount < 2 ? 2 - aCount : 0; bCount < 9; bCount++) {
                SetOperation operation = SetOperation.values()[(aCount + bCount) % 4];
                long[] a = inputs.random(aCount, 3);
                long[] b = inputs.random(bCount, 3);
                runner.check(operation, a, b, false, false);
                runner.check(operation, a, b, false, true);
            }
        }
    }

    @Tag(Coverage.SCALED)
    @Test
    void specialInputs() {
        int part = part();
        int[] sizes = {4, part, part + 1, 2 * part - 1, 7 * part + 5};
        for (int i = 0; i < sizes.length; i++) {
            List<long[][]> pairs = inputs.special(sizes[i]);
            for (int j = 0; j < pairs.size(); j++) {
                // In the usual run each pair meets many tiles, and some of the sizes around the borders of one.
                if (sizes[i] > 2 * part || Coverage.isTurn(i + j)) {
                    runner.checkAll(pairs.get(j)[0], pairs.get(j)[1], false);
                }
            }
        }
    }

    @Test
    void distinctElements() {
        int part = part();
        for (int n : new int[] {1, part / 2, part + 1, 5 * part}) {
            for (int other : new int[] {1, n, 3 * n}) {
                long[][] pair = inputs.distinct(n, other);
                runner.checkAll(pair[0], pair[1], true);
            }
        }
    }
}
