package io.github.aparasort.internal.agent;

import io.github.aparasort.internal.agent.ConstantPool.MethodReference;
import java.util.HashSet;
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

    private static final String OBJECTS = "[Ljava/lang/Object;";
    private static final String ORDER = "Ljava/util/Comparator;";
    static final String SORT = "sort";
    private static final String PARALLEL_SORT = "parallelSort";
    private static final String PARALLEL_PREFIX = "parallelPrefix";
    /** The descriptor of what a call of the sort of a list becomes. */
    static final String LIST_SORT = "(Ljava/util/List;Ljava/util/Comparator;)V";

    private static final Set<String> STATIC = new HashSet<>();
    private static final Set<String> OF_LISTS = Set.of(method(LIST, SORT, ORDER), method(ARRAY_LIST, SORT, ORDER));

    static {
        for (String array : new String[] {"[I", "[J", "[F", "[D", "[B", "[S", "[C"}) {
            add(SORT, array, "");
            add(PARALLEL_SORT, array, "");
        }
        add(SORT, OBJECTS, "");
        add(SORT, OBJECTS, ORDER);
        add(PARALLEL_SORT, "[Ljava/lang/Comparable;", "");
        add(PARALLEL_SORT, OBJECTS, ORDER);
        add(PARALLEL_PREFIX, "[I", "Ljava/util/function/IntBinaryOperator;");
        add(PARALLEL_PREFIX, "[J", "Ljava/util/function/LongBinaryOperator;");
        add(PARALLEL_PREFIX, "[D", "Ljava/util/function/DoubleBinaryOperator;");
        add(PARALLEL_PREFIX, OBJECTS, "Ljava/util/function/BinaryOperator;");
        STATIC.add(method(COLLECTIONS, SORT, "Ljava/util/List;"));
        STATIC.add(method(COLLECTIONS, SORT, "Ljava/util/List;", ORDER));
    }

    private ReplacedMethods() {
    }

    /** For an array, and for a range of it. */
    private static void add(String name, String array, String last) {
        STATIC.add(method(ARRAYS, name, array, last));
        STATIC.add(method(ARRAYS, name, array, "II", last));
    }

    private static String method(String owner, String name, String... parameters) {
        return text(owner, name, String.join("", "(", String.join("", parameters), ")V"));
    }

    /** Lambdas and the operator + would take long in a program that just began. */
    private static String text(String owner, String name, String descriptor) {
        return String.join(".", owner, name.concat(descriptor));
    }

    /** Whether this is a static method that is replaced. */
    static boolean contains(MethodReference method) {
        return STATIC.contains(text(method.owner(), method.name(), method.descriptor()));
    }

    /** Whether this is the sort of a list that may have nothing but an array. */
    static boolean isOfList(MethodReference method) {
        return OF_LISTS.contains(text(method.owner(), method.name(), method.descriptor()));
    }

    /** The static methods, for tests: each as class, point, name and descriptor. */
    static Set<String> methods() {
        return STATIC;
    }
}
