package io.github.aparasort.internal.agent;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * The constant pool of a class file, as far as calls need it (The Java Virtual Machine Specification, section 4.4). A
 * call, and a method reference too, names its method by a Methodref or an InterfaceMethodref: the index of a Class and
 * the index of a NameAndType. To call a static method of another class, it is enough to append that class to the pool
 * and to write its index into the Methodref. No other entry moves, so the rest of the file stays valid.
 */
final class ConstantPool {
    private static final int MAGIC = 0xCAFEBABE;
    private static final int MOST_CONSTANTS = 0xFFFF;
    /** The constants that are appended: three texts, a Class, a NameAndType and a Methodref. */
    private static final int APPENDED = 6;
    private static final int LARGEST_APPENDED = 512;
    /** Where the number of constants is; the constants follow. */
    private static final int COUNT_AT = 8;
    private static final int FIRST_AT = 10;

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int METHODREF = 10;
    private static final int INTERFACE_METHODREF = 11;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_HANDLE = 15;

    private final ByteBuffer file;
    /** Of each constant, where its tag is. The index 0, and the one after a long or double, have none. */
    private final int[] places;
    private final int end;

    /** @throws ClassFormatError if the constants cannot be read */
    ConstantPool(byte[] classFile) {
        file = ByteBuffer.wrap(classFile);
        try {
            if (file.getInt() != MAGIC) {
                throw new ClassFormatError("it is no class file");
            }
            places = new int[unsignedShort(COUNT_AT)];
            file.position(FIRST_AT);
            for (int index = 1; index < places.length; index++) {
                places[index] = file.position();
                int tag = file.get();
                file.position(file.position() + length(tag));
                if (tag == LONG || tag == DOUBLE) {
                    index++;
                }
            }
            end = file.position();
        } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new ClassFormatError("it is truncated");
        }
    }

    /** The bytes after a tag, which was read last, by the table 4.4-B. */
    private int length(int tag) {
        return switch (tag) {
            case UTF8 -> Short.BYTES + unsignedShort(file.position());
            // Integer, Float, Fieldref, Methodref, InterfaceMethodref, NameAndType, Dynamic, InvokeDynamic.
            case 3, 4, 9, METHODREF, INTERFACE_METHODREF, NAME_AND_TYPE, 17, 18 -> 4;
            case LONG, DOUBLE -> Long.BYTES;
            // Class, String, MethodType, Module, Package.
            case CLASS, 8, 16, 19, 20 -> Short.BYTES;
            case METHOD_HANDLE -> 3;
            default -> throw new ClassFormatError("it has a constant of the unknown kind " + tag);
        };
    }

    /** A Methodref or InterfaceMethodref, and the method that it names. */
    record MethodReference(int index, String owner, String name, String descriptor) {
        /** The class, a point, the name and the descriptor. */
        String method() {
            // The operator + would take long in a program that just began.
            return String.join("", owner, ".", name, descriptor);
        }
    }

    /** The references to methods of these classes. Files without them are noticed without reading the references. */
    List<MethodReference> referencesTo(Set<String> classNames) {
        List<MethodReference> found = new ArrayList<>();
        BitSet classes = indicesOf(CLASS, classNames);
        for (int index = 1; index < places.length && !classes.isEmpty(); index++) {
            if (has(index, METHODREF) || has(index, INTERFACE_METHODREF)) {
                int at = places[index] + 1;
                int owner = unsignedShort(at);
                if (classes.get(owner)) {
                    int nameAndType = place(unsignedShort(at + Short.BYTES), NAME_AND_TYPE);
                    found.add(new MethodReference(index, text(unsignedShort(places[owner] + 1)),
                            text(unsignedShort(nameAndType)), text(unsignedShort(nameAndType + Short.BYTES))));
                }
            }
        }
        return found;
    }

    /** The indices of a text, such as the name of a method. */
    BitSet indicesOfText(String text) {
        return indicesOf(UTF8, Set.of(text));
    }

    /** The indices of each Class or text that is one of these. */
    private BitSet indicesOf(int tag, Set<String> texts) {
        BitSet indices = new BitSet();
        for (int index = 1; index < places.length; index++) {
            if (has(index, tag) && texts.contains(text(tag == CLASS ? unsignedShort(places[index] + 1) : index))) {
                indices.set(index);
            }
        }
        return indices;
    }

    /** Whether a method handle names the same Methodref: a method reference in source code, usually. */
    boolean isOfHandle(MethodReference reference) {
        for (int index = 1; index < places.length; index++) {
            // After the tag comes the kind of the handle, in one byte.
            if (has(index, METHOD_HANDLE) && unsignedShort(places[index] + 2) == reference.index) {
                return true;
            }
        }
        return false;
    }

    /** Where the constants end. */
    int end() {
        return end;
    }

    /**
     * A copy of the file in which these references name methods of {@code GpuArrays}, and these calls are calls of its
     * sort of lists.
     *
     * @param calls where the instructions are, in the file
     * @throws ClassFormatError if the pool has no room for the names
     */
    byte[] redirect(List<MethodReference> references, List<Integer> calls) {
        int first = Math.max(1, places.length);
        if (first + APPENDED > MOST_CONSTANTS) {
            throw new ClassFormatError("its constant pool is full");
        }
        int owner = first + 1;
        int method = first + APPENDED - 1;
        byte[] appended = appended(first, owner);
        ByteBuffer copy = ByteBuffer.allocate(file.capacity() + appended.length)
                .put(file.array(), 0, end).put(appended).put(file.array(), end, file.capacity() - end);
        copy.putShort(COUNT_AT, (short) (first + APPENDED));
        for (MethodReference reference : references) {
            copy.putShort(places[reference.index] + 1, (short) owner);
        }
        for (int call : calls) {
            MethodCode.makeStatic(copy, call + appended.length, method);
        }
        return copy.array();
    }

    /** The class, then the Methodref of its sort of lists. What a Class, NameAndType or Methodref names comes first. */
    private static byte[] appended(int first, int owner) {
        ByteBuffer bytes = ByteBuffer.allocate(LARGEST_APPENDED);
        putText(bytes, ReplacedMethods.TO);
        bytes.put((byte) CLASS).putShort((short) first);
        putText(bytes, ReplacedMethods.SORT);
        putText(bytes, ReplacedMethods.LIST_SORT);
        bytes.put((byte) NAME_AND_TYPE).putShort((short) (owner + 1)).putShort((short) (owner + 2));
        bytes.put((byte) METHODREF).putShort((short) owner).putShort((short) (owner + 3));
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    private static void putText(ByteBuffer bytes, String text) {
        byte[] ascii = text.getBytes(StandardCharsets.US_ASCII);
        bytes.put((byte) UTF8).putShort((short) ascii.length).put(ascii);
    }

    private boolean has(int index, int tag) {
        return places[index] != 0 && file.get(places[index]) == tag;
    }

    /** Where the content of a constant is, which must be of this kind. */
    private int place(int index, int tag) {
        if (index >= places.length || !has(index, tag)) {
            throw new ClassFormatError("its constant " + index + " is not of the kind " + tag);
        }
        return places[index] + 1;
    }

    /** A text that is compared with ASCII only: other characters may be decoded to anything that is not. */
    private String text(int index) {
        int at = place(index, UTF8);
        return new String(file.array(), at + Short.BYTES, unsignedShort(at), StandardCharsets.ISO_8859_1);
    }

    private int unsignedShort(int at) {
        return Short.toUnsignedInt(file.getShort(at));
    }
}
