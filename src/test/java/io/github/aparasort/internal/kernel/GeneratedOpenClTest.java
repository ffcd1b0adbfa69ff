package io.github.aparasort.internal.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.aparapi.Config;
import com.aparapi.Kernel;
import com.aparapi.internal.model.ClassModel;
import com.aparapi.internal.writer.KernelWriter;
import io.github.aparasort.internal.tile.DoubleTileScan;
import io.github.aparasort.internal.tile.FloatTileScan;
import io.github.aparasort.internal.tile.IntBatcherStretchMergesort;
import io.github.aparasort.internal.tile.IntCircularMerge;
import io.github.aparasort.internal.tile.IntOnePassScan;
import io.github.aparasort.internal.tile.IntPairTileRadixSort;
import io.github.aparasort.internal.tile.IntTileBatcherSort;
import io.github.aparasort.internal.tile.IntTileMerge;
import io.github.aparasort.internal.tile.IntTileMergesort;
import io.github.aparasort.internal.tile.IntTileRadixSort;
import io.github.aparasort.internal.tile.IntTileScan;
import io.github.aparasort.internal.tile.IntTileSegmentSort;
import io.github.aparasort.internal.tile.IntTileSets;
import io.github.aparasort.internal.tile.IntTracedCircularMerge;
import io.github.aparasort.internal.tile.IntTracedTileMerge;
import io.github.aparasort.internal.tile.IntValueTileMergesort;
import io.github.aparasort.internal.tile.IntValueTileSegmentSort;
import io.github.aparasort.internal.tile.LongBatcherStretchMergesort;
import io.github.aparasort.internal.tile.LongCircularMerge;
import io.github.aparasort.internal.tile.LongOnePassScan;
import io.github.aparasort.internal.tile.LongTileBatcherSort;
import io.github.aparasort.internal.tile.LongTileMerge;
import io.github.aparasort.internal.tile.LongTileMergesort;
import io.github.aparasort.internal.tile.LongTileRadixSort;
import io.github.aparasort.internal.tile.LongTileScan;
import io.github.aparasort.internal.tile.LongTileSegmentSort;
import io.github.aparasort.internal.tile.LongTileSets;
import io.github.aparasort.internal.tile.LongTracedCircularMerge;
import io.github.aparasort.internal.tile.LongTracedTileMerge;
import io.github.aparasort.internal.tile.LongValueTileMergesort;
import io.github.aparasort.internal.tile.LongValueTileRadixSort;
import io.github.aparasort.internal.tile.LongValueTileSegmentSort;
import io.github.aparasort.testing.Coverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Reads the OpenCL that Aparapi makes of every kernel, which needs no device: what it translates wrongly without a
 * word must not be there. The same questions are asked of planted kernels, which show that a kernel can fail them.
 */
@Tag(Coverage.EVERY_JDK)
class GeneratedOpenClTest {
    /** {@code (a - b)<0}, which is how a comparison of longs comes out, and which overflows. */
    private static final Pattern BY_SUBTRACTION = Pattern.compile("\\([^;{}]* - [^;{}]*\\)\\s*[<>]=?\\s*0\\b");
    private static final Pattern DECLARATION =
            Pattern.compile("\\b(?:char|short|int|long|float|double|void)\\s*\\*?\\s*([A-Za-z_]\\w*)\\s*[;=,()\\[]");
    /** Words of OpenCL C that are ordinary names in Java. */
    private static final Set<String> RESERVED = Set.of("half", "global", "local", "constant", "kernel", "generic",
            "pipe", "uniform", "uchar", "ushort", "uint", "ulong", "bool", "quad", "complex", "imaginary", "size_t",
            "ptrdiff_t", "intptr_t", "uintptr_t", "event_t", "sampler_t", "image1d_t", "image2d_t", "image3d_t",
            "read_only", "write_only", "read_write", "__private", "private_", "signed", "unsigned", "sizeof", "struct",
            "union", "typedef", "extern", "inline", "register", "restrict", "auto", "vec_step", "NULL", "CHAR_BIT");
    private static final Pattern VECTOR = Pattern.compile("u?(char|short|int|long)(2|3|4|8|16)"
            + "|(half|float|double)(2|3|4|8|16)");

    static Stream<Named<DeviceKernel>> radixKernels() {
        return named(new IntTileRadixSort(16, 2), new LongTileRadixSort(16, 2), new IntPairTileRadixSort(16, 2),
                new LongValueTileRadixSort(16, 2));
    }

    static Stream<Named<DeviceKernel>> scanKernels() {
        return named(new IntTileScan(4, 2), new LongTileScan(4, 2), new FloatTileScan(4, 2), new DoubleTileScan(4, 2));
    }

