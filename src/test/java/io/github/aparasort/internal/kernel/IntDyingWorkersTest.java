package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Compaction;
import io.github.aparasort.Duplicates;
import io.github.aparasort.MergeStrategy;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.merge.IntMergeAllJob;
import io.github.aparasort.internal.merge.IntMergeJob;
import io.github.aparasort.internal.merge.MergeWorkload;
import io.github.aparasort.internal.scan.IntScanJob;
import io.github.aparasort.internal.set.IntMultisetJob;
import io.github.aparasort.internal.tile.MultisetOptions;
import io.github.aparasort.testing.AdversarialKeys;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.DyingKernels;
import io.github.aparasort.testing.DyingWork;
import io.github.aparasort.testing.FaultPlan;
import io.github.aparasort.testing.FaultPlan.Moment;
import io.github.aparasort.testing.FaultPlan.Step;
import io.github.aparasort.testing.GuardedInput;
import io.github.aparasort.testing.IntDyingMerge;
import io.github.aparasort.testing.IntDyingMultiwayMerge;
import io.github.aparasort.testing.IntDyingScan;
import io.github.aparasort.testing.IntDyingSets;
import io.github.aparasort.testing.IntScanInput;
import io.github.aparasort.testing.KeyType;
import io.github.aparasort.testing.MergeOracle;
import io.github.aparasort.testing.SortVariant;
import io.github.aparasort.testing.SortedInputPair;
import io.github.aparasort.testing.SortedLists;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

// Twins: Long, Float, Double
/**
 * A worker of a kernel by rakes dies, at any point of any launch. The caller gets a fault, every input is as it was, of
 * a sort all elements are there with equal keys in their old order, and no worker writes any more. But a scan over its
 * own input that has begun to overwrite it is finished, with the same result, every bit of floats included.
 */
@Timeout(600)
class IntDyingWorkersTest {
    private static final KeyType TYPE = KeyType.of(new /*value*/ int[0]);
    /** On the thread of the caller. */
    private static final int LONE = 1;
    private static final int SEVERAL = 3;
    /** More than JTP has threads: they wait in its queue. */
    private static final int QUEUED = 12;
    /** The first, the middle and the last. */
    private static final int DEATHS = 3;
    /** Elements of a scan, and of a block of it: a part has several blocks, of which the last is short. */
    private static final int SCANNED = 401;
    private static final int BLOCK = 20;
    /** Fewer blocks than parts: the first part is empty. */
    private static final int FEW = 2 * BLOCK + 3;

    @BeforeEach
    @AfterEach
    void forgetFaults() {
        Devices.jtp().health().reset();
    }

    /**
     * Work in which workers die everywhere.
     *
     * @param steps the kinds of steps in which they must die, or none if they may in any; without DONE they may in DONE
     * @param passes the passes or launches in which they must die, or none if they may in any
     */
    private record Row(String name, int rakes, int deaths, Set<Step> steps, Set<Integer> passes,
            Supplier<DyingWork> work) {
        @Override
        public String toString() {
            return name + " by " + rakes;
        }
    }

    private static Stream<Row> works() {
        return Stream.of(merges(), sets(), scans(), sorts()).flatMap(rows -> rows);
    }

    @ParameterizedTest
    @MethodSource("works")
    void nothingIsLost(Row row) throws Exception {
        List<Moment> moments = DyingWork.dieEverywhere(row.work, row.rakes, row.deaths);
        Set<Step> steps = moments.stream().map(Moment::step)
                .filter(step -> step != Step.DONE || row.steps.contains(step)).collect(Collectors.toSet());
        assertTrue(row.steps.isEmpty() || row.steps.equals(steps), () -> "died in " + steps);
        Set<Integer> passes = moments.stream().map(Moment::pass).collect(Collectors.toSet());
        assertTrue(row.passes.isEmpty() || row.passes.equals(passes), () -> "died in " + passes);
    }

    /**
     * One death, while the others rest in the middle of their work.
     *
     * @param from the step from which on they rest
     */
    private record Death(String name, Moment moment, int from, Supplier<DyingWork> work) {
        @Override
        public String toString() {
            return name + " until " + moment;
        }
    }

