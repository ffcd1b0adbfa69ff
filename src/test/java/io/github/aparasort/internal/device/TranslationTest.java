package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.LongOrderKernel;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.sort.OrderRefusalTest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Custom code that is refused before it is built, and what the messages name; no device takes part. */
class TranslationTest {
    static class Switches extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return rank(a) < rank(b);
        }

        private int rank(int x) {
            switch (x & 3) {
                case 0:
                    return 5;
                default:
                    return 9;
            }
        }
    }

    static class Recurs extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return depth(a) < depth(b);
        }

        private int depth(int x) {
            return x == 0 ? 0 : 1 + depth(x >>> 1);
        }
    }

    static class ComparesLongs extends LongOrderKernel {
        @Override
        public boolean before(long a, long b) {
            return a < b;
        }
    }

    static class Overloads extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return key(a) < key((short) b);
        }

        private int key(int x) {
            return x;
        }

        private int key(short x) {
            return x;
        }
    }

    static class HidesAField extends IntOrderKernel {
        private final int n = Integer.parseInt("7");

        @Override
        public boolean before(int a, int b) {
            return (a & n) < (b & n);
        }
    }

    static class HidesAMethod extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return border(a) < border(b);
        }

        private int border(int x) {
            return x >> 1;
        }
    }

    static class HasShorts extends IntOrderKernel {
        private final short[] ranks = {3, 1, 2, 0};

        @Override
        public boolean before(int a, int b) {
            return ranks[a & 3] < ranks[b & 3];
        }
    }

    static class HasNothing extends IntOrderKernel {
        private final int[] ranks = new int[0];

        @Override
        public boolean before(int a, int b) {
            return ranks.length == 0 ? a < b : ranks[0] < b;
        }
    }

    static class ReadsAStatic extends IntOrderKernel {
        static int mask = 7;

        @Override
        public boolean before(int a, int b) {
            return (a & mask) < (b & mask);
        }
    }

    static class HasAPrivateField extends IntOrderKernel {
        private final int mask = Integer.parseInt("7");

        @Override
        public boolean before(int a, int b) {
            return (a & mask) < (b & mask);
        }
    }

    static class Inherits extends HasAPrivateField {
    }

    /** Before any kernel is made. */
    @BeforeAll
    static void startAparapi() {
        assertTrue(Devices.jtp() != null);
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                code(new OrderRefusalTest.Breaks(), "digits: ", "we don't support break"),
                code(new OrderRefusalTest.Calls(), "before: ", "invokeinterface"),
                code(new OrderRefusalTest.HasABoolean(), "HasABoolean.up", "make it an int"),
                code(new OrderRefusalTest.Throws(), "before: ", "athrow"),
                code(new Switches(), "rank: ", "switch"),
                code(new Recurs(), "depth", "recursion"),
                code(new ComparesLongs(), "before compares longs by <", "min(a, b) != b"),
                code(new Overloads(), "key is overloaded"),
                code(new HidesAField(), "HidesAField.n hides"),
                code(new HidesAMethod(), "HidesAMethod.border"),
                code(new HasShorts(), "HasShorts.ranks", "make it an int[]"),
                code(new HasNothing(), "HasNothing.ranks is null or empty"),
                code(new Inherits(), "before reads the private field mask"),
                code(new ReadsAStatic(), "before reads a static field"));
    }

    private static Arguments code(CustomCode code, String... words) {
        return Arguments.of(Named.of(code.getClass().getSimpleName(), code), words);
    }

    @ParameterizedTest
    @MethodSource
    void refused(CustomCode code, String[] words) {
        DeviceFault fault = assertThrows(DeviceFault.class, () -> check(code));
        for (String word : words) {
            assertTrue(fault.getMessage().contains(word), fault::getMessage);
        }
        assertTrue(fault.getMessage().startsWith("this order: "), fault::getMessage);
        // Another instance may have a table that is not empty.
        assertEquals(code instanceof HasNothing ? DeviceFault.Kind.CUSTOM_CODE : DeviceFault.Kind.KERNEL, fault.kind());
    }

    private static void check(CustomCode code) throws DeviceFault {
        Translation.check((DeviceKernel) code, code, "this order");
    }
}
