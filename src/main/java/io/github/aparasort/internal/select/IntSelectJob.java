package io.github.aparasort.internal.select;

import io.github.aparasort.Operation;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.InPlaceWork;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.key.KeyOrder;
import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.IntKeyTransfer;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

// Twins: Long, Float, Double
/**
 * Finds the elements at some ranks of an array, or their indices. The host brackets the ranks by a sample, the engine
 * counts and collects the elements of the brackets, and the host sorts these few. If the sample was misleading, the
 * host sorts all elements instead.
 */
public final class IntSelectJob extends Job implements InPlaceWork<IntRakeSelect>, StagedWork</*key*/ IntTileSelect> {
    private final /*value*/ int[] a;
    private final /*key*/ int mask;
    /** The first and the last rank of each range. */
    private final int[] ranges;
    /** What was found: elements, or indices, the other one is null. */
    private final /*value*/ int[] values;
    private final int[] order;
    private IntPlainSelect plain;
    private IntBrackets brackets;
    private int[] counts;
    private int[] indices;

    private IntSelectJob(Operation operation, /*value*/ int[] a, KeyOrder order, int[] ranges, boolean wantsIndices) {
        super(operation, /*value*/ int.class, new SelectWorkload(KeyKind./*value*/INT), a.length);
        this.a = a;
        this.mask = (/*key*/ int) order.mask(/*key*/ Integer.SIZE);
        this.ranges = ranges;
        int wanted = SelectWorkload.ranks(ranges);
        this.values = wantsIndices ? null : new /*value*/ int[wanted];
        this.order = wantsIndices ? new int[wanted] : null;
    }

    /** The elements at ranges of ranks in an order. */
    public static IntSelectJob values(Operation operation, /*value*/ int[] a, KeyOrder order, int... ranges) {
        return new IntSelectJob(operation, a, order, ranges, false);
    }

    /** The indices of the elements at ranges of ranks in an order; of equal elements the lower index comes first. */
    public static IntSelectJob indices(Operation operation, /*value*/ int[] a, KeyOrder order, int... ranges) {
        return new IntSelectJob(operation, a, order, ranges, true);
    }

    /** The elements at the ranks, after the job. */
    public /*value*/ int[] values() {
        return values;
    }

    /** The indices of the elements at the ranks, after the job. */
    public int[] order() {
        return order;
    }

    @Override
    protected CostInput look() {
        return new CostInput(n, plain().inputClass());
    }

    @Override
    public KernelBinding<?> binding(ComputeDevice device, boolean inTiles) {
        return inTiles
                ? KernelBinding.staged(((SelectWorkload) workload).inKeys(), /*key*/ IntTileSelect.class, this)
                : KernelBinding.inPlace((SelectWorkload) workload, IntRakeSelect.class, this);
    }

    @Override
    public void runPlain() {
        plain().select();
    }

    private IntPlainSelect plain() {
        if (plain == null) {
            plain = new IntPlainSelect(a, mask, ranges, values, order);
        }
        return plain;
    }

    @Override
    public String tryPresorted() {
        return plain().selectInOrder() ? "in order" : null;
    }

    /** Looks the ranks up, in all elements if a bracket does not have them. */
    private void deliver(int block, int[] counted, int[] collected) {
        new IntRanks(a, mask, brackets, block, counted, collected).orOfAll(ranges).write(ranges, values, order);
    }

    // ---- on JTP

    @Override
    public void bindArrays(IntRakeSelect kernel) {
        kernel.prepare(n);
        brackets = IntRanks.brackets(a, mask, ranges);
        counts = new int[IntSelectPasses.COUNTS * kernel.blocks() * brackets.brackets()];
        indices = new int[brackets.room()];
        kernel.bindArrays(a, mask, brackets, counts, indices);
    }

    @Override
    public void collect(IntRakeSelect kernel) {
        deliver(kernel.block(), counts, indices);
    }

    // ---- on OpenCL devices

    @Override
    public void configure(/*key*/ IntTileSelect kernel) {
        brackets = IntRanks.brackets(a, mask, ranges);
        kernel.ask(mask, brackets);
    }

