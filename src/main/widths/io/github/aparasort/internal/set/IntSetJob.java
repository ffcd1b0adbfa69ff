package io.github.aparasort.internal.set;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.SizeClass;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.KernelArrays;
import io.github.aparasort.internal.kernel.SetOperation;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * A set operation on two sorted arrays, whose results it makes an array for. The twins for the other types are derived
 * from this file by the build.
 */
public final class IntSetJob extends Job {
    private final SetOperation set;
    private final SetOptions options;
    private final /*value*/ int[] a;
    private final /*value*/ int[] b;
    /** What is to be done with the origins of the results, or null where nobody asks for them. */
    private final Consumer<int[]> delivery;
    private /*value*/ int[] result;
    private int[] origins;

    /** @param delivery what is to be done with the origins of the results, or null for keys alone */
    public IntSetJob(SetOperation set, SetOptions options, /*value*/ int[] a, /*value*/ int[] b,
            Consumer<int[]> delivery) {
        this(KeyKind.of(/*value*/ int.class, delivery != null), set, options, a, b, delivery);
    }

    /** Of more elements than an int can tell there are as many as it can: more than any engine with kernels takes. */
    private IntSetJob(KeyKind kind, SetOperation set, SetOptions options, /*value*/ int[] a,
            /*value*/ int[] b, Consumer<int[]> delivery) {
        super(kind.method(set.method()), /*value*/ int.class, new SetWorkload(kind), (int) Math.min(Integer.MAX_VALUE,
                (long) a.length + b.length));
        this.set = set;
        this.options = options;
        this.a = a;
        this.b = b;
        this.delivery = delivery;
    }

    /** Does it, on the engine that a dispatcher chooses; returns the keys of the results. */
    public /*value*/ int[] run(Dispatcher dispatcher) {
        if (dispatcher.isPlain(n)) {
            runByJdk();
        } else if (a.length == 0 || b.length == 0) {
            dispatcher.runByJdk(operation, type, n, this::runByJdk);
        } else {
            dispatcher.run(this);
        }
        return result;
    }

    /** Whether another one found the same results, in the same places. */
    boolean hasSameResult(IntSetJob other) {
        return Arrays.equals(result, other.result) && Arrays.equals(origins, other.origins);
    }

    // ---- by rakes

    @Override
    public void lend(DeviceKernel kernel) {
        ((IntRakeSets) kernel).lend(a, a.length, b, b.length, set, options.distinct(),
                options.streams() ? this::make : null);
    }

    private /*value*/ int[] make(int count) {
        result = new /*value*/ int[count];
        return result;
    }

    private void commit(IntRakeSets rakes) {
        int count = rakes.count();
        if (!options.streams()) {
            result = new /*value*/ int[count];
            collect(rakes, rakes.results(), result);
        }
        if (delivery != null) {
            origins = new int[count];
            collect(rakes, rakes.origins(), origins);
        }
    }

    /** Moves what stretches left together. */
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

    // ---- in tiles

    @Override
    public void instruct(DeviceKernel kernel) {
        int most = kernel.capacity();
        ((IntTileSets) kernel).ask(set, a.length, options.distinct(), options.streams(),
                count -> SizeClass.capacity(count, most));
    }

    @Override
    public void stage(KernelArrays arrays, int part) {
        IntSetStaging.copyIn(a, b, (IntSetArrays) arrays);
    }

    @Override
    public Digest digest() {
        return IntSetStaging.digest();
    }

    @Override
    public Digest check(KernelArrays arrays, int part) {
        return IntSetStaging.check(set, a, b, (IntSetArrays) arrays, delivery != null);
    }

    private void commit(IntSetArrays tiles) {
        result = new /*value*/ int[tiles.count()];
        IntSetStaging.copyOut(set, tiles, a, b, result);
        if (delivery != null) {
            origins = Arrays.copyOf(tiles.origins(), tiles.count());
        }
    }

    @Override
    public void commit(KernelArrays arrays) {
        if (arrays instanceof IntRakeSets rakes) {
            commit(rakes);
        } else {
            commit((IntSetArrays) arrays);
        }
    }

    @Override
    public void finish() {
        if (delivery != null) {
            delivery.accept(origins);
        }
    }

    // ---- without kernels

    @Override
    public void runByJdk() {
        IntSerialSets plain = new IntSerialSets(set, a, b, options);
        origins = delivery == null ? null : plain.origins();
        result = plain.keys();
        finish();
    }
}
