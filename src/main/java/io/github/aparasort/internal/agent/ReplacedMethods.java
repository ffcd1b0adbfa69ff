package io.github.aparasort.internal.agent;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The 44 methods of {@link java.util.Arrays} that {@code GpuArrays} has with the same descriptor. They are listed here
 * because reflection on {@code GpuArrays} would load Aparapi. A test compares the list with both classes.
 */
final class ReplacedMethods {
    /** The names, as a class file has them. */
    static final String FROM = "java/util/Arrays";
    static final String TO = "io/github/aparasort/GpuArrays";

    private static final String[] NUMBERS = {"[I", "[J", "[F", "[D", "[B", "[S", "[C"};
    private static final String OBJECTS = "[Ljava/lang/Object;";
    private static final String COMPARABLES = "[Ljava/lang/Comparable;";
    private static final String ORDER = "Ljava/util/Comparator;";

    /** Of each name, the descriptors. */
    private static final Map<String, Set<String>> DESCRIPTORS = new HashMap<>();

    static {
        for (String array : NUMBERS) {
            add("sort", array, "");
            add("parallelSort", array, "");
        }
        add("sort", OBJECTS, "");
        add("sort", OBJECTS, ORDER);
        add("parallelSort", COMPARABLES, "");
        add("parallelSort", OBJECTS, ORDER);
        add("parallelPrefix", "[I", "Ljava/util/function/IntBinaryOperator;");
        add("parallelPrefix", "[J", "Ljava/util/function/LongBinaryOperator;");
        add("parallelPrefix", "[D", "Ljava/util/function/DoubleBinaryOperator;");
        add("parallelPrefix", OBJECTS, "Ljava/util/function/BinaryOperator;");
    }

    private ReplacedMethods() {
    }

    /** For an array, and for a range of it. Lambdas and the operator + would take long in a program that just began. */
    private static void add(String name, String array, String last) {
        DESCRIPTORS.putIfAbsent(name, new HashSet<>());
        Set<String> descriptors = DESCRIPTORS.get(name);
        descriptors.add(String.join("", "(", array, last, ")V"));
        descriptors.add(String.join("", "(", array, "II", last, ")V"));
    }

    /** Whether this method of {@code Arrays} is replaced. */
    static boolean contains(String name, String descriptor) {
        Set<String> descriptors = DESCRIPTORS.get(name);
        return descriptors != null && descriptors.contains(descriptor);
    }

    /** All of them, for tests. */
    static Map<String, Set<String>> descriptors() {
        return DESCRIPTORS;
    }
}
