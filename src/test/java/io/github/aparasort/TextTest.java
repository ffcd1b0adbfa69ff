package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.TestDevice;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a debugger or a log shows of the objects of the API. */
class TextTest {
    @TempDir
    Path directory;

    /** Runs in a process of its own. */
    static final class Texts {
        private Texts() {
        }

        public static void main(String[] args) {
            facades(Gpu.open(Target.AUTO)).forEach(System.out::println);
        }
    }

    /** Each facade with the target of its context, and what was chosen. */
    private static List<Object> facades(Gpu gpu) {
        return List.of(gpu, gpu.sorter(), gpu.sorter().using(SortAlgorithm.RADIX).using(BlocksortNetwork.BATCHER),
                gpu.merger(), gpu.merger().using(MergeStrategy.BASIC), gpu.scan(), gpu.multisets(),
                gpu.multisets().using(Duplicates.NONE).using(Compaction.STREAM), gpu.selector(), gpu.search(),
                gpu.groups(), gpu.joins(), gpu.segments());
    }

    private static List<String> expected(String where) {
        return List.of("Gpu[" + where + "]",
                "Sorter[" + where + ", algorithm=AUTO, network=TRANSPOSITION]",
                "Sorter[" + where + ", algorithm=RADIX, network=BATCHER]",
                "Merger[" + where + ", strategy=AUTO]", "Merger[" + where + ", strategy=BASIC]",
                "PrefixScan[" + where + "]",
                "Multisets[" + where + ", duplicates=ALLOWED, compaction=COMPACT]",
                "Multisets[" + where + ", duplicates=NONE, compaction=STREAM]",
                "Selector[" + where + "]", "Search[" + where + "]", "Groups[" + where + "]", "Joins[" + where + "]",
                "Segments[" + where + "]");
    }

    private static List<String> texts(Gpu gpu) {
        return facades(gpu).stream().map(Object::toString).toList();
    }

    @Test
    void facadesTellTheirTarget() {
        for (Target target : List.of(Target.AUTO, Target.JTP, Target.JDK)) {
            try (Gpu gpu = Gpu.open(target)) {
                assertEquals(expected("target=" + target), texts(gpu));
                gpu.close();
                assertEquals(expected("target=" + target + ", closed"), texts(gpu));
            }
        }
    }

    @Test
    void facadesTellTheirDevice() {
        TestDevice.openCl();
        DeviceInfo device = Gpu.devices().get(0);
        try (Gpu gpu = Gpu.open(device)) {
            assertEquals(expected("device=" + device), texts(gpu));
        }
    }

    /** Few keys in full, of many the first 20. */
    @Test
    void groupingsTellTheirKeys() {
        try (Gpu gpu = Gpu.open(Target.JDK)) {
            Grouping<int[]> few = gpu.groups().by(new int[] {7, 3, 7, 7, 3});
            assertEquals("Grouping[groups=2, elements=5, keys=[3, 7]]", few.toString());
            assertEquals("Grouping[groups=2, elements=2, keys=[3, 7]]", few.topK(new int[5], 1).toString());
            assertEquals("Grouping[groups=0, elements=0, keys=[]]", gpu.groups().by(new double[0]).toString());
            String many = gpu.groups().by(IntStream.range(0, 100_000).toArray()).toString();
            assertTrue(many.startsWith("Grouping[groups=100000, elements=100000, keys=[0, 1, 2, "), many);
            assertTrue(many.endsWith(" 19, ..., 100,000 in all]]"), many);
        }
    }

    @Test
    void ordersTellTheirColumns() {
        assertEquals("OrderBy[int, 3 elements]", GpuArrays.orderBy(new int[3]).toString());
        assertEquals("OrderBy[long descending, double, byte descending, char, 100000 elements]",
                GpuArrays.orderByDescending(new long[100_000]).then(new double[100_000])
                        .thenDescending(new byte[100_000]).then(new char[100_000]).toString());
    }

    /** Neither Aparapi nor LWJGL, which load OpenCL. */
    @Test
    void textsLoadNothing() throws Exception {
        String out = ChildJvm.run(directory, Texts.class, List.of("-Xlog:class+load")).out();
        for (String text : expected("target=AUTO")) {
            assertTrue(out.contains(text), text);
        }
        assertTrue(out.contains(" io.github.aparasort.Sorter "), "the log of loaded classes is not there");
        assertEquals(List.of(), out.lines().filter(line -> line.contains(" com.aparapi.")
                || line.contains(" org.lwjgl.")).toList());
    }
}
