package io.github.aparasort.internal.agent;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The constant pool of a class file, as far as calls of static methods need it (The Java Virtual Machine Specification,
 * section 4.4). A call, and a method reference too, names its method by a Methodref: the index of a Class and the index
 * of a NameAndType. To call the method of another class, it is enough to append that class to the pool and to write its
 * index into the Methodref. No other entry moves, so the rest of the file stays valid.
 */
final class ConstantPool {
    private static final int MAGIC = 0xCAFEBABE;
    private static final int MOST_CONSTANTS = 0xFFFF;
    /** Where the number of constants is; the constants follow. */
    private static final int COUNT_AT = 8;
    private static final int FIRST_AT = 10;

    private static final int UTF8 = 1;
    private static final int CLASS = 7;
    private static final int METHODREF = 10;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_HANDLE = 15;

    private final ByteBuffer file;
    /** Of each constant, where its tag is. The index 0, and the one after a long or double, have none. */
    private final int[] places;
    private final int end;

    /** @throws MalformedClassException if the constants cannot be read */
    ConstantPool(byte[] classFile) {
        file = ByteBuffer.wrap(classFile);
        if (classFile.length < FIRST_AT || file.getInt(0) != MAGIC) {
            throw new MalformedClassException("it is no class file");
        }
        places = new int[Short.toUnsignedInt(file.getShort(COUNT_AT))];
        int at = FIRST_AT;
        for (int index = 1; index < places.length; index++) {
            if (at + 3 > classFile.length) {
                throw new MalformedClassException("it is truncated");
            }
            places[index] = at;
            int tag = file.get(at);
            at += 1 + length(tag, at + 1);
            if (isLongOrDouble(tag)) {
                index++;
            }
        }
        if (at > classFile.length) {
            throw new MalformedClassException("it is truncated");
        }
        end = at;
    }

    /** The bytes after the tag, by the table 4.4-B. */
    private int length(int tag, int at) {
        return switch (tag) {
            case UTF8 -> Short.BYTES + unsignedShort(at);
            // Integer, Float, Fieldref, Methodref, InterfaceMethodref, NameAndType, Dynamic, InvokeDynamic.
            case 3, 4, 9, METHODREF, 11, NAME_AND_TYPE, 17, 18 -> 4;
            case 5, 6 -> Long.BYTES;
            // Class, String, MethodType, Module, Package.
            case CLASS, 8, 16, 19, 20 -> Short.BYTES;
            case METHOD_HANDLE -> 3;
            default -> throw new MalformedClassException("it has a constant of the unknown kind " + tag);
        };
    }

    private static boolean isLongOrDouble(int tag) {
        return tag == 5 || tag == 6;
    }

    /** A Methodref, and the method that it names. */
    record MethodReference(int index, String name, String descriptor) {
    }

    /** The references to methods of a class. Most files have none, which is noticed without reading the references. */
    List<MethodReference> referencesTo(String className) {
        List<MethodReference> found = new ArrayList<>();
        if (indexOfClass(className) == 0) {
            return found;
        }
        for (int index = 1; index < places.length; index++) {
            if (has(index, METHODREF)) {
                int at = places[index] + 1;
                if (utf8(unsignedShort(place(unsignedShort(at), CLASS))).equals(className)) {
                    int nameAndType = place(unsignedShort(at + Short.BYTES), NAME_AND_TYPE);
                    found.add(new MethodReference(index, utf8(unsignedShort(nameAndType)),
                            utf8(unsignedShort(nameAndType + Short.BYTES))));
                }
            }
        }
        return found;
    }

    /** The index of a Class with this name, or 0. */
    private int indexOfClass(String name) {
        byte[] wanted = name.getBytes(StandardCharsets.US_ASCII);
        for (int index = 1; index < places.length; index++) {
            if (has(index, CLASS)) {
                if (isText(place(unsignedShort(places[index] + 1), UTF8), wanted)) {
                    return index;
                }
            }
        }
        return 0;
    }

    /** Whether the class has a text, such as the name of a method. */
    boolean hasText(String text) {
        byte[] wanted = text.getBytes(StandardCharsets.US_ASCII);
        for (int index = 1; index < places.length; index++) {
            if (has(index, UTF8) && isText(places[index] + 1, wanted)) {
                return true;
            }
        }
        return false;
    }

    private boolean isText(int at, byte[] wanted) {
        return unsignedShort(at) == wanted.length
                && file.slice(at + Short.BYTES, wanted.length).equals(ByteBuffer.wrap(wanted));
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

    /**
     * A copy of the file in which these references name methods of another class.
     *
     * @throws MalformedClassException if the pool has no room for the name of the class
     */
    byte[] redirect(List<MethodReference> references, String className) {
        int classIndex = indexOfClass(className);
        byte[] name = className.getBytes(StandardCharsets.US_ASCII);
        byte[] added = new byte[0];
        if (classIndex == 0) {
            classIndex = places.length + 1;
            if (classIndex >= MOST_CONSTANTS) {
                throw new MalformedClassException("its constant pool is full");
            }
            added = ByteBuffer.allocate(3 + name.length + 3)
                    .put((byte) UTF8).putShort((short) name.length).put(name)
                    .put((byte) CLASS).putShort((short) places.length).array();
        }
        ByteBuffer copy = ByteBuffer.allocate(file.capacity() + added.length)
                .put(0, file, 0, end).put(end, added).put(end + added.length, file, end, file.capacity() - end);
        copy.putShort(COUNT_AT, (short) Math.max(places.length, classIndex + 1));
        for (MethodReference reference : references) {
            copy.putShort(places[reference.index] + 1, (short) classIndex);
        }
        return copy.array();
    }

    private boolean has(int index, int tag) {
        return places[index] != 0 && file.get(places[index]) == tag;
    }

    /** Where the content of a constant is, which must be of this kind. */
    private int place(int index, int tag) {
        if (index >= places.length || !has(index, tag)) {
            throw new MalformedClassException("its constant " + index + " is not of the kind " + tag);
        }
        return places[index] + 1;
    }

    /** A text that is compared with ASCII only: other characters may be decoded to anything that is not. */
    private String utf8(int index) {
        int at = place(index, UTF8);
        byte[] bytes = new byte[unsignedShort(at)];
        file.get(at + Short.BYTES, bytes);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private int unsignedShort(int at) {
        return Short.toUnsignedInt(file.getShort(at));
    }
}