    @Override
    public void send(/*key*/ IntTileSelect kernel, Channel channel) {
        IntKeyTransfer transfer = new IntKeyTransfer(a, 0, n, 0, 0);
        channel.send(n, transfer.unchecked(), transfer.column(kernel.keys()));
    }

    @Override
    public void receive(/*key*/ IntTileSelect kernel, Channel channel) {
        channel.found(check(kernel));
    }

    /** There is no checksum: counts are compared with those of the CPU, and each collected index is looked up. */
    @Override
    public Digest digest() {
        return Digest.EMPTY;
    }

    @Override
    public int inputHash() {
        return Arrays.hashCode(a);
    }

    /**
     * Whether the device counted and collected the same as the CPU would: each tile has the same counts, and as many
     * indices of elements between the borders, in order.
     */
    private Digest check(/*key*/ IntTileSelect kernel) {
        int[] begins = begins(kernel);
        if (begins == null) {
            return Digest.DISORDER;
        }
        AtomicBoolean wrong = new AtomicBoolean();
        int block = kernel.block();
        Parallel.forEach(n, (begin, end) -> {
            int[] expected = new int[IntSelectPasses.COUNTS];
            int[] bits = new int[IntSelectPasses.blocks(block, Integer.SIZE)];
            for (int b = IntSelectPasses.blocks(begin, block); b * (long) block < end; b++) {
                for (int bracket = 0; bracket < brackets.brackets(); bracket++) {
                    if (!isRight(kernel, b, bracket, begins, expected, bits)) {
                        wrong.set(true);
                        return;
                    }
                }
            }
        });
        return wrong.get() ? Digest.DISORDER : Digest.EMPTY;
    }

    /**
     * Where the indices of each tile begin, by bracket; -1 if there was no room for those of the bracket. Null if a
     * tile cannot have so many: then a begin would be no place in the array.
     */
    private int[] begins(/*key*/ IntTileSelect kernel) {
        int[] begins = new int[kernel.blocks() * brackets.brackets()];
        for (int bracket = 0; bracket < brackets.brackets(); bracket++) {
            long begin = brackets.begins()[bracket];
            int first = bracket * kernel.blocks();
            for (int at = first; at < first + kernel.blocks(); at++) {
                int count = kernel.counts()[IntSelectPasses.COUNTS * at + IntSelectPasses.BETWEEN];
                if (count < 0 || count > kernel.block()) {
                    return null;
                }
                begins[at] = (int) begin;
                begin += count;
            }
            if (begin > brackets.begins()[bracket + 1]) {
                Arrays.fill(begins, first, first + kernel.blocks(), -1);
            }
        }
        return begins;
    }

    private boolean isRight(/*key*/ IntTileSelect kernel, int block, int bracket, int[] begins, int[] expected,
            int[] bits) {
        int tile = bracket * kernel.blocks() + block;
        int at = IntSelectPasses.COUNTS * tile;
        int to = begins[tile];
        int begin = block * kernel.block();
        int end = IntSelectPasses.end(begin, kernel.block(), n);
        /*key*/ int low = brackets.borders()[2 * bracket];
        /*key*/ int high = brackets.borders()[2 * bracket + 1];
        Arrays.fill(expected, 0);
        IntSelectPasses.count(a, begin, end, mask, low, high, brackets.density(), expected, 0, bits, 0);
        if (!Arrays.equals(expected, 0, expected.length, kernel.counts(), at, at + expected.length)) {
            return false;
        }
        int before = begin - 1;
        for (int i = 0; to >= 0 && i < expected[IntSelectPasses.BETWEEN]; i++) {
            int index = kernel.indices()[to + i];
            if (index <= before || index >= end) {
                return false;
            }
            /*key*/ int key = SortableKeys.of(a[index]) ^ mask;
            if (key <= low || key >= high) {
                return false;
            }
            before = index;
        }
        return true;
    }

    @Override
    public String complaint() {
        return "what came back are not the elements between the borders";
    }

    @Override
    public void commit(/*key*/ IntTileSelect kernel) {
        deliver(kernel.block(), kernel.counts(), kernel.indices());
    }
}
