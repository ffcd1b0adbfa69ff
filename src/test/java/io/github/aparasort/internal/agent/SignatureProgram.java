package io.github.aparasort.internal.agent;

import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sources that are made from the methods of {@link Arrays}: a program that calls all, and a double of GpuArrays. */
final class SignatureProgram {
    static final String NAME = "com.acme.AllSignatures";
    private static final Set<String> NAMES = Set.of("sort", "parallelSort", "parallelPrefix");

    private SignatureProgram() {
    }

    /** The methods that the agent replaces. */
    static List<Method> methods() {
        return Stream.of(Arrays.class.getMethods()).filter(method -> NAMES.contains(method.getName())).toList();
    }

    /** Calls each method once, in a method of its own, and returns the sum of the first elements afterwards. */
    static String program() {
        String calls = methods().stream().map(SignatureProgram::call).collect(Collectors.joining("\n"));
        return """
                package com.acme;

                import java.util.*;

                public class AllSignatures {
                    public static String run() {
                        StringBuilder result = new StringBuilder();
                %s
                        // A method of Arrays that stays.
                        return result.append(Arrays.hashCode(new int[] {1, 2})).toString();
                    }
                }
                """.formatted(calls);
    }

    private static String call(Method method) {
        Class<?>[] parameters = method.getParameterTypes();
        Class<?> element = parameters[0].getComponentType();
        String type = element.isPrimitive() ? element.getName() : "String";
        String values = element.isPrimitive() ? "(%1$s) 3, (%1$s) 1, (%1$s) 2".formatted(type) : "\"c\", \"a\", \"b\"";
        String last = last(parameters[parameters.length - 1], type);
        return """
                        {
                            %1$s[] a = {%2$s};
                            Arrays.%3$s(a%4$s%5$s);
                            result.append(Arrays.toString(a));
                        }""".formatted(type, values, method.getName(), parameters.length > 2 ? ", 0, 3" : "", last);
    }

    private static String last(Class<?> parameter, String type) {
        if (parameter == Comparator.class) {
            return ", Collections.<" + type + ">reverseOrder()";
        }
        boolean isOperator = Set.of(IntBinaryOperator.class, LongBinaryOperator.class, DoubleBinaryOperator.class,
                BinaryOperator.class).contains(parameter);
        return isOperator ? ", new Operators()" : "";
    }

    /** Operators without lambdas, which old class files do not have. */
    static String operators() {
        return """
                package com.acme;

                import java.util.function.*;

                class Operators implements IntBinaryOperator, LongBinaryOperator, DoubleBinaryOperator,
                        BinaryOperator<String> {
                    public int applyAsInt(int a, int b) { return 2 * a + b; }
                    public long applyAsLong(long a, long b) { return 2 * a + b; }
                    public double applyAsDouble(double a, double b) { return 2 * a + b; }
                    public String apply(String a, String b) { return b + a; }
                }
                """;
    }

    /** The same methods and those for lists, in a class GpuArrays which notes each call and leaves it to the JDK. */
    static String recordingGpuArrays() {
        Stream<Method> ofLists = Stream.of(Collections.class.getMethods()).filter(m -> m.getName().equals("sort"));
        String methods = Stream.concat(methods().stream(), ofLists).map(SignatureProgram::recordingMethod).collect(Collectors.joining("\n"));
        return """
                package io.github.aparasort;

                public final class GpuArrays {
                    public static final java.util.List<String> CALLS = new java.util.ArrayList<>();
                %s
                }
                """.formatted(methods);
    }

    private static String recordingMethod(Method method) {
        Type[] types = method.getGenericParameterTypes();
        String parameters = IntStream.range(0, types.length).mapToObj(i -> types[i].getTypeName() + " p" + i)
                .collect(Collectors.joining(", "));
        String arguments = IntStream.range(0, types.length).mapToObj(i -> "p" + i).collect(Collectors.joining(", "));
        String variables = Stream.of(method.getTypeParameters()).map(SignatureProgram::declaration)
                .collect(Collectors.joining(", "));
        return """
                    public static %1$s void %2$s(%3$s) {
                        CALLS.add("%4$s");
                        %6$s.%2$s(%5$s);
                    }""".formatted(variables.isEmpty() ? "" : "<" + variables + ">", method.getName(), parameters,
                signature(method), arguments, method.getDeclaringClass().getName());
    }

    private static String declaration(TypeVariable<?> variable) {
        String bound = variable.getBounds()[0].getTypeName();
        return variable.getName() + (bound.equals("java.lang.Object") ? "" : " extends " + bound);
    }

    /** Name and descriptor, as in a class file. */
    static String signature(Method method) {
        return method.getName() + Stream.of(method.getParameterTypes()).map(Class::descriptorString)
                .collect(Collectors.joining("", "(", ")V"));
    }
}
