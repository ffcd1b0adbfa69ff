package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.DeviceKernel;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The arguments of kernels, from texts as Aparapi writes them. */
class KernelArgumentTest {
    /** The field that is hidden has the same name. */
    abstract static class Above extends DeviceKernel {
        protected final int[] keys = new int[1];
        protected final float[] table = {1, 2, 3};

        Above() {
            super(Integer.BYTES);
        }
    }

    static class Below extends Above {
        protected final long[] keys = new long[5];
        protected final int[] shared = new int[2];

        @Override
        public int localSize() {
            return 1;
        }

        @Override
        public int globalSize() {
            return 1;
        }

        @Override
        public void run() {
            // Nothing: the texts are written by hand.
        }
    }

    /** Before any kernel is made. */
    @BeforeAll
    static void startAparapi() {
        assertTrue(Devices.jtp() != null);
    }

    private static List<KernelArgument> of(String arguments) {
        return KernelArgument.of(new Below(), "typedef struct This_s{\n}This;\n__kernel void run(\n" + arguments
                + "\n){\n   foo(passid);\n");
    }

    @Test
    void everyKindIsToldFromItsDeclaration() {
        Below kernel = new Below();
        List<KernelArgument> found = of("   __global long *keys, \n   __global float *table, \n"
                + "   int table__javaArrayLength, \n   __local int *shared, \n   int n, \n   int passid");
        assertEquals(List.of(KernelArgument.Kind.GLOBAL, KernelArgument.Kind.GLOBAL, KernelArgument.Kind.LENGTH,
                KernelArgument.Kind.LOCAL, KernelArgument.Kind.SCALAR, KernelArgument.Kind.PASS),
                found.stream().map(KernelArgument::kind).toList());
        // Of the class itself, not what it hides.
        assertSame(kernel.keys, found.get(0).array(kernel));
        assertSame(kernel.table, found.get(1).array(kernel));
        assertEquals(3, found.get(2).number(kernel));
        assertSame(kernel.shared, found.get(3).array(kernel));
        kernel.prepare(17);
        assertEquals(17, found.get(4).number(kernel));
    }

    @Test
    void whatIsNoFieldIsNamed() {
        assertEquals("no field is named values", assertThrows(IllegalArgumentException.class,
                () -> of("__global int *values, int passid")).getMessage());
        assertEquals("the translation has no kernel", assertThrows(IllegalArgumentException.class,
                () -> KernelArgument.of(new Below(), "void run(int passid)")).getMessage());
    }
}
