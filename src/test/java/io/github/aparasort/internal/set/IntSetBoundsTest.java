package io.github.aparasort.internal.set;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.engine.Executions;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.MergeInput;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

// Twins: Long, Float, Double
/**
 * Where tiles begin and where their results belong goes from the device to the host and back before results are
 * streamed, and a read that fails is not always told. Whatever arrives, a tile looks at nothing but the inputs and
 * writes to nothing but the results: in Java an index out of bounds throws, on a device it would end the process, or
 * change what is another's.
 */
@Timeout(600)
class IntSetBoundsTest {
    private static final int A = 150;
    private static final int B = 180;
    /** In Java every barrier costs each work-item some tenth of a millisecond: a tiny group. */
    private static final int ITEMS = 2;
    private static final int GROUPS = 1;
    private static final Random RANDOM = new Random(11);

    private interface WordAt {
        int at(int index);
    }

    /** What may become of a word at an index. */
    private enum Spoiler {
        NOTHING_READ(i -> 0), ALL_ONES(i -> -1), GREATEST(i -> Integer.MAX_VALUE), LEAST(i -> Integer.MIN_VALUE),
        ALL_OF_A(i -> IntSetBoundsTest.nv() * i), BEYOND(i -> A + B), STAR(i -> Integer.MIN_VALUE | i),
        RANDOM_ONES(i -> RANDOM.nextInt()), SMALL(i -> RANDOM.nextInt(A + B));

        final WordAt word;

        Spoiler(WordAt word) {
            this.word = word;
        }
    }

    /** Gets other words than were sent. */
    private static final class Spoiled extends IntTileSets {
        private final Spoiler forBorders;
        private final Spoiler forPlaces;
        private final int one;

        /** @param one the only index that is spoiled, or -1 for all */
        Spoiled(boolean traced, Spoiler forBorders, Spoiler forPlaces, int one) {
            super(ITEMS, GROUPS, traced);
            this.forBorders = forBorders;
            this.forPlaces = forPlaces;
            this.one = one;
        }

        @Override
        public boolean goesOn() {
            boolean goesOn = super.goesOn();
            if (goesOn) {
                spoil(borders, forBorders);
                spoil(places, forPlaces);
            }
            return goesOn;
        }

        private void spoil(int[] words, Spoiler spoiler) {
            for (int i = 0; spoiler != null && i < words.length; i++) {
                if (one < 0 || i == one) {
                    words[i] = spoiler.word.at(i);
                }
            }
        }
    }

    private static int nv() {
        return ITEMS * IntTileSets.VT;
    }

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    @Tag(Coverage.SCALED)
    @ParameterizedTest
    @EnumSource
    void nothingIsOutOfBounds(Spoiler spoiler) throws Exception {
        for (SetOperation operation : SetOperation.values()) {
            int[] indices = {-1, 0, 1, (A + B) / nv() / 2, (A + B) / nv()};
            for (int one : Coverage.sizes(indices, spoiler.ordinal() + operation.ordinal())) {
                boolean traced = one % 2 == 0;
                run(operation, new Spoiled(traced, spoiler, null, one), traced);
                run(operation, new Spoiled(traced, null, spoiler, one), traced);
                run(operation, new Spoiled(traced, spoiler, spoiler, one), traced);
            }
        }
    }

    private static void run(SetOperation operation, Spoiled kernel, boolean traced) throws Exception {
        long[][] lists = MergeInput.EVEN_RUNS.lists(A, B, new Random(5));
        /*value*/ int[] a = (/*value*/ int[]) MergeInput.typed(/*value*/ int.class, lists[0]);
        /*value*/ int[] b = (/*value*/ int[]) MergeInput.typed(/*value*/ int.class, lists[1]);
        IntSetJob job = new IntSetJob(operation, new SetOptions(Duplicates.ALLOWED, Compaction.STREAM), a, b,
                traced ? origins -> { } : null);
        IntSetJob right = new IntSetJob(operation, SetOptions.USUAL, a, b, traced ? origins -> { } : null);
        right.runPlain();
        String what = operation + " with " + kernel.forBorders + " and " + kernel.forPlaces + " at " + kernel.one;
        try (KernelPool pool = new KernelPool(Devices.jtp(), () -> kernel, 1, lease -> null);
                Lease lease = pool.take(A + B, true)) {
            Executions.run(job, lease, System.nanoTime(), "");
            assertTrue(right.hasSameResult(job), what + ": wrong results are believed");
        } catch (DeviceFault e) {
            // Of a worker that died there would be a cause; what was found when results were verified has none.
            assertNull(e.getCause(), () -> what + ": " + e.getMessage() + ", " + Arrays.toString(causes(e)));
        } finally {
            DyingKernels.endThreads(kernel);
            Devices.jtp().health().reset();
        }
    }

    private static Object[] causes(Throwable thrown) {
        return Stream.iterate(thrown, each -> each != null, Throwable::getCause).toArray();
    }
}