    static Stream<Named<DeviceKernel>> lookBackKernels() {
        return named(new IntOnePassScan(4, 2), new LongOnePassScan(4, 2), new IntTileSets(4, 2, true),
                new LongTileSets(4, 2, false), new IntTileRadixSort(16, 2), new LongTileRadixSort(16, 2),
                new IntPairTileRadixSort(16, 2), new LongValueTileRadixSort(16, 2));
    }

    static Stream<Named<DeviceKernel>> kernels() {
        return Stream.concat(radixKernels(), named(new IntTileMergesort(4, 2), new LongTileMergesort(4, 2),
                new IntValueTileMergesort(4, 2), new LongValueTileMergesort(4, 2),
                new IntBatcherStretchMergesort(4, 2), new LongBatcherStretchMergesort(4, 2),
                new IntTileSegmentSort(4, 2), new LongTileSegmentSort(4, 2), new IntValueTileSegmentSort(4, 2),
                new LongValueTileSegmentSort(4, 2), new IntTileBatcherSort(2, 8, 2, 2),
                new LongTileBatcherSort(2, 8, 2, 2), new IntTileMerge(4, 2), new LongTileMerge(4, 2),
                new IntTracedTileMerge(4, 2), new LongTracedTileMerge(4, 2), new IntCircularMerge(4, 2),
                new LongCircularMerge(4, 2), new IntTracedCircularMerge(4, 2), new LongTracedCircularMerge(4, 2),
                new IntTileSets(4, 2, true), new LongTileSets(4, 2, true)));
    }

    private static Stream<Named<DeviceKernel>> named(DeviceKernel... kernels) {
        return Stream.of(kernels).map(kernel -> Named.of(kernel.getClass().getSimpleName(), kernel));
    }

    @ParameterizedTest
    @MethodSource({"kernels", "scanKernels"})
    void nothingIsComparedBySubtraction(DeviceKernel kernel) throws Exception {
        assertEquals(List.of(), comparisonsBySubtraction(translate(kernel)));
    }

    @ParameterizedTest
    @MethodSource({"kernels", "scanKernels"})
    void noNameIsAWordOfOpenCl(DeviceKernel kernel) throws Exception {
        assertEquals(List.of(), reservedNames(translate(kernel)));
    }

    @ParameterizedTest
    @MethodSource({"kernels", "scanKernels"})
    void aparapiTranslatesWithoutAWarning(DeviceKernel kernel) throws Exception {
        List<String> logged = new ArrayList<>();
        translate(kernel, logged);
        assertEquals(List.of(), logged);
    }

    /** Private arrays have a constant length, so that they can be registers. */
    @ParameterizedTest
    @MethodSource({"kernels", "scanKernels"})
    void workItemsWaitForEachOtherAndShareATile(DeviceKernel kernel) throws Exception {
        String openCl = translate(kernel);
        String name = kernel.getClass().getSimpleName();
        int barriers = count(openCl.replaceAll("#define .*", ""), "barrier(CLK_LOCAL_MEM_FENCE)");
        boolean batcher = name.endsWith("TileBatcherSort");
        boolean sets = name.endsWith("TileSets");
        boolean scan = name.endsWith("TileScan");
        int least = batcher ? 3 : sets ? 15 : name.endsWith("RadixSort") ? 18
                : scan || name.endsWith("Merge") ? 6 : 7;
        assertTrue(barriers >= least && (!batcher && !sets && !scan || barriers == least), openCl);
        assertTrue(openCl.contains("__local"), openCl);
        assertFalse(openCl.contains("CLK_GLOBAL_MEM_FENCE"), openCl);
        if (batcher) {
            assertFalse(openCl.contains("scratch"), openCl);
        } else {
            boolean wide = kernel.bytesPerKey() == Long.BYTES;
            int vt = sets ? wide ? LongTileSets.VT : IntTileSets.VT : scan ? wide ? LongTileScan.VT : IntTileScan.VT
                    : kernel instanceof IntTileRadixSort ? IntTileRadixSort.VT
                    : name.endsWith("RadixSort") ? LongTileRadixSort.VT : name.endsWith("Merge") ? IntTileMerge.VT
                    : IntTileMergesort.VT;
            assertTrue(openCl.contains((scan ? " own[" : " key[") + vt + "]"), openCl);
        }
    }

    /** What a group counts in is local memory, and so are the operations on it that nothing comes in between. */
    @ParameterizedTest
    @MethodSource("radixKernels")
    void radixSortsInTilesCountInLocalMemory(DeviceKernel kernel) throws Exception {
        String openCl = translate(kernel);
        for (String array : List.of("tile", "digitSums", "inTile", "toIndex", "places", "missing")) {
            assertTrue(openCl.contains("__local int *" + array + ";"), array);
        }
        assertTrue(count(openCl, "LOCAL_INCREASE(this->tile,") >= 1, openCl);
        assertTrue(count(openCl, "LOCAL_SET(this->tile,") >= 1, openCl);
        assertTrue(openCl.contains("#define LOCAL_INCREASE(a, i, d) atomic_add(&(a)[i], d)"), openCl);
        assertTrue(openCl.contains("#define LOCAL_SET(a, i, d) atomic_or(&(a)[i], d)"), openCl);
        int vt = kernel instanceof IntTileRadixSort ? IntTileRadixSort.VT : LongTileRadixSort.VT;
        assertTrue(openCl.contains(" ranks[" + vt / 2 + "]"), openCl);
    }

