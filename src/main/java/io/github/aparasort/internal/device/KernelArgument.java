package io.github.aparasort.internal.device;

import com.aparapi.internal.exception.ClassParseException;
import com.aparapi.internal.model.ClassModel;
import com.aparapi.internal.writer.KernelWriter;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An argument of a translated kernel. Aparapi makes one of each field that the kernel uses, with the name of the field.
 *
 * @param field null for {@link Kind#PASS}
 */
record KernelArgument(Kind kind, Field field) {
    /** What an argument is. */
    enum Kind {
        /** An array in the memory of the device. */
        GLOBAL,
        /** An array in the memory of a work-group. */
        LOCAL,
        /** A field of a primitive type. */
        SCALAR,
        /** The length of an array. */
        LENGTH,
        /** What Aparapi has for the number of the pass. It is not used. */
        PASS
    }

    private static final Pattern SIGNATURE = Pattern.compile("__kernel void run\\(([^)]*)\\)");
    private static final String LENGTH = "__javaArrayLength";
    private static final String PASS = "passid";
    /**
     * The number of a pass is an index of its range, and not an argument: on an H200 with driver 580 a launch takes the
     * host 5 microseconds, and 13 after an argument was set. It is 1 more, because PoCL builds each kernel for ranges
     * that begin at 0, and once more for all others.
     */
    private static final String PASS_OF_APARAPI = "return this->passid;";
    private static final String PASS_OF_RANGE = "return (int) get_global_id(1) - 1;";

    /** Aparapi translates for one thread at a time. */
    static final ReentrantLock TRANSLATOR = new ReentrantLock();

    /** The translations of classes, each in an array of one. They hold no class, so none is kept alive. */
    private static final ClassValue<String[]> TRANSLATIONS = new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> kernel) {
            return new String[1];
        }
    };

    /** Loads what translates kernels. */
    static void load() {
        Objects.requireNonNull(ClassModel.class.getDeclaredMethods());
        Objects.requireNonNull(KernelWriter.class.getDeclaredMethods());
    }

    /** The OpenCL code of a kernel. */
    static String translate(DeviceKernel kernel) {
        String[] known = TRANSLATIONS.get(kernel.getClass());
        TRANSLATOR.lock();
        try {
            if (known[0] == null) {
                known[0] = write(kernel);
            }
            return known[0];
        } finally {
            TRANSLATOR.unlock();
        }
    }

    private static String write(DeviceKernel kernel) {
        Class<?> type = kernel.getClass();
        try {
            String source = KernelWriter.writeToString(ClassModel.createClassModel(type).getEntrypoint("run", kernel));
            if (source.contains(PASS) && !source.contains(PASS_OF_APARAPI)) {
                throw new IllegalArgumentException("the translation has its passes in another way");
            }
            return source.replace(PASS_OF_APARAPI, PASS_OF_RANGE);
        } catch (ClassParseException e) {
            throw new IllegalArgumentException("it does not translate: " + e.getMessage(), e);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        } finally {
            if (type.getClassLoader() != KernelArgument.class.getClassLoader()) {
                // Aparapi's cache holds the classes that it has read, and so the caller's class loader.
                ClassModel.invalidateCaches();
            }
        }
    }

    /** The arguments of a kernel, in the order of its translation. */
    static List<KernelArgument> of(DeviceKernel kernel, String source) {
        Matcher signature = SIGNATURE.matcher(source);
        if (!signature.find()) {
            throw new IllegalArgumentException("the translation has no kernel");
        }
        List<KernelArgument> arguments = new ArrayList<>();
        for (String declaration : signature.group(1).split(",")) {
            arguments.add(of(kernel.getClass(), declaration.trim()));
        }
        return List.copyOf(arguments);
    }

    private static KernelArgument of(Class<?> kernel, String declaration) {
        String name = declaration.substring(declaration.lastIndexOf(declaration.contains("*") ? '*' : ' ') + 1).trim();
        if (name.equals(PASS)) {
            return new KernelArgument(Kind.PASS, null);
        }
        boolean isLength = name.endsWith(LENGTH);
        Field field = field(kernel, isLength ? name.substring(0, name.indexOf(LENGTH)) : name);
        Kind kind = isLength ? Kind.LENGTH : declaration.startsWith("__local") ? Kind.LOCAL
                : declaration.contains("*") ? Kind.GLOBAL : Kind.SCALAR;
        return new KernelArgument(kind, field);
    }

    /** The field with this name, of the class or the nearest superclass. */
    private static Field field(Class<?> kernel, String name) {
        for (Class<?> each = kernel; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return field;
                }
            }
        }
        throw new IllegalArgumentException("no field is named " + name);
    }

    Object array(DeviceKernel kernel) {
        try {
            return field.get(kernel);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The value of a field, or the length of its array. */
    Number number(DeviceKernel kernel) {
        Object value = array(kernel);
        return kind == Kind.LENGTH ? (Number) Array.getLength(value) : (Number) value;
    }
}
