package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.IntSortedInput;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Traced;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.InPlaceJob;
import io.github.aparasort.internal.engine.Rakes;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.kernel.IntWalk;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.kernel.Walk;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.step.ColumnMerges;
import io.github.aparasort.internal.step.HostCall;
import io.github.aparasort.internal.step.Parts;
import io.github.aparasort.internal.tile.MultisetOptions;
import java.util.Arrays;
import java.util.function.Consumer;

// Twins: Long, Float, Double
/** A set operation on two sorted arrays. */
public final class IntMultisetJob extends MultisetJob<int[]> implements InPlaceJob<IntRakeSets> {
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    /** Where the results go: room for the most there can be. Null for an array of exactly their number. */
    private final /*value*/ int[] out;

    /** @param delivery what to do with the origins of the results, or null for keys alone */
    public IntMultisetJob(SetOperation set, MultisetOptions options, /*value*/ int[] a, /*value*/ int[] b,
            Consumer<int[]> delivery) {
        this(set, options, a, b, null, delivery);
    }

    /** Keys alone, whose results go to an array of the caller. */
    public static IntMultisetJob to(/*value*/ int[] out, SetOperation set, MultisetOptions options, /*value*/ int[] a,
            /*value*/ int[] b) {
        return new IntMultisetJob(set, options, a, b, out, null);
    }

    private IntMultisetJob(SetOperation set, MultisetOptions options, /*value*/ int[] a, /*value*/ int[] b,
            /*value*/ int[] out, Consumer<int[]> delivery) {
        super(set, options, /*value*/ int.class, a.length, b.length, delivery);
        this.a = a;
        this.b = b;
        this.out = out;
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(a) + Arrays.hashCode(b);
    }

    @Override
    public void check(ComputeDevice device) {
        if (!seesOrder(device) || options.distinct()) {
            IntSortedInput.check(a, wantsOrigins() ? "aKeys" : "a", options.distinct());
            IntSortedInput.check(b, wantsOrigins() ? "bKeys" : "b", options.distinct());
        }
    }

    // ---- on a device

    @Override
    public void steps(HostCall call) throws DeviceFault {
        int parts = ColumnMerges.parts(call.device(), (long) a.length + b.length, ElementType.of(a), wantsOrigins());
        /*value*/ int[][] keys = new /*value*/ int[parts][];
        int[][] theirOrigins = new int[parts][];
        int[] counts = new int[parts];
        Parts.run(call, parts, (part, each) -> {
            int begin = (int) ((long) n * part / parts);
            int end = (int) ((part + 1L) * n / parts);
            Parts.Ranges ranges = Parts.Ranges.between(begin, end, crossing(begin), crossing(end));
            Column aPart = each.sendSorted(a, ranges.aBegin(), ranges.aCount());
            Column bPart = each.sendSorted(b, ranges.bBegin(), ranges.bCount());
            Traced found = each.steps(work -> wantsOrigins()
                    ? ColumnMerges.setWithOrigins(work, set, options, aPart, bPart)
                    : new Traced(ColumnMerges.set(work, set, options, aPart, bPart), null));
            int results = found.keys().length();
            keys[part] = parts == 1 && out != null ? out : new /*value*/ int[results];
            each.receive(found.keys(), keys[part], 0);
            counts[part] = results;
            if (wantsOrigins()) {
                theirOrigins[part] = (int[]) each.receive(found.origins());
                if (parts > 1) {
                    each.fetch();
                    ranges.shift(theirOrigins[part], 0, results, a.length);
                }
            }
        });
        count = Arrays.stream(counts).sum();
        result = parts == 1 ? keys[0] : joined(keys, out != null ? out : new /*value*/ int[count]);
        origins = parts == 1 || !wantsOrigins() ? theirOrigins[0] : joined(theirOrigins, new int[count]);
    }

    /** Where a diagonal crosses the balanced path of the inputs. So partners are in the same part. */
    private int crossing(int diagonal) {
        return IntBalancedPath.crossing(a, a.length, b, b.length, diagonal, options.distinct() ? 1 : 0);
    }

    // ---- by rakes

    @Override
    public Rakes<?> rakes() {
        return new Rakes<>(IntRakeSets.class, wantsOrigins(), rakes -> new IntRakeSets(rakes, wantsOrigins()), this);
    }

    @Override
    public void bindArrays(IntRakeSets rakes) {
        rakes.bindArrays(a, b, set, options, options.streams() ? this::make : null);
    }

    /** Makes room for this many results, or takes the caller's. */
    private /*value*/ int[] make(int results) {
        count = results;
        result = out != null ? out : new /*value*/ int[results];
        return result;
    }

    @Override
    public void collect(IntRakeSets rakes) {
        IntSets sets = rakes.sets();
        if (!options.streams()) {
            collect(sets, rakes.results(), make(sets.count()));
        }
        if (wantsOrigins()) {
            origins = new int[count];
            collect(sets, rakes.origins(), origins);
        }
    }

    private static void collect(IntSets sets, Object from, Object to) {
        Parallel.forEach(sets.count(), (begin, end) -> sets.collect(from, to, begin, end));
    }

    // ---- as plain Java

    @Override
    public void runPlain() {
        // No kernel takes empty inputs, which have no workload, or more elements than an int can count.
        if (workload != null && (long) a.length + b.length == n && gainsByThreads(IntWalk.WORTH_SHARING)) {
            rakes().runPlain(n);
        } else {
            runSerially();
        }
        finish();
    }

    /** One thread walks along up to three stretches side by side. */
    private void runSerially() {
        int walks = IntWalk.walks((long) a.length + b.length);
        IntSets sets = new IntSets(set, options, a, b, walks);
        if (options.streams()) {
            sets.walk(0, walks, Walk.COUNT, null, null);
            sets.makeExact();
        }
        result = out != null ? out : new /*value*/ int[sets.room()];
        origins = wantsOrigins() ? new int[sets.room()] : null;
        sets.walk(0, walks, wantsOrigins() ? Walk.TRACED : Walk.KEYS, result, origins);
        count = sets.count();
        sets.collect(result, result, 0, count);
        if (wantsOrigins()) {
            sets.collect(origins, origins, 0, count);
            origins = count == origins.length ? origins : Arrays.copyOf(origins, count);
        }
        result = out != null || count == result.length ? result : Arrays.copyOf(result, count);
    }
}
