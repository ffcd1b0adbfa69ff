package io.github.aparasort.internal.agent;

import java.util.Set;
import java.util.regex.Pattern;

/**
 * The 44 methods of {@link java.util.Arrays}, and the two of {@link java.util.Collections}, that {@code GpuArrays} has
 * with the same descriptor; and {@link java.util.List#sort}, which it has with the list as the first parameter. They
 * are told here because reflection on {@code GpuArrays} would load Aparapi. A test compares this with these classes.
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

    static final String SORT = "sort";
    /** The descriptor of what a call of the sort of a list becomes. */
    static final String LIST_SORT = "(Ljava/util/List;Ljava/util/Comparator;)V";

    /** Each for an array, and for a range of it. */
    private static final Pattern STATIC = Pattern.compile("""
            java/util/Arrays [.] (
                (sort | parallelSort) [(] \\[ [IJFDBSC] (II)?
                | sort [(] \\[ Ljava/lang/Object; (II)? (Ljava/util/Comparator;)?
                | parallelSort [(] \\[ Ljava/lang/Comparable; (II)?
                | parallelSort [(] \\[ Ljava/lang/Object; (II)? Ljava/util/Comparator;
                | parallelPrefix [(] \\[ I (II)? Ljava/util/function/IntBinaryOperator;
                | parallelPrefix [(] \\[ J (II)? Ljava/util/function/LongBinaryOperator;
                | parallelPrefix [(] \\[ D (II)? Ljava/util/function/DoubleBinaryOperator;
                | parallelPrefix [(] \\[ Ljava/lang/Object; (II)? Ljava/util/function/BinaryOperator;
            ) [)] V
            | java/util/Collections [.] sort [(] Ljava/util/List; (Ljava/util/Comparator;)? [)] V
            """, Pattern.COMMENTS);
    private static final Pattern OF_LISTS =
            Pattern.compile("java/util/(List|ArrayList)[.]sort[(]Ljava/util/Comparator;[)]V");

    private ReplacedMethods() {
    }

    /** Whether this is a static method that is replaced: its class, a point, its name and its descriptor. */
    static boolean contains(String method) {
        return STATIC.matcher(method).matches();
    }

    /** Whether this is the sort of a list that may have nothing but an array. */
    static boolean isOfList(String method) {
        return OF_LISTS.matcher(method).matches();
    }
}