    /** What tiles tell each other is written and read by atomic operations only, and only lanes of a warp have less. */
    @ParameterizedTest
    @MethodSource("lookBackKernels")
    void tilesTellEachOtherByAtomicOperations(DeviceKernel kernel) throws Exception {
        String openCl = translate(kernel);
        assertTrue(openCl.contains("atomic_add(&(a)[i], d)"), openCl);
        assertTrue(count(openCl, "GLOBAL_RAISE(this->states,") >= 1, openCl);
        assertTrue(count(openCl, "GLOBAL_READ(this->states,") >= 1, openCl);
        // Otherwise they are only cleared.
        String plain = openCl.replaceAll("GLOBAL_(RAISE|READ|ADD)\\(this->states,", "");
        Matcher uses = Pattern.compile("this->states\\[[^;]*;").matcher(plain);
        while (uses.find()) {
            assertTrue(uses.group().endsWith(" = 0;"), uses.group());
        }
        assertFalse(openCl.contains("#define LANES_BARRIER()") && !openCl.contains("#ifdef __NV_CL_C_VERSION"), openCl);
        assertTrue(openCl.contains("#define GLOBAL_READ(a, i) atomic_or(&(a)[i], 0)"), openCl);
    }

    @ParameterizedTest
    @MethodSource("scanKernels")
    void valuesHaveTheTypeOfTheirClass(DeviceKernel kernel) throws Exception {
        String openCl = translate(kernel);
        String type = kernel.getClass().getSimpleName().replace("TileScan", "").toLowerCase(Locale.ROOT);
        assertTrue(openCl.contains("__global " + type + " *values;"), openCl);
        assertTrue(openCl.contains(type + " own["), openCl);
    }

    /** Keys of the width that the class says. */
    @ParameterizedTest
    @MethodSource("kernels")
    void keysHaveTheWidthOfTheirClass(DeviceKernel kernel) throws Exception {
        String type = kernel.getClass().getSimpleName().startsWith("Int") ? "int" : "long";
        String openCl = translate(kernel);
        String name = openCl.contains("*merged;") ? "merged" : openCl.contains("*pairKeys;") ? "pairKeys"
                : openCl.contains("*results;") ? "results" : openCl.contains("*scratch;") ? "scratch" : "keys";
        assertTrue(openCl.contains("__global " + type + " *" + name + ";"), openCl);
    }

    // ---- the questions can be answered with yes

    @Test
    void plantedComparisonsBySubtractionAreFound() throws Exception {
        assertEquals(3, comparisonsBySubtraction(translate(new LongComparisonsKernel())).size());
    }

    @Test
    void plantedReservedNamesAreFound() throws Exception {
        assertEquals(Set.of("half", "global", "uint", "int4"),
                Set.copyOf(reservedNames(translate(new ReservedNamesKernel()))));
    }

    @Test
    void plantedWarningsAreHeard() throws Exception {
        List<String> logged = new ArrayList<>();
        translate(new NestedClassKernel(), logged);
        assertFalse(logged.isEmpty());
    }

    // ---- how

    private static List<String> comparisonsBySubtraction(String openCl) {
        return openCl.lines().filter(line -> BY_SUBTRACTION.matcher(line).find()).map(String::trim).toList();
    }

    private static List<String> reservedNames(String openCl) {
        List<String> found = new ArrayList<>();
        Matcher declarations = DECLARATION.matcher(openCl);
        while (declarations.find()) {
            String name = declarations.group(1);
            if (RESERVED.contains(name) || VECTOR.matcher(name).matches()) {
                found.add(name);
            }
        }
        return found;
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    private static String translate(Kernel kernel) throws Exception {
        return translate(kernel, new ArrayList<>());
    }

    /** Translates afresh, for Aparapi remembers class models, and would not say the same thing twice. */
    private static String translate(Kernel kernel, List<String> logged) throws Exception {
        Logger logger = Logger.getLogger(Config.getLoggerName());
        Level level = logger.getLevel();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(entry.getLevel() + ": " + entry.getMessage());
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        };
        boolean toParents = logger.getUseParentHandlers();
        logger.setLevel(Level.WARNING);
        logger.setUseParentHandlers(false);
        logger.addHandler(handler);
        try {
            ClassModel.invalidateCaches();
            return KernelWriter.writeToString(
                    ClassModel.createClassModel(kernel.getClass()).getEntrypoint("run", kernel));
        } finally {
            logger.removeHandler(handler);
            logger.setUseParentHandlers(toParents);
            logger.setLevel(level);
        }
    }
}
