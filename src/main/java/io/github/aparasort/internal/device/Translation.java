package io.github.aparasort.internal.device;

import com.aparapi.internal.exception.ClassParseException;
import com.aparapi.internal.instruction.Instruction;
import com.aparapi.internal.instruction.InstructionSet.AccessField;
import com.aparapi.internal.instruction.InstructionSet.ByteCode;
import com.aparapi.internal.model.ClassModel;
import com.aparapi.internal.model.Entrypoint;
import com.aparapi.internal.model.MethodModel;
import com.aparapi.internal.writer.KernelWriter;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Checks custom code, an order or an operator, before it is built for a device. It finds code that Aparapi does not
 * translate, and says where it is. It also finds code that Aparapi translates wrongly without a message.
 */
public final class Translation {
    private static final Set<Class<?>> SCALARS = Set.of(byte.class, int.class, long.class, float.class, double.class);
    /**
     * Branches after a comparison of longs that are translated wrongly. Tests for equality are translated correctly.
     */
    private static final Set<ByteCode> WRONG_AFTER_LCMP =
            EnumSet.of(ByteCode.IFLT, ByteCode.IFLE, ByteCode.IFGT, ByteCode.IFGE);

    private final DeviceKernel kernel;
    private final CustomCode code;
    private final String what;

    private Translation(DeviceKernel kernel, CustomCode code, String what) {
        this.kernel = kernel;
        this.code = code;
        this.what = what;
    }

    /**
     * Refuses code that would not be translated as it is written.
     *
     * @param what the begin of the message
     */
    static void check(DeviceKernel kernel, CustomCode code, String what) throws DeviceFault {
        KernelArgument.TRANSLATOR.lock();
        try {
            new Translation(kernel, code, what).check();
        } finally {
            KernelArgument.TRANSLATOR.unlock();
        }
    }

    private void check() throws DeviceFault {
        for (Field field : code.customFields()) {
            checkField(field);
        }
        for (Class<?> each : code.customClasses()) {
            for (Method method : each.getDeclaredMethods()) {
                // Aparapi reads the class file, which lacks methods that an agent added to the class, for coverage for
                // instance.
                if (!method.isSynthetic()) {
                    checkName(method);
                }
            }
        }
        Entrypoint entrypoint = translate();
        Set<String> names = new HashSet<>();
        for (MethodModel method : entrypoint.getCalledMethods()) {
            if (!names.add(method.getName())) {
                throw refusal("%s is overloaded, and names in OpenCL have no parameter types",
                        name(method.getName()));
            }
            for (Instruction each = method.getPCHead(); each != null; each = each.getNextPC()) {
                checkInstruction(method, each);
            }
        }
    }

    private void checkField(Field field) throws DeviceFault {
        String name = field.getDeclaringClass().getSimpleName() + "." + field.getName();
        for (Class<?> above = code.base(); above != Object.class; above = above.getSuperclass()) {
            for (Field other : above.getDeclaredFields()) {
                if (other.getName().equals(field.getName())) {
                    throw refusal("field %s hides a field of the kernel class: rename it", name);
                }
            }
        }
        Class<?> type = field.getType();
        Class<?> element = type.getComponentType();
        if (type.isPrimitive() && !SCALARS.contains(type)) {
            throw refusal("field %s is a single %s: make it an int", name, type);
        }
        if (element == short.class || element != null && element.isArray()) {
            throw refusal("field %s is a %s: make it an int[]", name, type.getSimpleName());
        }
        Object value = code.get(field);
        if (element != null && !code.isPlaceholder(value) && (value == null || Array.getLength(value) == 0)) {
            // Another instance may have an array with elements.
            throw new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, what + ": array " + name + " is null or empty", null);
        }
    }

    /** Of this library's methods, custom code may override only those that it is meant to. */
    private void checkName(Method method) throws DeviceFault {
        for (Class<?> above = code.base(); above != Object.class; above = above.getSuperclass()) {
            for (Method other : above.getDeclaredMethods()) {
                if (other.getName().equals(method.getName()) && !Modifier.isAbstract(other.getModifiers())
                        && !code.customMethods().contains(other.getName())) {
                    throw refusal("method %s.%s has the name of a method of the kernel class: rename it",
                            method.getDeclaringClass().getSimpleName(), method.getName());
                }
            }
        }
    }

    private Entrypoint translate() throws DeviceFault {
        try {
            Entrypoint entrypoint = ClassModel.createClassModel(kernel.getClass()).getEntrypoint("run", kernel);
            KernelWriter.writeToString(entrypoint);
            return entrypoint;
        } catch (ClassParseException e) {
            String where = e.getInstruction() == null ? faultyMethod() : name(e.getInstruction().getMethod().getName());
            throw refusal("%s: %s", where, e.getMessage());
        } catch (Exception e) {
            throw refusal("%s: %s", faultyMethod(), e);
        }
    }

    /** The first custom method that does not translate. The main one is named only if no other is at fault. */
    private String faultyMethod() {
        String main = code.customMethods().get(0);
        String found = main;
        for (Class<?> each : code.customClasses()) {
            for (Method method : each.getDeclaredMethods()) {
                if (found.equals(main) && !method.isSynthetic() && !translates(method)) {
                    found = method.getName();
                }
            }
        }
        return found;
    }

    /** Uses reflection, because Aparapi's public methods translate no method with parameters. Only for messages. */
    private boolean translates(Method method) {
        try {
            String descriptor = MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                    .toMethodDescriptorString();
            Method entrypoint = ClassModel.class.getDeclaredMethod("getEntrypoint", String.class, String.class,
                    Object.class);
            entrypoint.setAccessible(true);
            ClassModel model = ClassModel.createClassModel(kernel.getClass());
            KernelWriter.writeToString((Entrypoint) entrypoint.invoke(model, method.getName(), descriptor, kernel));
            return true;
        } catch (Exception e) {
            return false;
        }
    }

    private void checkInstruction(MethodModel method, Instruction each) throws DeviceFault {
        ByteCode next = each.getNextPC() == null ? null : each.getNextPC().getByteCode();
        if (each.getByteCode() == ByteCode.LCMP && WRONG_AFTER_LCMP.contains(next)) {
            throw refusal("%s compares longs by <, <=, > or >=, which is translated to a subtraction that overflows: "
                    + "write min(a, b) != b for a < b", name(method.getName()));
        }
        if (each instanceof AccessField access) {
            String field = access.getConstantPoolFieldEntry().getNameAndTypeEntry().getNameUTF8Entry().getUTF8();
            if (code.customFields().stream().anyMatch(custom -> custom.getName().equals(field)
                    && Modifier.isPrivate(custom.getModifiers()) && custom.getDeclaringClass() != code.getClass())) {
                throw refusal("%s reads the private field %s of a superclass: make it protected",
                        name(method.getName()), field);
            }
        }
        if (each.getByteCode() == ByteCode.GETSTATIC) {
            throw refusal("%s reads a static field that is not a constant: make it a field of the instance",
                    name(method.getName()));
        }
    }

    /** Aparapi writes {@code pack_age_Type__method}. */
    private static String name(String translated) {
        return translated.substring(translated.lastIndexOf("__") + 2);
    }

    private DeviceFault refusal(String problem, Object... details) {
        String message = what + ": " + String.format(Locale.ROOT, problem, details);
        return new DeviceFault(DeviceFault.Kind.KERNEL, message, null);
    }
}
