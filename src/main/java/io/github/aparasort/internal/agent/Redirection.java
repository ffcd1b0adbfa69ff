package io.github.aparasort.internal.agent;

import io.github.aparasort.internal.agent.ConstantPool.MethodReference;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The calls of a class file that are to go to {@code GpuArrays}. */
final class Redirection {
    /** Compilers add this method to a class that has serializable lambdas or method references. */
    private static final String DESERIALIZE = "$deserializeLambda$";

    private final ConstantPool pool;
    /** References to static methods: they get another class. */
    private final List<MethodReference> statics = new ArrayList<>();
    /** References to the sorts of lists. They stay, because method references and calls by {@code super} need them. */
    private final List<MethodReference> ofLists = new ArrayList<>();
    /** Where these are called. */
    private final List<Integer> calls;

    /** @throws ClassFormatError if the file cannot be read as far as that is needed */
    Redirection(byte[] classFile) {
        pool = new ConstantPool(classFile);
        Set<Integer> indices = new HashSet<>();
        for (MethodReference reference : pool.referencesTo(ReplacedMethods.FROM)) {
            if (ReplacedMethods.contains(reference.method())) {
                statics.add(reference);
            } else if (ReplacedMethods.isOfList(reference.method())) {
                ofLists.add(reference);
                indices.add(reference.index());
            }
        }
        calls = indices.isEmpty() ? List.of() : MethodCode.calls(classFile, pool.end(),
                pool.indicesOfText(MethodCode.ATTRIBUTE), indices);
        if (calls.isEmpty()) {
            ofLists.clear();
        }
    }

    boolean isEmpty() {
        return statics.isEmpty() && calls.isEmpty();
    }

    /**
     * Leaves the methods that may be in a serialized method reference. It has the name of the class in the Methodref,
     * as a text. The class that reads it again compares that text with a constant of its own, so the Methodref must
     * stay.
     *
     * @return these methods as in source code, or nothing
     */
    String leaveSerialized() {
        List<MethodReference> serialized = new ArrayList<>();
        if (!pool.indicesOfText(DESERIALIZE).isEmpty()) {
            for (MethodReference sort : statics) {
                if (pool.isOfHandle(sort)) {
                    serialized.add(sort);
                }
            }
        }
        statics.removeAll(serialized);
        return describe(serialized);
    }

    /** @throws ClassFormatError if the constant pool is full */
    byte[] apply() {
        return pool.redirect(statics, calls);
    }

    /** The methods as in source code: {@code sort(int[]), sort(Object[], Comparator), List.sort(Comparator)}. */
    String describe() {
        List<MethodReference> all = new ArrayList<>(statics);
        all.addAll(ofLists);
        return describe(all);
    }

    private static String describe(List<MethodReference> methods) {
        StringBuilder text = new StringBuilder();
        for (MethodReference method : methods) {
            text.append(text.isEmpty() ? "" : ", ");
            if (!method.owner().equals(ReplacedMethods.ARRAYS)) {
                text.append(method.owner().substring(method.owner().lastIndexOf('/') + 1)).append('.');
            }
            text.append(method.name()).append('(');
            List<Class<?>> types = MethodType.fromMethodDescriptorString(method.descriptor(), null).parameterList();
            for (int i = 0; i < types.size(); i++) {
                text.append(i == 0 ? "" : ", ").append(types.get(i).getSimpleName());
            }
            text.append(')');
        }
        return text.toString();
    }
}
