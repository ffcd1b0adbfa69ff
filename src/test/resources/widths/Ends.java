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

    /** Finds the first keys in an order: as {@link #first(int[], int[])}. */
    public int first(int[] keys, Order order) {
        return end(order.of(keys), Side.FIRST);
    }
}
