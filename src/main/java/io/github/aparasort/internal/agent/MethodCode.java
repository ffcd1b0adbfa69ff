package io.github.aparasort.internal.agent;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * The code of the methods of a class file, as far as it calls methods of objects (The Java Virtual Machine
 * Specification, sections 4.1, 4.6, 4.7.3 and 6.5). Such a call takes the object and the arguments from the stack. So
 * does the call of a static method that has the object as its first parameter. The two are of one length, if the
 * instruction {@code nop} fills what is left. No other instruction moves, so all that refers to them, such as line
 * numbers and the tables of the verifier, stays valid.
 */
final class MethodCode {
    /** The name of what has the code of a method. */
    static final String ATTRIBUTE = "Code";

    // Instructions of the JVM: The Java Virtual Machine Specification, 6.5.
    private static final int INVOKE_VIRTUAL = 0xB6;
    private static final int INVOKE_STATIC = 0xB8;
    private static final int INVOKE_INTERFACE = 0xB9;
    private static final int IINC = 0x84;
    private static final int TABLE_SWITCH = 0xAA;
    private static final int LOOKUP_SWITCH = 0xAB;
    private static final int WIDE = 0xC4;

    /** Of each instruction, its length; 0 if it has several, or if there is no such instruction. */
    private static final byte[] LENGTHS = new byte[256];

    static {
        // The first instruction of each length, and the length.
        int[] table = {0, 1, 16, 2, 17, 3, 18, 2, 19, 3, 21, 2, 26, 1, 54, 2, 59, 1, IINC, 3, 133, 1, 153, 3, 169, 2,
            TABLE_SWITCH, 0, 172, 1, 178, 3, INVOKE_INTERFACE, 5, 187, 3, 188, 2, 189, 3, 190, 1, 192, 3, 194, 1,
            WIDE, 0, 197, 4, 198, 3, 200, 5, 202, 0, LENGTHS.length};
        for (int i = 0; i + 2 < table.length; i += 2) {
            for (int instruction = table[i]; instruction < table[i + 2]; instruction++) {
                LENGTHS[instruction] = (byte) table[i + 1];
            }
        }
    }

    private final ByteBuffer file;
    private final BitSet names;
    private final Set<Integer> references;
    private final List<Integer> calls = new ArrayList<>();

    private MethodCode(ByteBuffer file, BitSet names, Set<Integer> references) {
        this.file = file;
        this.names = names;
        this.references = references;
    }

    /**
     * Where a class file calls methods of objects by these references. Calls of an overridden method, by {@code super},
     * are not among them.
     *
     * @param poolEnd where the constants end
     * @param names the indices of the text {@link #ATTRIBUTE} in the pool
     * @param references indices in the pool, too
     * @throws ClassFormatError if the methods cannot be read
     */
    static List<Integer> calls(byte[] classFile, int poolEnd, BitSet names, Set<Integer> references) {
        MethodCode code = new MethodCode(ByteBuffer.wrap(classFile).position(poolEnd), names, references);
        try {
            code.readClass();
        } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException e) {
            throw new ClassFormatError("it is truncated, or has an attribute of a wrong length");
        }
        return code.calls;
    }

    /** Changes a call of the file into that of a static method. */
    static void makeStatic(ByteBuffer file, int call, int method) {
        boolean isInterface = Byte.toUnsignedInt(file.get(call)) == INVOKE_INTERFACE;
        file.put(call, (byte) INVOKE_STATIC).putShort(call + 1, (short) method);
        if (isInterface) {
            // In place of a number of arguments and a zero: nop is zero.
            file.putShort(call + 3, (short) 0);
        }
    }

    private void readClass() {
        // The flags, the class and its superclass.
        skip(3 * Short.BYTES);
        skip(Short.BYTES * nextShort());
        // The fields, which have no code, then the methods.
        for (int kind = 0; kind < 2; kind++) {
            for (int members = nextShort(); members > 0; members--) {
                // The flags, the name and the type.
                skip(3 * Short.BYTES);
                for (int attributes = nextShort(); attributes > 0; attributes--) {
                    readAttribute();
                }
            }
        }
    }

    private void readAttribute() {
        boolean isCode = names.get(nextShort());
        int length = file.getInt();
        int end = file.position() + length;
        if (isCode) {
            // The sizes of the stack and of the locals.
            skip(2 * Short.BYTES);
            readCode(file.getInt());
        }
        skip(end - file.position());
    }

    private void readCode(int length) {
        int from = file.position();
        while (file.position() < from + length) {
            int at = file.position();
            int instruction = Byte.toUnsignedInt(file.get(at));
            if ((instruction == INVOKE_VIRTUAL || instruction == INVOKE_INTERFACE)
                    && references.contains(Short.toUnsignedInt(file.getShort(at + 1)))) {
                calls.add(at);
            }
            int bytes = length(instruction, at, from);
            if (bytes <= 0) {
                throw new ClassFormatError("it has the unknown instruction " + instruction);
            }
            skip(bytes);
        }
    }

    private int length(int instruction, int at, int from) {
        // The numbers of a switch are aligned in the code.
        int aligned = Integer.BYTES - (at - from) % Integer.BYTES;
        return switch (instruction) {
            // The default, the least and the greatest value, and a target for each.
            case TABLE_SWITCH -> aligned + Integer.BYTES * (4 + file.getInt(at + aligned + 2 * Integer.BYTES)
                    - file.getInt(at + aligned + Integer.BYTES));
            // The default, the number of pairs, and the pairs.
            case LOOKUP_SWITCH -> aligned + Integer.BYTES * (2 + 2 * file.getInt(at + aligned + Integer.BYTES));
            case WIDE -> Byte.toUnsignedInt(file.get(at + 1)) == IINC ? 6 : 4;
            default -> LENGTHS[instruction];
        };
    }

    /** Never goes back: so damaged files end, too. */
    private void skip(int bytes) {
        if (bytes < 0) {
            throw new IndexOutOfBoundsException(bytes);
        }
        file.position(file.position() + bytes);
    }

    private int nextShort() {
        return Short.toUnsignedInt(file.getShort());
    }
}
