package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.KeyedRecord;
import io.github.aparasort.testing.Oracle;
import io.github.aparasort.testing.TestDevice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is chosen and why; and that it is what then happens. */
class ExplainTest {
    private static final int LARGE = 1_000_003;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 100, 4095, 4096, 8192, LARGE, Integer.MAX_VALUE})
    void theJdkIsChosenWhereItIsDemanded(int n) {
        Plan plan = Gpu.open(Target.JDK).explain(int.class, n);
        assertEquals(new Plan("sort", int.class, n, Engine.JDK, Optional.empty(), "as demanded", plan.whyNot(),
                plan.estimatedNanos(), List.of(), List.of()), plan);
        assertTrue(plan.whyNot().isEmpty(), plan::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 4095, 4096, LARGE})
    void jtpStandsBackBelowItsThreshold(int n) {
        Plan plan = Gpu.open(Target.JTP).explain(long.class, n);
        assertEquals(n < 4096 ? Engine.JDK : Engine.JTP, plan.engine());
        assertTrue(plan.whyNot().get(n < 4096 ? "JTP" : "JDK")
                .contains(n < 4096 ? "fewer than 4,096 elements" : "JTP was demanded"), plan::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 100, LARGE})
    void openClIsChosenWhereItIsDemanded(int n) {
        ComputeDevice device = TestDevice.openCl();
        Plan plan = Gpu.open(Target.OPENCL).explain(int.class, n);
        assertEquals(Engine.OPENCL, plan.engine());
        assertEquals(device.info(), plan.device());
        assertTrue(plan.toString().contains(device.toString()) && plan.toString().contains("as demanded"),
                plan::toString);
        assertEquals("OPENCL was demanded", plan.whyNot().get("JDK"));
    }

    @ParameterizedTest
    @ValueSource(classes = {int.class, long.class, float.class, double.class})
    void everyTypeThatKernelsSortIsExplained(Class<?> type) {
        for (Target target : Target.values()) {
            Plan plan = Gpu.open(target).explain(type, LARGE);
            assertEquals(type, plan.type());
            assertTrue(plan.toString().startsWith("sort " + type + "[1,000,003]: "), plan::toString);
        }
        assertEquals(Engine.JTP, Gpu.open(Target.JTP).explain(type, LARGE).engine());
    }

    @Test
    void autoLeavesSmallSortsToTheJdk() {
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            Plan plan = gpu.explain(int.class, 1000);
            assertEquals(Engine.JDK, plan.engine());
            assertTrue(plan.why().contains("below 4,096 elements"), plan::toString);
            assertTrue(plan.whyNot().containsKey("JTP"), plan::toString);
            gpu.onExecution(told::add);
            gpu.sorter().sort(new int[1000]);
            gpu.sorter().sort(new long[4095]);
        }
        told.forEach(TestDevice::assertJdk);
        assertEquals(2, told.size());
    }

    /** Only what was measured is believed, what was measured is shown, and the choice follows from it. */
    @Test
    void autoMeasuresThenChoosesAndKeepsItsWord() {
        Calibration calibration = new Calibration(new Profile(null));
        try (Gpu gpu = new Gpu(KernelTrials.dispatcher(Target.AUTO, null, calibration))) {
            gpu.explain(int.class, LARGE);
            gpu.warmUp();
            assertFalse(calibration.isOpen("MERGE_INT", "JTP"), "it is for sorts");
            Plan plan = gpu.explain(int.class, LARGE);
            long jdk = plan.estimatedNanos().get("JDK");
            long jtp = plan.estimatedNanos().get("JTP");
            assertTrue(jdk > 0 && jtp > 0, plan::toString);
            assertTrue(plan.measurements().stream().anyMatch(m -> m.engine().equals("JTP") && m.n() == 4096
                    && m.nanos() > 0 && m.runs() > 1), plan::toString);
            assertTrue(plan.toString().contains("measured on JDK: 4,096 in "), plan::toString);
            if (plan.engine() == Engine.JDK) {
                assertEquals("no other engine is known to be faster", plan.why());
                assertTrue(plan.whyNot().get("JTP").contains("ms"), plan::toString);
            } else {
                assertEquals("expected to be the fastest, as measured on this machine", plan.why());
                assertEquals("expected to take longer", plan.whyNot().get("JDK"));
                assertTrue(plan.engine() != Engine.JTP || jtp < jdk, plan::toString);
            }
            List<Execution> told = new ArrayList<>();
            gpu.onExecution(told::add);
            int[] a = Input.RANDOM.ints(LARGE);
            gpu.sorter().sort(a);
            assertArrayEquals(Oracle.sorted(Input.RANDOM.ints(LARGE)), a);
            assertEquals(plan.engine(), told.get(0).engine());
            assertEquals(plan.device(), told.get(0).device());
        }
    }

    /** After some calls the plan rests on these, and says so; until they are forgotten. */
    @Test
    void whatCallsTookIsToldAndForgotten() throws Exception {
        Calibration calibration = new Calibration(new Profile(null));
        try (Gpu gpu = new Gpu(KernelTrials.dispatcher(Target.AUTO, null, calibration))) {
            gpu.warmUp(int.class);
            assertFalse(gpu.explain(int.class, LARGE).notes().toString().contains("calls of about this size"));
            for (int call = 0; call < 30; call++) {
                gpu.sorter().sort(Input.RANDOM.ints(LARGE));
            }
            Plan plan = gpu.explain(int.class, LARGE);
            assertTrue(plan.notes().stream().anyMatch(note -> note.matches("learned on .*: \\d+ calls of about this size,"
                    + " the last \\d+\\.\\d s ago")), plan::toString);
            assertTrue(plan.engine() == Engine.JDK || plan.why().matches("the fastest, learned from \\d+ calls|"
                    + "expected to be the fastest, as measured on this machine"),
                    plan::toString);
            gpu.recalibrate();
            assertFalse(gpu.explain(int.class, LARGE).notes().toString().contains("learned on"), "forgotten");
            calibration.await();
        }
    }

    /** If the caller names types, only these are measured. */
    @Test
    void warmingUpMeasuresWhatIsNamedAndNothingElse() {
        Calibration calibration = new Calibration(new Profile(null));
        try (Gpu gpu = new Gpu(KernelTrials.dispatcher(Target.AUTO, null, calibration))) {
            gpu.warmUp(float.class, byte.class);
            assertTrue(calibration.isOpen("FLOAT", "JTP"));
            assertTrue(calibration.isOpen("INT_PAIR", "JTP"), "argsort and sortPairs of floats");
            assertFalse(calibration.isOpen("INT", "JTP"));
            assertFalse(calibration.isOpen("LONG_PAIR", "JTP"));
            Plan plan = gpu.explain(float.class, LARGE);
            assertTrue(plan.measurements().stream().anyMatch(m -> m.engine().equals("JTP")), plan::toString);
        }
        assertThrows(IllegalArgumentException.class, () -> Gpu.shared().warmUp(boolean.class));
    }

    /** Other families have to be named, be it before or after the sorts; these leave them cold, and cost no more. */
    @Test
    void warmingUpAnOperationMeasuresItsFamilyAndNothingElse() {
        Calibration calibration = new Calibration(new Profile(null));
        try (Gpu gpu = new Gpu(KernelTrials.dispatcher(Target.AUTO, null, calibration))) {
            gpu.warmUp(int.class);
            assertTrue(calibration.isOpen("INT_PAIR", "JTP"));
            for (String key : List.of("LONG_PAIR", "MERGE_INT", "SETS_INT", "SCAN_INT", "REDUCE_INT")) {
                assertFalse(calibration.isOpen(key, "JTP"), key);
            }
            Map<String, String> keys = Map.of("mergePairs", "MERGE_DOUBLE_PAIRS", "difference", "SETS_DOUBLE",
                    "exclusive", "SCAN_DOUBLE", "reduce", "REDUCE_DOUBLE", "argsort", "LONG_PAIR");
            keys.forEach((operation, key) -> {
                assertFalse(calibration.isOpen(key, "JTP"), key);
                gpu.warmUp(operation, double.class);
                assertTrue(calibration.isOpen(key, "JTP"), key);
                Plan plan = gpu.explain(operation, double.class, LARGE);
                assertTrue(plan.estimatedNanos().keySet().containsAll(List.of("JDK", "JTP")), plan::toString);
            });
            assertFalse(calibration.isOpen("DOUBLE", "JTP"));
            gpu.warmUp("sort", double.class);
            assertTrue(calibration.isOpen("DOUBLE", "JTP"));
        }
    }

    /** What was demanded is built and proven, by a piece of the very work. */
    @ParameterizedTest
    @ValueSource(strings = {"sort", "argsort", "merge", "mergePairs", "mergeAll", "union", "unionPairs", "reduce",
        "inclusive"})
    void warmingUpAnOperationRunsItWhereItIsDemanded(String operation) {
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            gpu.onExecution(told::add);
            gpu.warmUp(operation, float.class);
        }
        assertEquals(1, told.size());
        assertEquals(Engine.JTP, told.get(0).engine());
        assertEquals(operation, told.get(0).operation());
        assertEquals(float.class, told.get(0).type());
    }

    @ParameterizedTest
    @EnumSource
    void whatThereIsNotIsNotWarmedUp(Target target) {
        Gpu gpu = Gpu.open(target);
        assertThrows(IllegalArgumentException.class, () -> gpu.warmUp("merge", byte.class));
        assertThrows(IllegalArgumentException.class, () -> gpu.warmUp("merge", null));
        assertThrows(IllegalArgumentException.class, () -> gpu.warmUp("merger", int.class));
        assertThrows(IllegalArgumentException.class, () -> gpu.warmUp("merge", String.class));
        assertThrows(IllegalArgumentException.class, () -> gpu.warmUp(int.class, null));
        gpu.warmUp("sortDescending", char.class);
    }

    @Test
    void autoSaysWhyAnOpenClCpuIsNotUsed() {
        ComputeDevice device = TestDevice.openCl();
        if (device.info().orElseThrow().type() == DeviceInfo.Type.CPU) {
            Plan plan = Gpu.open(Target.AUTO).explain(int.class, LARGE);
            assertTrue(plan.whyNot().get(device.toString()).contains("not a GPU"), plan::toString);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatCannotBeSortedIsRefused(Target target) {
        Gpu gpu = Gpu.open(target);
        assertThrows(IllegalArgumentException.class, () -> gpu.explain(int.class, -1));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain(boolean.class, 5));
        assertThrows(IllegalArgumentException.class, () -> gpu.explain(null, 5));
    }

    /** The plan says what the sort then reports; small sorts are not timed if there is no listener. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 10, 8191, 8192, 20_000})
    void objectsAreExplainedAndTold(int n) {
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(Target.AUTO)) {
            Plan plan = gpu.explain(KeyedRecord.class, n);
            assertEquals("parallelSort", plan.operation());
            assertEquals(Engine.JDK, plan.engine());
            gpu.onExecution(told::add);
            gpu.sorter().parallelSort(KeyedRecord.of(Input.RANDOM, n), KeyedRecord.BY_KEY);
            gpu.sorter().sort(KeyedRecord.of(Input.RANDOM, n), KeyedRecord.BY_KEY);
            assertEquals(List.of("parallelSort", "sort"), told.stream().map(Execution::operation).toList());
            for (Execution each : told) {
                assertEquals(KeyedRecord.class, each.type());
                assertEquals(n, each.n());
                assertEquals(Engine.JDK, each.engine());
            }
            String how = told.get(0).note();
            assertEquals("objects do not go into kernels: " + how, plan.why());
            boolean alone = n < 8192 || ThreadTeam.available() == 1;
            assertTrue(alone ? how.equals("one thread") : how.matches("\\d+ parts sorted and merged by .*"), how);
        }
    }

    /** Objects whose natural order has keys; and others, which are compared. */
    @ParameterizedTest
    @EnumSource(names = {"JTP", "OPENCL", "JDK"})
    void operationsOnObjectsAreExplainedAsTheyAreTold(Target target) {
        TestDevice.require(target);
        List<Execution> told = new ArrayList<>();
        try (Gpu gpu = Gpu.open(target)) {
            gpu.onExecution(told::add);
            for (int n : new int[] {1, 1000, 5000, 20_000}) {
                String[] texts = Arrays.stream(Input.RANDOM.ints(n)).mapToObj(String::valueOf).toArray(String[]::new);
                Object[] others = Arrays.stream(texts).map(text -> new StringBuilder(text)).toArray(StringBuilder[]::new);
                for (Object[] a : new Object[][] {texts, others}) {
                    gpu.sorter().sort(a.clone());
                    gpu.sorter().sortDescending(a.clone(), null);
                    gpu.sorter().argsort(a, null);
                    gpu.sorter().argsortDescending(a, null);
                    counts(gpu, a);
                    for (String operation : List.of("sort", "sortDescending", "argsort", "argsortDescending",
                            "counts")) {
                        Plan plan = gpu.explain(operation, a.getClass().getComponentType(), n);
                        assertEquals(told.get(0).engine(), plan.engine(), target + " " + told.remove(0) + ": " + plan);
                    }
                }
            }
            if (target == Target.JTP) {
                assertEquals("below 8,192 elements objects are compared", gpu.explain(String.class, 5000).why());
                assertEquals("objects do not go into kernels; the keys of an Order do",
                        gpu.explain("argsort", KeyedRecord.class, 5000).why());
                assertEquals("argsort String[20,000]: JTP, as demanded\n  not JDK: JTP was demanded\n  this is the sort of "
                        + "the keys; the host reads them and moves the objects, whatever the engine",
                        gpu.explain("argsort", String.class, 20_000).toString());
            }
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static void counts(Gpu gpu, Object[] a) {
        gpu.groups().counts(a, (Comparator) Comparator.naturalOrder());
    }

    @Test
    void aPlanReadsLikeASentence() {
        Plan plan = GpuArrays.explain(int.class, 1000);
        assertTrue(plan.toString().startsWith("sort int[1,000]: JDK, below 4,096 elements"), plan::toString);
        assertThrows(UnsupportedOperationException.class, () -> plan.whyNot().clear());
        assertThrows(UnsupportedOperationException.class, () -> plan.notes().clear());
    }

    /** A user knows the names of methods, and not what they are reported as. */
    @Test
    void namesOfMethodsThatDoTheSameWorkAreAccepted() {
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            List<Execution> told = new ArrayList<>();
            gpu.onExecution(told::add);
            for (Class<?> type : List.of(int.class, long.class, float.class, double.class)) {
                assertEquals(gpu.explain("sort", type, LARGE), gpu.explain("parallelSort", type, LARGE));
                assertEquals(gpu.explain("lowerBounds", type, LARGE), gpu.explain("searchSorted", type, LARGE));
                assertEquals(gpu.explain("upperBounds", type, LARGE), gpu.explain("searchSortedRight", type, LARGE));
                gpu.warmUp("parallelSort", type);
                gpu.warmUp("searchSorted", type);
                assertEquals(List.of("sort", "lowerBounds"), told.stream().map(Execution::operation).toList());
                told.clear();
            }
            assertEquals("the JDK counts them", gpu.explain("parallelSort", byte.class, LARGE).why());
            assertEquals("parallelSort", gpu.explain("sort", KeyedRecord.class, LARGE).operation());
            assertEquals(gpu.explain("sort", String.class, LARGE), gpu.explain("parallelSort", String.class, LARGE));
            for (Class<?> type : List.of(int.class, double.class, char.class)) {
                Plan plan = gpu.explain("isSorted", type, LARGE);
                assertEquals(Engine.JDK, plan.engine());
                assertEquals("only plain Java does this for the type", plan.why());
                gpu.warmUp("isSorted", type);
            }
        }
    }

    @Test
    void anUnknownNameIsToldWhichThereAre() {
        Gpu gpu = Gpu.open(Target.JDK);
        for (String name : List.of("frobnicate", "Sort", "")) {
            for (Runnable call : List.<Runnable>of(() -> gpu.explain(name, int.class, 5),
                    () -> gpu.warmUp(name, int.class))) {
                String message = assertThrows(IllegalArgumentException.class, call::run).getMessage();
                String start = "there is no " + name + " of int[]; of this type there are: ";
                assertTrue(message.startsWith(start), message);
                List<String> names = List.of(message.substring(start.length()).split(", "));
                assertTrue(names.containsAll(List.of("sort", "isSorted", "unionPairs", "parallelSort", "searchSorted",
                        "reduceSegments", "anti", "take", "insert", "rank", "rankDescending", "denseRank", "meanGroups")),
                        message);
                names.forEach(each -> assertEquals(int.class, gpu.explain(each, int.class, 5).type()));
            }
        }
        String message = assertThrows(IllegalArgumentException.class,
                () -> gpu.explain("sortUnsigned", float.class, 5)).getMessage();
        assertTrue(message.startsWith("there is no sortUnsigned of float[]") && message.contains(" argsort, ")
                && !message.contains("expand"), message);
        message = assertThrows(IllegalArgumentException.class,
                () -> gpu.explain("histogram", String.class, 5)).getMessage();
        assertEquals("there is no histogram of java.lang.String[]; of this type there are: sort, parallelSort, sorted,"
                + " sortDescending, isSorted, argsort, argsortDescending, orderBy, take, insert, remove, parallelPrefix,"
                + " topK, bottomK, unique, counts, by, rank, rankDescending, denseRank, reduceByKey, reduceByKeyToLongs,"
                + " inner, left, right, outer, semi, anti, lowerBounds, searchSorted, upperBounds, searchSortedRight,"
                + " isIn, intervalMove", message);
        message = assertThrows(IllegalArgumentException.class,
                () -> gpu.explain("sort", boolean.class, 5)).getMessage();
        assertEquals("there is no sort of boolean[]; of this type there are: take, indices", message);
    }
}