    private static Stream<Death> deaths() {
        return Stream.of(SEVERAL, QUEUED).flatMap(rakes -> Stream.of(0, rakes - 1).flatMap(rake -> Stream.concat(
                Stream.of(new Death("merge", new Moment(0, rake, Step.MARK, 1), 2, () -> merge(rakes, true)),
                        new Death("mergeAll", new Moment(0, rake, Step.MARK, 1), 2, () -> mergeAll(rakes)),
                        deathOfUnion(Compaction.COMPACT, rakes, new Moment(0, rake, Step.CROSSING, 1)),
                        deathOfUnion(Compaction.STREAM, rakes, new Moment(1, rake, Step.CROSSING, 1)),
                        deathOfUnion(Compaction.STREAM, rakes, new Moment(2, rake, Step.CROSSING, 1)),
                        deathOfScan(Way.REDUCTION, rakes, new Moment(0, rake, Step.FOLD, 1))),
                Stream.of(Way.OVER_INPUT, Way.APART).flatMap(way -> Stream.of(
                        deathOfScan(way, rakes, new Moment(0, rake, rake > 0 ? Step.FOLD : Step.HALFWAY, 1)),
                        deathOfScan(way, rakes, new Moment(1, rake, Step.HALFWAY, 1)))))));
    }

    private static Death deathOfUnion(Compaction compaction, int rakes, Moment moment) {
        return new Death("union", moment, 2, () -> operate(SetOperation.UNION, compaction, true, rakes));
    }

    private static Death deathOfScan(Way way, int rakes, Moment moment) {
        return new Death("scan", moment, FaultPlan.MIDST, () -> scan(way, ScanOp.SUM, false, rakes, 10 * SCANNED));
    }

    private static Stream<Death> deathsOfSorts() {
        return variants().flatMap(variant -> Stream.of(0, 1, 2).flatMap(pass -> Stream.of(
                deathOfSort(variant, SEVERAL, new Moment(pass, 0, Step.LOAD, 1)),
                deathOfSort(variant, SEVERAL, new Moment(pass, SEVERAL - 1, Step.LOAD, 1)),
                deathOfSort(variant, QUEUED, new Moment(pass, 0, Step.LOAD, 1)))));
    }

    private static Death deathOfSort(SortVariant variant, int rakes, Moment moment) {
        return new Death("sort", moment, FaultPlan.MIDST, () -> sort(variant, AdversarialKeys.GAUSSIAN, rakes, 20));
    }

    /** Workers that have begun when one dies are waited for; the others never begin. */
    @ParameterizedTest
    @MethodSource({"deaths", "deathsOfSorts"})
    void othersAreWaitedForOrKeptOut(Death death) throws Exception {
        FaultPlan plan = new FaultPlan().othersRest(DyingWork.REST_MILLIS, death.from)
                .at(death.moment, FaultPlan::die);
        death.work.get().die(plan, DeviceFault.Kind.RUN, death.toString());
    }

    /** Memory that a worker wants for itself: no fault of JTP's. */
    @Test
    void noMemoryIsNoReasonNotToFinish() throws Exception {
        for (int i = 0; i < 4; i++) {
            FaultPlan plan = new FaultPlan().at(new Moment(1, 1, Step.HALFWAY, 1), () -> {
                throw new OutOfMemoryError("planted");
            });
            scan(Way.OVER_INPUT, ScanOp.SUM, false, SEVERAL, SCANNED).die(plan, DeviceFault.Kind.LIMIT, "it");
        }
        assertNull(Devices.jtp().health().whyOff());
    }

    // ---- merges and set operations

    private static Stream<Row> merges() {
        Set<Step> steps = Set.of(Step.MARK, Step.DONE);
        return Stream.of(LONE, SEVERAL).flatMap(rakes -> Stream.of(
                new Row("merge", rakes, DEATHS, steps, Set.of(0), () -> merge(rakes, false)),
                new Row("merge of pairs", rakes, DEATHS, steps, Set.of(0), () -> merge(rakes, true)),
                new Row("merge of several", rakes, DEATHS, steps, Set.of(0), () -> mergeAll(rakes))));
    }

    private static DyingWork merge(int rakes, boolean pairs) {
        SortedInputPair.Two two = SortedInputPair.EXTREMES.of(TYPE, 700, 801);
        /*value*/ int[] merged = new /*value*/ int[two.n()];
        int[] origins = new int[two.n()];
        Job job = new IntMergeJob(new MergeWorkload(KeyKind.of(TYPE.type, pairs), MergeStrategy.AUTO),
                (/*value*/ int[]) two.a(), (/*value*/ int[]) two.b(), merged, pairs ? origins : null, () -> { });
        int[] expected = MergeOracle.origins(two);
        return new DyingWork(job, plan -> scaled(new IntDyingMerge(rakes, plan), 0), what -> {
            AnyArray.assertSame(AnyArray.taken(two.both(), expected), merged, what);
            AnyArray.assertSame(pairs ? expected : new int[expected.length], origins, what);
        }, merged, origins).keeps(two.a(), two.b());
    }

