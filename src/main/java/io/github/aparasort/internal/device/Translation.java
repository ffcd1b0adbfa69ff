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
 * Looks at code of a caller's own, an order or an operator, before it is built for a device: for what Aparapi does not
 * translate, to say where it stands; and for what it translates to something else, or ends the process for, without a
 * word.
 */
public final class Translation {
    private static final Set<Class<?>> SCALARS = Set.of(byte.class, int.class, long.class, float.class, double.class);
    /** Decisions after a comparison of longs that come out wrong; equal or not comes out right. */
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
     * Refuses code that would not come out as it is written.
     *
     * @param what the words for what fails then
     */
    static void check(DeviceKernel kernel, CustomCode code, String what) throws DeviceFault {
        new Translation(kernel, code, what).check();
    }

    private void check() throws DeviceFault {
        for (Field field : code.ownFields()) {
            checkField(field);
        }
        for (Class<?> each : code.ownClasses()) {
            for (Method method : each.getDeclaredMethods()) {
                // Aparapi reads the class file: what an agent added to the class, as for coverage, is not there.
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
                    throw refusal("field %s hides one of the kernel that it is part of: rename it", name);
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
        if (element != null && (code.get(field) == null || Array.getLength(code.get(field)) == 0)) {
            // Another instance may have one.
            throw new DeviceFault(DeviceFault.Kind.CUSTOM_CODE, what + ": array " + name + " is null or empty", null);
        }
    }

    /** Of ours, a caller's class may only override what it is asked for. */
    private void checkName(Method method) throws DeviceFault {
        for (Class<?> above = code.base(); above != Object.class; above = above.getSuperclass()) {
            for (Method other : above.getDeclaredMethods()) {
                if (other.getName().equals(method.getName()) && !Modifier.isAbstract(other.getModifiers())
                        && !code.ownMethods().contains(other.getName())) {
                    throw refusal("method %s.%s has the name of one of the kernel that it is part of: rename it",
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
            String where = e.getInstruction() == null ? culprit() : name(e.getInstruction().getMethod().getName());
            throw refusal("%s: %s", where, e.getMessage());
        } catch (Exception e) {
            throw refusal("%s: %s", culprit(), e);
        }
    }

    /** The first of the caller's methods that does not translate, the foremost only where no other is at fault. */
    private String culprit() {
        String foremost = code.ownMethods().get(0);
        String found = foremost;
        for (Class<?> each : code.ownClasses()) {
            for (Method method : each.getDeclaredMethods()) {
                if (found.equals(foremost) && !method.isSynthetic() && !translates(method)) {
                    found = method.getName();
                }
            }
        }
        return found;
    }

    /** By reflection, for Aparapi translates no method with parameters by itself. For the words of a refusal only. */
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
            throw refusal("%s compares longs by <, <=, > or >=, which comes out as a subtraction that overflows: "
                    + "write min(a, b) != b for a < b", name(method.getName()));
        }
        if (each instanceof AccessField access) {
            String field = access.getConstantPoolFieldEntry().getNameAndTypeEntry().getNameUTF8Entry().getUTF8();
            if (code.ownFields().stream().anyMatch(own -> own.getName().equals(field)
                    && Modifier.isPrivate(own.getModifiers()) && own.getDeclaringClass() != code.getClass())) {
                throw refusal("%s reads the private field %s of a superclass: make it protected",
                        name(method.getName()), field);
            }
        }
        if (each.getByteCode() == ByteCode.GETSTATIC) {
            throw refusal("%s reads a static field that is no constant: make it a field of the instance",
                    name(method.getName()));
        }
    }

    /** Aparapi writes {@code pack_age_Type__method}. */
    private static String name(String translated) {
        return translated.substring(translated.lastIndexOf("__") + 2);
    }

    private DeviceFault refusal(String problem, Object... details) {
        String words = what + ": " + String.format(Locale.ROOT, problem, details);
        return new DeviceFault(DeviceFault.Kind.KERNEL, words, null);
    }
}
