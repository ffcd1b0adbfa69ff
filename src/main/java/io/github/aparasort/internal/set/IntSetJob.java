package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.Arrays;
import java.util.function.Consumer;

// Twins: Long, Float, Double
/** A set operation on two sorted arrays. */
public final class IntSetJob extends SetJob</*value*/ int[]> implements InPlaceWork<IntRakeSets> {
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    /** Where the results go: room for the most there can be. Null for an array of exactly their number. */
    private final /*value*/ int[] out;

    /** @param delivery what to do with the origins of the results, or null for keys alone */
    public IntSetJob(SetOperation set, SetOptions options, /*value*/ int[] a, /*value*/ int[] b,
            Consumer<int[]> delivery) {
        this(set, options, a, b, null, delivery);
    }

    /** Keys alone, whose results go to an array of the caller. */
    public static IntSetJob to(/*value*/ int[] out, SetOperation set, SetOptions options, /*value*/ int[] a,
            /*value*/ int[] b) {
        return new IntSetJob(set, options, a, b, out, null);
    }

    private IntSetJob(SetOperation set, SetOptions options, /*value*/ int[] a, /*value*/ int[] b,
            /*value*/ int[] out, Consumer<int[]> delivery) {
        super(set, options, /*value*/ int.class, a.length, b.length, delivery);
        this.a = a;
        this.b = b;
        this.out = out;
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return inTiles ? KernelBinding.sliced(setWorkload.inTiles(), IntTileSets.class, this::cut)
                : KernelBinding.inPlace(setWorkload, IntRakeSets.class, this);
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(a) + Arrays.hashCode(b);
    }

    /** This operation in slices of so many elements at most. */
    IntSetSlices cut(int most) {
        return new IntSetSlices(this, a, b, out, Slices.of(n, most));
    }

    // ---- by rakes

    @Override
    public void bindArrays(IntRakeSets rakes) {
        rakes.bindArrays(a, b, set, options.distinct(), options.streams() ? this::make : null);
    }

    /** Makes room for this many results, or takes the caller's. */
    private /*value*/ int[] make(int results) {
        count = results;
        result = out != null ? out : new /*value*/ int[results];
        return result;
    }

    @Override
    public void collect(IntRakeSets rakes) {
        if (!options.streams()) {
            collect(rakes, rakes.results(), make(rakes.count()));
        }
        if (wantsOrigins()) {
            origins = new int[count];
            collect(rakes, rakes.origins(), origins);
        }
    }

    /** Copies the results of all rakes, one after the other. */
    private static void collect(IntRakeSets rakes, Object from, Object to) {
        Parallel.forEach(rakes.count(), (begin, end) -> {
            int place = 0;
            for (int s = 0; s < rakes.stretches(); s++) {
                int first = Math.max(begin, place);
                int next = Math.min(end, place + rakes.count(s));
                if (first < next) {
                    System.arraycopy(from, rakes.begin(s) + first - place, to, first, next - first);
                }
                place += rakes.count(s);
            }
        });
    }

    // ---- without kernels

    @Override
    public void runPlain() {
        IntSerialSets serial = new IntSerialSets(set, a, b, options);
        origins = wantsOrigins() ? serial.origins() : null;
        result = serial.keys(out);
        count = serial.count();
        finish();
    }
}