    private static DyingWork mergeAll(int rakes) {
        /*value*/ int[][] lists = (/*value*/ int[][]) SortedLists.of(TYPE, SortedLists.Keys.SPECIAL,
                new int[] {700, 0, 801, 5}, new SplittableRandom(3));
        /*value*/ int[] merged = new /*value*/ int[1506];
        Object expected = SortedLists.merged(TYPE, lists);
        return new DyingWork(new IntMergeAllJob(lists, new int[] {0, 700, 700, 1501, 1506}, merged),
                plan -> scaled(new IntDyingMultiwayMerge(rakes, plan), 0),
                what -> AnyArray.assertSame(expected, merged, what), merged).keeps(lists[0], lists[2], lists[3]);
    }

    private static DeviceKernel scaled(InPlaceRakeKernel kernel, int pieces) {
        kernel.scale(0, pieces);
        return kernel;
    }

    private static Stream<Row> sets() {
        return Stream.of(SetOperation.values()).flatMap(operation -> Stream.of(LONE, SEVERAL).flatMap(rakes ->
                Stream.of(Compaction.values()).flatMap(compaction -> Stream.of(false, true).map(pairs ->
                        new Row(operation + " " + compaction, rakes, DEATHS,
                                Set.of(Step.CROSSING, Step.MARK, Step.DONE),
                                compaction == Compaction.STREAM ? Set.of(1, 2) : Set.of(0),
                                () -> operate(operation, compaction, pairs, rakes))))));
    }

    private static DyingWork operate(SetOperation operation, Compaction compaction, boolean pairs, int rakes) {
        SortedInputPair.Two two = SortedInputPair.EXTREMES.of(TYPE, 700, 801);
        AtomicReference<int[]> origins = new AtomicReference<>();
        MultisetOptions options = new MultisetOptions(Duplicates.ALLOWED, compaction);
        Supplier<IntMultisetJob> jobs = () -> new IntMultisetJob(operation, options,
                (/*value*/ int[]) two.a(), (/*value*/ int[]) two.b(), pairs ? origins::set : null);
        IntMultisetJob job = jobs.get();
        return new DyingWork(job, plan -> scaled(new IntDyingSets(rakes, pairs, plan), 0), what -> {
            int[] found = origins.get();
            IntMultisetJob expected = jobs.get();
            expected.runPlain();
            assertArrayEquals(expected.result(), job.result(), what);
            assertArrayEquals(origins.get(), found, what);
        }).keeps(two.a(), two.b());
    }

    // ---- scans

    /** What is done with the elements. */
    private enum Way {
        OVER_INPUT,
        /** By one work-item, because others keep the processors busy, though all is made ready for several. */
        OVER_INPUT_BESIDE_OTHERS,
        APART, REDUCTION
    }

    private static Stream<Row> scans() {
        return Stream.of(ScanOp.values()).flatMap(op -> Stream.concat(
                Stream.of(false, true).flatMap(exclusive -> Stream.of(
                        scans(Way.OVER_INPUT, op, exclusive, LONE, SCANNED, 5, EnumSet.of(Step.KEEP, Step.KEPT,
                                Step.SCAN, Step.HALFWAY, Step.SCANNED, Step.DONE)),
                        scans(Way.OVER_INPUT, op, exclusive, SEVERAL, SCANNED, 5,
                                EnumSet.range(Step.FOLD, Step.SCANNED)),
                        scans(Way.OVER_INPUT_BESIDE_OTHERS, op, exclusive, SEVERAL, SCANNED, DEATHS, Set.of()),
                        scans(Way.OVER_INPUT, op, exclusive, SEVERAL, FEW, DEATHS, Set.of()),
                        scans(Way.OVER_INPUT, op, exclusive, SEVERAL, BLOCK, DEATHS, Set.of()),
                        scans(Way.APART, op, exclusive, LONE, SCANNED, DEATHS, Set.of()),
                        scans(Way.APART, op, exclusive, SEVERAL, SCANNED, DEATHS, Set.of()))),
                Stream.of(LONE, SEVERAL).map(rakes -> scans(Way.REDUCTION, op, false, rakes, SCANNED, DEATHS,
                        Set.of(Step.FOLD, Step.DONE)))));
    }

