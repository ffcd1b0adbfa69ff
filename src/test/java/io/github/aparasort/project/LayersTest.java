package io.github.aparasort.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import io.github.aparasort.TestContexts;
import io.github.aparasort.testing.Coverage;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Holds the layers. Reads the constant pools of the compiled classes, in which every class appears that code refers to,
 * calls, declares or only names in a signature.
 */
@Tag(Coverage.EVERY_JDK)
class LayersTest {
    private static final String OURS = "io.github.aparasort.";
    private static final String ROOT = "";
    private static final Pattern IN_DESCRIPTOR = Pattern.compile("L([\\w/$]+)[;<]");

    /** The packages from the lowest to the highest. Each uses only lower ones, and none on its own line. */
    private static final List<Set<String>> FLOORS = List.of(
            Set.of("internal.event", "internal.file", "internal.opencl", "internal.parallel"),
            Set.of("internal.key", "internal.cost"),
            Set.of("internal.kernel"),
            Set.of("internal.array", "internal.device"),
            // Kernels of OpenCL devices, and launches on columns.
            Set.of("internal.tile", "internal.column"),
            Set.of("internal.element"),
            Set.of("internal.step"),
            Set.of("internal.engine"),
            Set.of("internal.sort", "internal.merge", "internal.set", "internal.scan", "internal.take",
                    "internal.select", "internal.search"),
            // Families that begin with the work of another one.
            Set.of("internal.segment", "internal.object"),
            // Files and groups have the sort by keys of objects.
            Set.of("internal.external", "internal.group"),
            // Generated input of all families, and the table of what each does.
            Set.of("internal.trial", "internal"),
            Set.of(ROOT),
            // Both stand beside the library, not in it. The agent knows GpuArrays by its name only.
            Set.of("internal.cli", "internal.agent"));
    /** Floors from the facades to the keys at most, the command line not counted. */
    private static final int MOST_FLOORS = 13;
    /** From file to file: what closes a circle, and has to. */
    private static final Map<String, String> CLOSING = Map.of(
            // Joined rows take columns in the shared context, which has the joins.
            OURS + "JoinedRows", OURS + "GpuArrays",
            // The shared context says that it is in use. A class between the two would be loaded for the first sort.
            OURS + "Gpu", OURS + "Startup");
    /** Resident arrays of any type give ints and rows, which are resident: these are one file to a reader. */
    private static final Pattern RESIDENT = Pattern.compile("\\.(Gpu(Ints|Rows)|Resident(Array|Sets))$");
    /**
     * Classes from a kernel up to the last one of ours, at most. The look-back is one of them, below all that use it.
     */
    private static final int MOST_SUPERCLASSES = 7;
    /** Kernels that add to others what their groups, values or orders need. Aparapi offers inheritance only. */
    private static final Pattern DEEP_KERNELS = Pattern.compile(
            "((Value|Pair)TileRadixSort|ValueTileSegmentSort|OrderTileMergesort"
            + "|OrderKernel|TracedCircularMerge|RakeRadixSort)$");
    private static final Set<String> FAMILIES = families();

    /**
     * Public types that only tell something: targets, options, results. They use nothing but themselves, so that the
     * engine and the families can take and give them.
     */
    private static final Set<String> VOCABULARY = Set.of("BlocksortNetwork", "Compaction", "DeviceInfo", "Duplicates",
            "Engine", "Execution", "ExternalProgress", "ExternalRecords", "ExternalSummary", "GpuException",
            "Measurement", "MergeStrategy", "Operation", "Pairs", "Plan", "ScanOp", "SortAlgorithm", "Target");
    /** Rooms that may use the vocabulary: the engine and what is above it. */
    private static final Set<String> SPEAKERS = new TreeSet<>(FAMILIES);

    static {
        SPEAKERS.addAll(List.of(ROOT, "internal", "internal.trial", "internal.engine", "internal.cli"));
    }

    /** What OpenCL tells of a device is public. A record below with the same eleven fields would only be copied. */
    private static final String DEVICE = OURS + "DeviceInfo";
    private static final Set<String> KNOW_DEVICES = Set.of("internal.opencl", "internal.device", "internal.column");

    private static Set<String> families() {
        Set<String> families = new TreeSet<>(FLOORS.get(8));
        families.addAll(FLOORS.get(9));
        families.addAll(FLOORS.get(10));
        return families;
    }

    /** Internal superclasses that Aparapi forces on the kernels that users extend. */
    private static final Map<String, String> FORCED = Map.of(
            "IntOrderKernel", "internal.tile.IntOrderTileMergesort",
            "LongOrderKernel", "internal.tile.LongOrderTileMergesort",
            "IntScanKernel", "internal.tile.IntOperatorTileScan",
            "LongScanKernel", "internal.tile.LongOperatorTileScan",
            "MapKernel", "internal.element.MapElements",
            "FloatScanKernel", "internal.tile.FloatOperatorTileScan",
            "DoubleScanKernel", "internal.tile.DoubleOperatorTileScan");

