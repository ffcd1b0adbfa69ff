package io.github.aparasort.internal.agent;

import io.github.aparasort.internal.agent.ConstantPool.MethodReference;
import io.github.aparasort.internal.agent.ConstantPool.StaticMethod;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The 44 methods of {@link java.util.Arrays}, and the two of {@link java.util.Collections}, that {@code GpuArrays} has
 * with the same descriptor; and {@link java.util.List#sort}, which it has with the list as the first parameter. They
 * are listed here because reflection on {@code GpuArrays} would load Aparapi. A test compares the list with these
 * classes.
 */
final class ReplacedMethods {
    /** The names, as a class file has them. */
    static final String ARRAYS = "java/util/Arrays";
    static final String COLLECTIONS = "java/util/Collections";
    static final String LIST = "java/util/List";
    /** The one class of lists that is named in calls and may have nothing but an array. */
    static final String ARRAY_LIST = "java/util/ArrayList";
    static final Set<String> FROM = Set.of(ARRAYS, COLLECTIONS, LIST, ARRAY_LIST);
    static final String TO = "io/github/aparasort/GpuArrays";

    private static final String[] NUMBERS = {"[I", "[J", "[F", "[D", "[B", "[S", "[C"};
    private static final String OBJECTS = "[Ljava/lang/Object;";
    private static final String COMPARABLES = "[Ljava/lang/Comparable;";
    private static final String ORDER = "Ljava/util/Comparator;";

    private static final String SORT = "sort";
    private static final String OF_LIST = "(Ljava/util/Comparator;)V";
    /** What a call of the sort of a list becomes. */
    static final StaticMethod LIST_SORT = new StaticMethod(TO, SORT, "(Ljava/util/List;Ljava/util/Comparator;)V");
    private static final Set<String> OF_COLLECTIONS = Set.of("(Ljava/util/List;)V", LIST_SORT.descriptor());

    /** Of each name of a method of {@code Arrays}, the descriptors. */
    private static final Map<String, Set<String>> DESCRIPTORS = new HashMap<>();

    static {
        for (String array : NUMBERS) {
            add(SORT, array, "");
            add("parallelSort", array, "");
        }
        add(SORT, OBJECTS, "");
        add(SORT, OBJECTS, ORDER);
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

    /** Whether this is a static method that is replaced. */
    static boolean contains(MethodReference method) {
        if (method.owner().equals(COLLECTIONS)) {
            return method.name().equals(SORT) && OF_COLLECTIONS.contains(method.descriptor());
        }
        Set<String> descriptors = method.owner().equals(ARRAYS) ? DESCRIPTORS.get(method.name()) : null;
        return descriptors != null && descriptors.contains(method.descriptor());
    }

    /** Whether this is the sort of a list that may have nothing but an array. */
    static boolean isOfList(MethodReference method) {
        return (method.owner().equals(LIST) || method.owner().equals(ARRAY_LIST)) && method.name().equals(SORT)
                && method.descriptor().equals(OF_LIST);
    }

    /** Those of {@code Arrays}, for tests. */
    static Map<String, Set<String>> descriptors() {
        return DESCRIPTORS;
    }
}
