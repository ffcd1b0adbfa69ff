package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.GpuArrays;
import java.util.Arrays;
import java.util.Comparator;

/** Code with {@code java.util.Arrays} before, and the same with {@code GpuArrays} after; to the bit. */
public final class Migrate {
    /** The values in order, and the indices of the ten least. */
    private record Result(double[] sorted, int[] least) {
    }

    private Migrate() {
    }

    private static Result before(double[] values) {
        double[] sorted = values.clone();
        Arrays.parallelSort(sorted);

        // An object for each index, and a comparator that looks up both of them.
        Integer[] order = new Integer[values.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, Comparator.comparingDouble(i -> values[i]));
        int[] least = new int[Math.min(10, order.length)];
        Arrays.setAll(least, i -> order[i]);
        return new Result(sorted, least);
    }

    private static Result after(double[] values) {
        double[] sorted = values.clone();
        GpuArrays.parallelSort(sorted);

        int[] order = GpuArrays.argsort(values);
        return new Result(sorted, Arrays.copyOf(order, Math.min(10, order.length)));
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        // Neighbours divided by each other: 0 by 0 is NaN, 0 by a negative number is -0.0, others by 0 are infinite.
        int[] words = Data.words(400_000);
        double[] ratios = new double[words.length - 1];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = (double) words[i] / words[i + 1];
        }

        Result before = before(ratios);
        Result after = after(ratios);
        // By their bits, for 0.0 == -0.0, and NaN is not even equal to itself.
        check(Arrays.equals(bits(before.sorted), bits(after.sorted)), "sorted values");
        check(Arrays.equals(before.least, after.least), "the ten least");

        long negativeZero = Double.doubleToRawLongBits(-0.0);
        System.out.printf("%,d ratios, the same before and after to the bit%n", ratios.length);
        System.out.printf("with %,d NaNs, as ever at the end, and %,d times -0.0, as ever before 0.0%n",
                Arrays.stream(after.sorted).filter(Double::isNaN).count(),
                Arrays.stream(bits(after.sorted)).filter(each -> each == negativeZero).count());
    }

    private static long[] bits(double[] values) {
        return Arrays.stream(values).mapToLong(Double::doubleToRawLongBits).toArray();
    }
}