    /** Of each class of ours, the classes of ours and of Aparapi that it refers to. */
    private static Map<String, Set<String>> references;
    /** Of each class of ours, its superclass. */
    private static Map<String, String> superclasses;

    @BeforeAll
    static void read() throws Exception {
        Path classes = Path.of(Gpu.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        references = new TreeMap<>();
        superclasses = new TreeMap<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                JavaClass parsed = new ClassParser(file.toString()).parse();
                references.put(parsed.getClassName(), references(parsed));
                superclasses.put(parsed.getClassName(), parsed.getSuperclassName());
            }
        }
    }

    @Test
    void everythingWasRead() {
        for (String name : List.of("Gpu", "internal.device.RakeLaunch", "internal.cost.LearnedCosts",
                "internal.key.FloatSequence", "internal.step.HostCall", "internal.tile.LongTileMergesort")) {
            assertTrue(references.containsKey(OURS + name), () -> name + " is not among " + references.keySet());
        }
        assertTrue(references.get(OURS + "Gpu").contains(OURS + "internal.device.Devices"));
        assertTrue(references.get(OURS + "internal.device.ComputeDevice")
                .contains(OURS + "internal.opencl.ClDevice"));
        assertTrue(references.get(OURS + "internal.tile.IntPairTileRadixSort")
                .contains(OURS + "internal.tile.RadixTileKernel"));
    }

    @Test
    void everyRoomHasAFloor() {
        Set<String> rooms = new TreeSet<>();
        FLOORS.forEach(rooms::addAll);
        references.keySet().forEach(name -> assertTrue(isVocabulary(name) || rooms.contains(room(name)), name));
    }

    @Test
    void arrowsGoDown() {
        Map<String, Set<String>> up = new TreeMap<>();
        references.forEach((name, used) -> used.stream().filter(other -> isOurs(other) && !isVocabulary(other))
                .filter(other -> !isVocabulary(name) && !room(name).equals(room(other)))
                .filter(other -> floor(room(other)) >= floor(room(name)))
                .forEach(other -> up.computeIfAbsent(name, key -> new TreeSet<>()).add(other)));
        assertEquals(Map.of(), up);
    }

    @Test
    void theVocabularyUsesOnlyItself() {
        assertOnly(LayersTest::isVocabulary, LayersTest::isVocabulary);
    }

    /** Steps, devices, kernels, arrays and keys know nothing of the root package but what a device is. */
    @Test
    void onlyTheEngineAndWhatIsAboveSpeaksTheVocabulary() {
        Predicate<String> isBelow = name -> !isVocabulary(name) && !SPEAKERS.contains(room(name));
        Predicate<String> knowsDevices = name -> KNOW_DEVICES.contains(room(name));
        assertOnly(isBelow.and(knowsDevices.negate()), name -> !isVocabulary(name));
        assertOnly(isBelow.and(knowsDevices), name -> !isVocabulary(name) || name.startsWith(DEVICE));
    }

    @Test
    void thereAreFewFloors() {
        Map<String, Set<String>> arrows = arrows();
        Map<String, Integer> heights = new TreeMap<>();
        int highest = 0;
        for (Set<String> floor : FLOORS) {
            for (String room : floor) {
                int height = 1 + arrows.getOrDefault(room, Set.of()).stream()
                        .mapToInt(lower -> heights.getOrDefault(lower, MOST_FLOORS)).max().orElse(0);
                heights.put(room, height);
                highest = room.equals("internal.cli") ? highest : Math.max(highest, height);
            }
        }
        assertTrue(highest <= MOST_FLOORS, () -> heights + " by " + arrows);
    }

    /** Files that use each other, in a room, are one file to a reader. */
    @Test
    void filesUseEachOtherInNoCircle() {
        Map<String, Set<String>> files = new TreeMap<>();
        references.forEach((name, used) -> used.stream().filter(other -> room(other).equals(room(name)))
                .filter(LayersTest::isOurs).map(LayersTest::file).filter(other -> !other.equals(file(name)))
                .filter(other -> !other.equals(CLOSING.get(file(name))))
                .forEach(other -> files.computeIfAbsent(file(name), key -> new TreeSet<>()).add(other)));
        assertEquals(List.of(), files.keySet().stream().filter(file -> reachable(file, files).contains(file)).toList());
    }

    /** What a file uses, and what that uses, and so on. */
    private static Set<String> reachable(String file, Map<String, Set<String>> files) {
        Set<String> found = new TreeSet<>();
        Deque<String> left = new ArrayDeque<>(Set.of(file));
        while (!left.isEmpty()) {
            for (String next : files.getOrDefault(left.pop(), Set.of())) {
                if (found.add(next)) {
                    left.push(next);
                }
            }
        }
        return found;
    }

    /** The class that gives a file its name. */
    private static String file(String name) {
        return RESIDENT.matcher(name.replaceAll("\\$.*", "")).replaceAll(".GpuArray");
    }

    /** From a kernel to Aparapi's class. */
    @Test
    void kernelsAreNotDeep() {
        Map<String, Integer> deep = new TreeMap<>();
        for (String name : references.keySet()) {
            int depth = 0;
            for (String above = name; above != null && isKernel(name) && isOurs(above);
                    above = superclasses.get(above)) {
                depth++;
            }
            if (depth > MOST_SUPERCLASSES && !DEEP_KERNELS.matcher(name).find()) {
                deep.put(name, depth);
            }
        }
        assertEquals(Map.of(), deep);
    }

    /** What the arrows between rooms are, without those to the vocabulary. */
    private static Map<String, Set<String>> arrows() {
        Map<String, Set<String>> arrows = new TreeMap<>();
        references.forEach((name, used) -> used.stream().filter(other -> isOurs(other) && !isVocabulary(other))
                .filter(other -> !isVocabulary(name) && !room(other).equals(room(name)))
                .forEach(other -> arrows.computeIfAbsent(room(name), key -> new TreeSet<>()).add(room(other))));
        return arrows;
    }

    @Test
    void onlyDevicesAndKernelsKnowAparapi() {
        assertOnly(name -> !room(name).equals("internal.device") && !room(name).equals("internal.kernel")
                && !isKernel(name), name -> !isAparapi(name));
    }

    @Test
    void publicSignaturesShowNoInternalType() throws Exception {
        Set<String> shown = new TreeSet<>();
        for (String name : references.keySet()) {
            if (room(name).equals(ROOT) || isVocabulary(name)) {
                Class<?> type = Class.forName(name, false, LayersTest.class.getClassLoader());
                if (isShown(type.getModifiers())) {
                    shown.addAll(internalTypesIn(type));
                }
            }
        }
        Set<String> forced = new TreeSet<>();
        FORCED.forEach((user, ours) -> forced.add(OURS + user + " extends " + OURS + ours));
        assertEquals(forced, shown);
    }

    private static Set<String> internalTypesIn(Class<?> type) {
        Set<String> found = new TreeSet<>();
        Stream.concat(Stream.of(type.getInterfaces()), Stream.ofNullable(type.getSuperclass()))
                .filter(LayersTest::isInternal).forEach(t -> found.add(type.getName() + " extends " + t.getName()));
        Stream.Builder<Member> members = Stream.builder();
        Stream.of(type.getDeclaredMethods(), type.getDeclaredConstructors(), type.getDeclaredFields())
                .flatMap(Stream::of).forEach(members);
        members.build().filter(member -> isShown(member.getModifiers()) && !member.isSynthetic()).forEach(member -> {
            Stream<Class<?>> types = member instanceof Executable executable
                    ? Stream.concat(Stream.of(executable.getParameterTypes()), executable instanceof Method method
                            ? Stream.of(method.getReturnType()) : Stream.empty())
                    : Stream.of(((Field) member).getType());
            types.filter(LayersTest::isInternal).forEach(t -> found.add(member + " shows " + t.getName()));
        });
        return found;
    }

    private static boolean isShown(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static boolean isInternal(Class<?> type) {
        return type.getName().startsWith(OURS + "internal");
    }

    /** The rules find what breaks them: this class refers to every layer and shows an internal type. */
    @Test
    void aClassThatBreaksTheRulesIsFound() throws IOException {
        try (var file = TestContexts.class.getResourceAsStream("TestContexts.class")) {
            Set<String> used = references(new ClassParser(file, "TestContexts.class").parse());
            assertTrue(used.contains(OURS + "internal.engine.Dispatcher"), used::toString);
        }
        assertTrue(!internalTypesIn(TestContexts.class).isEmpty());
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

    private static boolean isOurs(String name) {
        return name.startsWith(OURS);
    }

    private static boolean isAparapi(String name) {
        return name.startsWith("com.aparapi.");
    }

    /** Whether a class of ours is a kernel: Aparapi's class is among its superclasses. */
    private static boolean isKernel(String name) {
        for (String above = name; above != null; above = superclasses.get(above)) {
            if (above.equals("com.aparapi.Kernel")) {
                return true;
            }
        }
        return false;
    }

    private static boolean isVocabulary(String name) {
        return isOurs(name) && VOCABULARY.contains(name.substring(OURS.length()).replaceAll("\\$.*", ""));
    }

    private static int floor(String room) {
        for (int floor = 0; floor < FLOORS.size(); floor++) {
            if (FLOORS.get(floor).contains(room)) {
                return floor;
            }
        }
        throw new AssertionError("no floor for " + room);
    }

    /** The package without the part that all have. Main is part of the command line; it is in the root to be found. */
    private static String room(String name) {
        if (name.startsWith(OURS + "Main")) {
            return "internal.cli";
        }
        int dot = name.lastIndexOf('.');
        return dot < OURS.length() ? ROOT : name.substring(OURS.length(), dot);
    }
}
