package io.github.aparasort.process;

import io.github.aparasort.DoubleScanKernel;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.IntOrderKernel;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.LongOrderKernel;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;

/**
 * Its static initialiser calls the library with code that needs this class: no other thread can run that code before
 * the initialiser has ended. Prints the engines that did the calls.
 */
final class InitialisedBySorts {
    static final int[] KEYS = new Random(1).ints(100_000).toArray();
    private static final StringBuilder ENGINES = new StringBuilder();

    static {
        try (AutoCloseable listening = Gpu.shared().onExecution(done -> ENGINES.append(done.operation()).append(' ')
                .append(done.type().getSimpleName()).append(' ').append(done.engine()).append("; ")
                .append(done.note()).append('\n'))) {
            // Under AUTO the JDK does the first calls in any case.
            for (String name : System.getProperty("calls").split(" ")) {
                for (int i = 0; i < Integer.getInteger("times"); i++) {
                    call(name);
                }
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private InitialisedBySorts() {
    }

    private static void call(String name) {
        Integer[] boxed = Arrays.stream(KEYS).boxed().toArray(Integer[]::new);
        int[] found = switch (name) {
            case "order" -> {
                int[] keys = KEYS.clone();
                GpuArrays.sort(keys, OrderOfBits::new);
                yield keys;
            }
            case "orderOfLongs" -> {
                long[] longs = Arrays.stream(KEYS).asLongStream().toArray();
                GpuArrays.sort(longs, LongOrderOfBits::new);
                yield Arrays.stream(longs).mapToInt(each -> (int) each).toArray();
            }
            case "argsort" -> Arrays.stream(Gpu.shared().sorter().argsort(KEYS, OrderOfBits::new))
                    .map(i -> KEYS[i]).toArray();
            case "scan" -> {
                int[] out = new int[KEYS.length];
                Gpu.shared().scan().inclusive(KEYS, out, Larger::new);
                yield out;
            }
            case "reduce" -> new int[] {(int) Gpu.shared().scan()
                    .reduce(Arrays.stream(KEYS).asDoubleStream().toArray(), LargerDouble::new)};
            case "parallelSort" -> {
                GpuArrays.parallelSort(boxed, (a, b) -> Integer.compare(bits(a), bits(b)));
                yield unboxed(boxed);
            }
            case "naturalOrder" -> {
                Key[] keys = Arrays.stream(KEYS).mapToObj(Key::new).toArray(Key[]::new);
                GpuArrays.parallelSort(keys);
                yield Arrays.stream(keys).mapToInt(Key::number).toArray();
            }
            case "keys" -> {
                GpuArrays.sortByInt(boxed, InitialisedBySorts::bits);
                yield unboxed(boxed);
            }
            default -> throw new IllegalArgumentException(name);
        };
        if (!Arrays.equals(expected(name), found)) {
            throw new IllegalStateException("wrong");
        }
    }

    /** By one thread of the JDK. */
    private static int[] expected(String name) {
        int[] largest = KEYS.clone();
        for (int i = 1; i < largest.length; i++) {
            largest[i] = Math.max(largest[i - 1], largest[i]);
        }
        Integer[] sorted = Arrays.stream(KEYS).boxed().toArray(Integer[]::new);
        Arrays.sort(sorted, Comparator.comparing(InitialisedBySorts::bits));
        return switch (name) {
            case "scan" -> largest;
            case "reduce" -> new int[] {largest[largest.length - 1]};
            default -> unboxed(sorted);
        };
    }

    private static int[] unboxed(Integer[] boxed) {
        return Arrays.stream(boxed).mapToInt(each -> each).toArray();
    }

    /** What the orders and operators need of this class. */
    static int bits(int key) {
        return key ^ 5;
    }

    static int larger(int a, int b) {
        return a > b ? a : b;
    }

    static double larger(double a, double b) {
        return a > b ? a : b;
    }

    /** An order that calls this class. */
    public static final class OrderOfBits extends IntOrderKernel {
        @Override
        public boolean before(int a, int b) {
            return bits(a) < bits(b);
        }
    }

    /** An order that calls this class. */
    public static final class LongOrderOfBits extends LongOrderKernel {
        @Override
        public boolean before(long a, long b) {
            return bits((int) a) < bits((int) b);
        }
    }

    /** An operator that calls this class. */
    public static final class Larger extends IntScanKernel {
        @Override
        public int combine(int a, int b) {
            return larger(a, b);
        }

        @Override
        public int identity() {
            return Integer.MIN_VALUE;
        }
    }

    /** An operator that calls this class. */
    public static final class LargerDouble extends DoubleScanKernel {
        @Override
        public double combine(double a, double b) {
            return larger(a, b);
        }

        @Override
        public double identity() {
            return Double.NEGATIVE_INFINITY;
        }
    }

    /** Compares by this class. */
    private record Key(int number) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            return Integer.compare(bits(number), bits(other.number));
        }
    }

    public static void main(String[] args) {
        System.out.print(ENGINES);
        System.out.println("ended");
    }
}