    private static Row scans(Way way, ScanOp op, boolean exclusive, int rakes, int n, int deaths, Set<Step> steps) {
        return new Row(way + " " + op + (exclusive ? " exclusive of " : " of ") + n, rakes, deaths, steps, Set.of(),
                () -> scan(way, op, exclusive, rakes, n));
    }

    private static DyingWork scan(Way way, ScanOp op, boolean exclusive, int rakes, int n) {
        /*value*/ int[] in = IntScanInput.elements(op, IntScanInput.ANY, n, 7);
        /*value*/ int[] alone = in.clone();
        IntScanJob expected = scan(way, op, exclusive, alone);
        IntScanJob job = scan(way, op, exclusive, in);
        boolean overInput = way == Way.OVER_INPUT || way == Way.OVER_INPUT_BESIDE_OTHERS;
        DyingWork work = new DyingWork(job, plan -> scaled(new IntDyingScan(rakes, plan), BLOCK), what -> {
            // What one work-item comes to: sums and products of floats round.
            DeviceKernel kernel = scaled(new IntDyingScan(LONE, new FaultPlan()), BLOCK);
            assertDoesNotThrow(() -> DyingKernels.run(kernel, expected));
            AnyArray.assertSame(alone, in, what);
            assertEquals(expected.total(), job.total(), what);
        }).keeps(in).finishedIf(kernel -> overInput && ((IntDyingScan) kernel).hasKept());
        return way == Way.OVER_INPUT_BESIDE_OTHERS ? work.besideOthers() : work;
    }

    private static IntScanJob scan(Way way, ScanOp op, boolean exclusive, /*value*/ int[] in) {
        return way == Way.REDUCTION ? IntScanJob.reduce(in, op)
                : IntScanJob.scan(in, way == Way.APART ? new /*value*/ int[in.length] : in, op, exclusive);
    }

    // ---- sorts

    /** The sorts of keys of this type. */
    private static Stream<SortVariant> variants() {
        return Stream.of(SortVariant.values()).filter(variant -> variant.name().startsWith(TYPE.name()));
    }

    /** Alone insertion is given up in some buckets, and finished in others; then keys that are one bucket, in home. */
    private static Stream<Row> sorts() {
        return variants().flatMap(variant -> Stream.concat(Stream.of(
                sorts(variant, AdversarialKeys.PREFIXES_OR_RANDOM, LONE, 60, 9, EnumSet.range(Step.LOAD, Step.TO_HOME)),
                sorts(variant, AdversarialKeys.PREFIXES_OR_RANDOM, SEVERAL, 60, DEATHS, Set.of()),
                sorts(variant, AdversarialKeys.SIGNS_IN_A_BUCKET, LONE, 5, DEATHS, Set.of()),
                sorts(variant, AdversarialKeys.ALL_EQUAL, LONE, 60, DEATHS, Set.of()),
                sorts(variant, AdversarialKeys.ONLY_LOWEST_BIT, LONE, 1 << 20, DEATHS, Set.of())),
                Stream.of(AdversarialKeys.REVERSED_SUFFIXES, AdversarialKeys.GAUSSIAN, AdversarialKeys.ONLY_HIGHEST_BIT,
                        AdversarialKeys.ONLY_LOWEST_BIT, AdversarialKeys.ALL_EQUAL)
                        .map(keys -> sorts(variant, keys, LONE, DyingKernels.ALL, 9, Set.of()))));
    }

    private static Row sorts(SortVariant variant, AdversarialKeys keys, int rakes, int bucketKeys, int deaths,
            Set<Step> steps) {
        return new Row(variant + " of " + keys + " in buckets of " + bucketKeys, rakes, deaths, steps, Set.of(),
                () -> sort(variant, keys, rakes, bucketKeys));
    }

    private static DyingWork sort(SortVariant variant, AdversarialKeys keys, int rakes, int bucketKeys) {
        GuardedInput input = new GuardedInput(variant, keys, 1500);
        return new DyingWork(input.job(), plan -> DyingKernels.create(variant.kind, rakes, bucketKeys, plan),
                input::assertSorted, input.keys(), input.values() == null ? new int[0] : input.values())
                .keeps(input::assertKept);
    }
}
