class Ends {
    /**
     * Finds the first keys.
     *
     * @param keys the first ones are the least
     */
    public int first(/*value*/ int[] keys, /*other*/ int[] values) {
        return end(keys, values, Side.FIRST);
    }
    // Also for long: Finds {type}s with {other}s: as {@link #first(int[], int[])}.
    // Also with long
    // Also as last, LAST for FIRST, greatest for least: Finds the last keys.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Finds longs with ints: as {@link #first(int[], int[])}. */
    public int first(long[] keys, int[] values) {
        return end(keys, values, Side.FIRST);
    }

    /** Finds ints with longs: as {@link #first(int[], int[])}. */
    public int first(int[] keys, long[] values) {
        return end(keys, values, Side.FIRST);
    }

    /** Finds longs with longs: as {@link #first(int[], int[])}. */
    public int first(long[] keys, long[] values) {
        return end(keys, values, Side.FIRST);
    }

    /**
     * Finds the last keys.
     *
     * @param keys the first ones are the greatest
     */
    public int last(int[] keys, int[] values) {
        return end(keys, values, Side.LAST);
    }

    /** Finds longs with ints: as {@link #last(int[], int[])}. */
    public int last(long[] keys, int[] values) {
        return end(keys, values, Side.LAST);
    }

    /** Finds ints with longs: as {@link #last(int[], int[])}. */
    public int last(int[] keys, long[] values) {
        return end(keys, values, Side.LAST);
    }

    /** Finds longs with longs: as {@link #last(int[], int[])}. */
    public int last(long[] keys, long[] values) {
        return end(keys, values, Side.LAST);
    }
    // endregion

    /** Finds the first keys in an order: as {@link #first(int[], int[])}. */
    public int first(int[] keys, Order order) {
        return end(order.of(keys), Side.FIRST);
    }
}
