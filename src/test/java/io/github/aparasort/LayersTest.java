package io.github.aparasort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.bcel.classfile.ClassParser;
import org.apache.bcel.classfile.Constant;
import org.apache.bcel.classfile.ConstantClass;
import org.apache.bcel.classfile.ConstantUtf8;
import org.apache.bcel.classfile.JavaClass;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Holds the layers: reads the constant pools of the compiled classes, where every class that code refers to, calls,
 * declares or only names in a signature has to appear.
 */
class LayersTest {
    private static final String OURS = "io.github.aparasort.";
    private static final Pattern IN_DESCRIPTOR = Pattern.compile("L([\\w/$]+)[;<]");
    /** Words of the API that every layer may use, because they use nothing themselves. */
    private static final Set<String> VOCABULARY = Set.of("DeviceInfo", "Engine", "Target", "Plan", "Measurement",
            "Execution", "GpuException", "ScanOp", "MergeStrategy", "Duplicates", "Compaction");

    /** Of each class of ours, the classes of ours and of Aparapi that it refers to. */
    private static Map<String, Set<String>> references;

    @BeforeAll
    static void read() throws Exception {
        Path classes = Path.of(Gpu.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        references = new TreeMap<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                JavaClass parsed = new ClassParser(file.toString()).parse();
                references.put(parsed.getClassName(), references(parsed));
            }
        }
    }

    @Test
    void everythingWasRead() {
        for (String name : List.of("Gpu", "device.Lease", "plan.CostCurve", "key.FloatSequence",
            "device.DoubleStaging", "kernel.tile.LongTileMergesort")) {
            assertTrue(references.containsKey(OURS + name), () -> name + " is not among " + references.keySet());
        }
        assertTrue(references.get(OURS + "Gpu").contains(OURS + "device.Devices"));
        assertTrue(references.get(OURS + "device.ComputeDevice").contains("com.aparapi.device.OpenCLDevice"));
        assertTrue(references.get(OURS + "kernel.tile.IntPairTileMergesort")
                .contains(OURS + "kernel.tile.LongTileMergesort"));
    }

    @Test
    void theVocabularyUsesNothingButItself() {
        assertOnly(LayersTest::isVocabulary, LayersTest::isVocabulary);
    }

    @Test
    void kernelsUseKernelsKeysTheVocabularyAndAparapi() {
        assertOnly(isIn("kernel"),
                isIn("kernel").or(isIn("key")).or(LayersTest::isVocabulary).or(LayersTest::isAparapi));
    }

    /** What all kernels have in common knows none of them; tiles and rakes know nothing of each other. */
    @Test
    void kernelFamiliesAreApart() {
        assertOnly(name -> packageOf(name).equals(OURS + "kernel"),
                name -> packageOf(name).equals(OURS + "kernel") || isVocabulary(name) || isAparapi(name));
        assertOnly(isIn("kernel.tile"), isIn("kernel.rake").negate());
        assertOnly(isIn("kernel.rake"), isIn("kernel.tile").negate());
    }

    @Test
    void devicesUseKernelsKeysTheVocabularyAndAparapi() {
        assertOnly(isIn("device"),
                isIn("device").or(isIn("kernel")).or(isIn("key")).or(LayersTest::isVocabulary)
                        .or(LayersTest::isAparapi));
    }

    /** Devices launch kernels without knowing any algorithm. */
    @Test
    void devicesKnowNoKernelFamily() {
        assertOnly(isIn("device"), isIn("kernel.tile").or(isIn("kernel.rake")).negate());
    }

    @Test
    void plansAndKeysUseNothing() {
        assertOnly(isIn("plan"), isIn("plan"));
        assertOnly(isIn("key"), isIn("key"));
    }

    @Test
    void onlyDevicesAndKernelsKnowAparapi() {
        assertOnly(isIn("device").or(isIn("kernel")).negate(), name -> !isAparapi(name));
    }

    /**
     * Arrows between packages point one way. The vocabulary, though it lives at the top, counts as the bottom, and
     * Main, which lives there to be found, as part of the command line above.
     */
    @Test
    void packagesFormNoCircle() {
        Map<String, Set<String>> arrows = new TreeMap<>();
        references.forEach((name, used) -> used.stream().filter(other -> other.startsWith(OURS))
                .filter(other -> !layer(other).equals(layer(name)))
                .forEach(other -> arrows.computeIfAbsent(layer(name), key -> new TreeSet<>()).add(layer(other))));
        for (String layer : arrows.keySet()) {
            Set<String> reached = new TreeSet<>();
            Deque<String> open = new ArrayDeque<>(arrows.get(layer));
            while (!open.isEmpty()) {
                String next = open.pop();
                if (reached.add(next)) {
                    open.addAll(arrows.getOrDefault(next, Set.of()));
                }
            }
            assertTrue(!reached.contains(layer), () -> layer + " is in a circle: " + arrows);
        }
    }

    /** What these rules find in a class that breaks them: this one, which refers to every layer. */
    @Test
    void aClassThatBreaksTheRulesIsFound() throws IOException {
        try (var file = LayersTest.class.getResourceAsStream("MemoryProbeJob.class")) {
            Set<String> used = references(new ClassParser(file, "MemoryProbeJob.class").parse());
            assertTrue(used.contains(OURS + "device.Digest") && used.contains(OURS + "kernel.KernelArrays"),
                    used::toString);
        }
    }

    // ---- how

    private static void assertOnly(Predicate<String> users, Predicate<String> allowed) {
        Map<String, Set<String>> wrong = new TreeMap<>();
        references.forEach((name, used) -> {
            if (users.test(name)) {
                Set<String> forbidden = new TreeSet<>(used);
                forbidden.removeIf(allowed);
                if (!forbidden.isEmpty()) {
                    wrong.put(name, forbidden);
                }
            }
        });
        assertEquals(Map.of(), wrong);
    }

    private static Set<String> references(JavaClass parsed) {
        Set<String> used = new TreeSet<>();
        for (Constant constant : parsed.getConstantPool().getConstantPool()) {
            if (constant instanceof ConstantClass c) {
                String name = c.getBytes(parsed.getConstantPool());
                used.add(name.startsWith("[") ? name.replaceAll("^\\[+L?|;$", "") : name);
            } else if (constant instanceof ConstantUtf8 text) {
                Matcher types = IN_DESCRIPTOR.matcher(text.getBytes());
                while (types.find()) {
                    used.add(types.group(1));
                }
            }
        }
        Set<String> names = new TreeSet<>();
        used.stream().map(name -> name.replace('/', '.')).filter(name -> name.startsWith(OURS) || isAparapi(name))
                .forEach(names::add);
        return names;
    }

    private static Predicate<String> isIn(String part) {
        return name -> name.startsWith(OURS + part + ".");
    }

    private static boolean isAparapi(String name) {
        return name.startsWith("com.aparapi.");
    }

    private static boolean isVocabulary(String name) {
        return packageOf(name).equals("io.github.aparasort")
                && VOCABULARY.contains(name.substring(OURS.length()).replaceAll("\\$.*", ""));
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('.'));
    }

    private static String layer(String name) {
        return isVocabulary(name) ? "vocabulary" : name.startsWith(OURS + "Main") ? OURS + "cli" : packageOf(name);
    }
}
