package io.github.aparasort.testing;

/** An order of the elements of arrays. It compares two elements by their indices, without boxes. */
@FunctionalInterface
public interface Order {
    /** By {@code compareTo} of the boxed elements. */
    Order ASCENDING = Order::natural;
    Order DESCENDING = array -> {
        Comparison ascending = natural(array);
        return (i, j) -> ascending.compare(j, i);
    };
    /** Of ints and longs. */
    Order UNSIGNED = array -> {
        if (array instanceof int[] a) {
            return (i, j) -> Integer.compareUnsigned(a[i], a[j]);
        }
        long[] a = (long[]) array;
        return (i, j) -> Long.compareUnsigned(a[i], a[j]);
    };

    /** Compares the elements at two indices of one array. */
    @FunctionalInterface
    interface Comparison {
        int compare(int i, int j);
    }

    Comparison of(Object array);

    @SuppressWarnings("unchecked")
    private static Comparison natural(Object array) {
        if (array instanceof int[] a) {
            return (i, j) -> Integer.compare(a[i], a[j]);
        } else if (array instanceof long[] a) {
            return (i, j) -> Long.compare(a[i], a[j]);
        } else if (array instanceof float[] a) {
            return (i, j) -> Float.compare(a[i], a[j]);
        } else if (array instanceof double[] a) {
            return (i, j) -> Double.compare(a[i], a[j]);
        } else if (array instanceof byte[] a) {
            return (i, j) -> Byte.compare(a[i], a[j]);
        } else if (array instanceof short[] a) {
            return (i, j) -> Short.compare(a[i], a[j]);
        } else if (array instanceof char[] a) {
            return (i, j) -> Character.compare(a[i], a[j]);
        }
        Comparable<Object>[] a = (Comparable<Object>[]) array;
        return (i, j) -> a[i].compareTo(a[j]);
    }
}
