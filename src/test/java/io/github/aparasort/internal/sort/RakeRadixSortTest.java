package io.github.aparasort.internal.sort;

import io.github.aparasort.Target;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KernelRun;
import io.github.aparasort.testing.KernelRuns;
import io.github.aparasort.testing.SortVariant;
import io.github.aparasort.testing.SpecialFloats;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Radix sorts by some number of rakes, on buckets of some size, however few the keys. One rake runs on this thread. */
@Tag(Coverage.SCALED)
@ParameterizedClass(name = "{0} rakes, buckets of {1}")
@CsvSource({"1, 4096", "1, 50", "2, 8", "3, 64", "7, 300"})
class RakeRadixSortTest {
    @RegisterExtension
    static final KernelRuns KERNELS = new KernelRuns();

    @Parameter(0)
    int rakes;
    @Parameter(1)
    int bucketKeys;

    /** Less than a rake has room for; what insertion takes at most, with one more and less; buckets; primes. */
    private int[] sizes(Enum<?> input) {
        return Coverage.sizes(new int[] {2, 3, rakes + 1, 31, 32, 33, 32 * rakes - 1, 32 * rakes + 1, 127, 128, 129,
            bucketKeys * 2 - 1, bucketKeys * 2, bucketKeys * 2 + 1, 509, 1021}, input);
    }

    @ParameterizedTest
    @EnumSource
    void sorts(Input input) {
        int[] large = input == Input.RANDOM || Coverage.ALL && input == Input.FIVE_VALUES
                ? new int[] {8191, 8192, 30_011, 100_003} : input == Input.FIVE_VALUES ? new int[] {8191} : new int[0];
        for (SortVariant variant : SortVariant.values()) {
            IntStream.concat(IntStream.of(sizes(input)), IntStream.of(large)).forEach(n -> sort(variant, input, n));
        }
    }

    /** Zeros of both signs, and NaNs with their bits, in a range. */
    @ParameterizedTest
    @EnumSource
    void sortsSpecialFloats(SpecialFloats specials) {
        GuardedInput.Keys keys = new GuardedInput.Keys() {
            @Override
            public int[] ints(int n) {
                float[] floats = specials.floats(n);
                return IntStream.range(0, n).map(i -> SortableKeys.exact(floats[i])).toArray();
            }

            @Override
            public long[] longs(int n) {
                return DoubleStream.of(specials.doubles(n)).mapToLong(SortableKeys::exact).toArray();
            }
        };
        for (int n : sizes(specials)) {
            sort(SortVariant.FLOATS, keys, n);
            sort(SortVariant.DOUBLES, keys, n);
        }
    }

    private void sort(SortVariant variant, GuardedInput.Keys keys, int n) {
        GuardedInput input = new GuardedInput(variant, keys, n);
        KernelRun<RadixKernel> run = KERNELS.get(Target.JTP, List.of(variant.kind, rakes, bucketKeys), () -> {
            RadixKernel kernel = (RadixKernel) input.job().rakes().maker().apply(rakes);
            kernel.scale(0, bucketKeys);
            return kernel;
        });
        run.kernel().allocate(n);
        run.run((InPlaceJob<?>) input.job());
        input.assertSorted(keys + ", " + variant + ", n = " + n);
    }
}
