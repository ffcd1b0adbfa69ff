package io.github.aparasort;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.array.ListElements;
import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.group.CodedJoin;
import io.github.aparasort.internal.group.ColumnKeys;
import io.github.aparasort.internal.group.IntJoinCall;
import io.github.aparasort.internal.group.JoinCodes;
import io.github.aparasort.internal.group.JoinJob;
import io.github.aparasort.internal.group.KeyColumn;
import io.github.aparasort.internal.group.ObjectProbe;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
// region Derived from the methods below by build/Widths.java: do not edit
import io.github.aparasort.internal.group.DoubleJoinCall;
import io.github.aparasort.internal.group.FloatJoinCall;
import io.github.aparasort.internal.group.LongJoinCall;
// endregion

/**
 * Joins two tables by a column of keys each, as SQL does. The keys need not be sorted, and may come several times.
 *
 * <pre>{@code
 * Joins joins = Gpu.shared().joins();
 * JoinedRows rows = joins.left(orderCustomer, customerId);             // each order with its customer
 * String[] names = rows.takeB(customerName);                           // null where there is none
 * int[] unknown = joins.anti(orderCustomer, customerId).aRows();       // orders of customers that do not exist
 * JoinedRows visits = joins.inner(guests, Guest::room, rooms, Room::number);       // of two lists
 * }</pre>
 *
 * <p><b>Order.</b> The result is ordered by key, then by row of A, then by row of B; {@link JoinedRows#inOrderOfA()}
 * has the same rows in the order of A, and that takes less time. -0.0 and 0.0 are two keys, and all NaNs are one key,
 * the last. So NaNs are partners, unlike NULL in SQL. A null has no partner, unless {@link #matchingNulls()} is called;
 * rows with a null are behind all others of their side.
 *
 * <p><b>Engine and cost.</b> If the context chooses an OpenCL device for {@link Groups#by} of as many keys, that device
 * does the whole join, and only the rows come back. Under {@link Target#AUTO} the CPU may do it nevertheless, where
 * that took less time. Arrays take up to six times the size of the keys and an int for each on the device. If there is
 * no room for the rows, the CPU joins.
 *
 * <p>Otherwise the keys of the smaller column go to a hash table, or to an array if they are in a small range, and
 * those of the larger one are looked up there. Under {@link Target#AUTO} it is learned where it takes less time to
 * sort both columns; on JTP they are sorted. The rest is plain Java on all processors. Objects are looked up too; keys
 * of several columns are grouped, those of both tables together. Time: O(n + r), for n keys in both columns and r rows
 * in the result. Memory: up to four keys and four ints, or eight ints, for each row of the smaller column, a few ints
 * for each row of both, a copy of the smaller column, one of the larger if its rows without a partner are kept, the
 * result, and what the {@link Sorter} needs.
 *
 * <p><b>Verification.</b> A device that joins checks that the keys of each row are equal, that rows are in order, and
 * that there are as many as there must be. What it has only sorted or grouped is verified as for {@link Sorter} and
 * {@link Groups}.
 *
 * <p>The {@linkplain io.github.aparasort package} says what holds for all operations: order, arguments, failures and
 * threads.
 *
 * @see Gpu#joins()
 */
public final class Joins extends Facade {
    private final boolean matchesNulls;

    Joins(Dispatcher dispatcher) {
        this(dispatcher, false);
    }

    private Joins(Dispatcher dispatcher, boolean matchesNulls) {
        super(dispatcher);
        this.matchesNulls = matchesNulls;
    }

    /** Returns joins in which nulls are a key like any other, and each is a partner of the others. */
    public Joins matchingNulls() {
        return new Joins(dispatcher, true);
    }

    /**
     * Pairs each row of A with each row of B that has the same key.
     *
     * @param aKeys the key of each row of A
     * @param bKeys the key of each row of B
     * @throws ArithmeticException if there are more rows than an array holds; the message names their number. This is
     *     found before anything is allocated for them
     */
    public JoinedRows inner(/*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        return join(JoinKind.INNER, aKeys, bKeys);
    }
    // Also for long, float, double: Joins by {type} keys: as {@link #inner(int[], int[])}.
    // Also as left, LEFT for INNER: Joins as {@link #inner(int[], int[])}, and keeps rows of A without a partner:
    //     {@code bRows} is -1 there.
    // Also as right, RIGHT for INNER: Joins as {@link #inner(int[], int[])}, and keeps rows of B without a partner:
    //     {@code aRows} is -1 there.
    // Also as outer, OUTER for INNER: Joins as {@link #inner(int[], int[])}, and keeps rows of both without a partner.
    // Also as semi, SEMI for INNER: Finds the rows of A that have a partner in B, each once: {@code bRows} is -1
    //     everywhere.
    // Also as anti, ANTI for INNER: Finds the rows of A that have no partner in B: {@code bRows} is -1 everywhere.
    // region Derived from the method above by build/Widths.java: do not edit

    /** Joins by long keys: as {@link #inner(int[], int[])}. */
    public JoinedRows inner(long[] aKeys, long[] bKeys) {
        return join(JoinKind.INNER, aKeys, bKeys);
    }

    /** Joins by float keys: as {@link #inner(int[], int[])}. */
    public JoinedRows inner(float[] aKeys, float[] bKeys) {
        return join(JoinKind.INNER, aKeys, bKeys);
    }

    /** Joins by double keys: as {@link #inner(int[], int[])}. */
    public JoinedRows inner(double[] aKeys, double[] bKeys) {
        return join(JoinKind.INNER, aKeys, bKeys);
    }

    /**
     * Joins as {@link #inner(int[], int[])}, and keeps rows of A without a partner: {@code bRows} is -1 there.
     *
     * @param aKeys the key of each row of A
     * @param bKeys the key of each row of B
     * @throws ArithmeticException if there are more rows than an array holds; the message names their number. This is
     *     found before anything is allocated for them
     */
    public JoinedRows left(int[] aKeys, int[] bKeys) {
        return join(JoinKind.LEFT, aKeys, bKeys);
    }

    /** Joins by long keys: as {@link #left(int[], int[])}. */
    public JoinedRows left(long[] aKeys, long[] bKeys) {
        return join(JoinKind.LEFT, aKeys, bKeys);
    }

    /** Joins by float keys: as {@link #left(int[], int[])}. */
    public JoinedRows left(float[] aKeys, float[] bKeys) {
        return join(JoinKind.LEFT, aKeys, bKeys);
    }

    /** Joins by double keys: as {@link #left(int[], int[])}. */
    public JoinedRows left(double[] aKeys, double[] bKeys) {
        return join(JoinKind.LEFT, aKeys, bKeys);
    }

    /**
     * Joins as {@link #inner(int[], int[])}, and keeps rows of B without a partner: {@code aRows} is -1 there.
     *
     * @param aKeys the key of each row of A
     * @param bKeys the key of each row of B
     * @throws ArithmeticException if there are more rows than an array holds; the message names their number. This is
     *     found before anything is allocated for them
     */
    public JoinedRows right(int[] aKeys, int[] bKeys) {
        return join(JoinKind.RIGHT, aKeys, bKeys);
    }

    /** Joins by long keys: as {@link #right(int[], int[])}. */
    public JoinedRows right(long[] aKeys, long[] bKeys) {
        return join(JoinKind.RIGHT, aKeys, bKeys);
    }

    /** Joins by float keys: as {@link #right(int[], int[])}. */
    public JoinedRows right(float[] aKeys, float[] bKeys) {
        return join(JoinKind.RIGHT, aKeys, bKeys);
    }

    /** Joins by double keys: as {@link #right(int[], int[])}. */
    public JoinedRows right(double[] aKeys, double[] bKeys) {
        return join(JoinKind.RIGHT, aKeys, bKeys);
    }

    /**
     * Joins as {@link #inner(int[], int[])}, and keeps rows of both without a partner.
     *
     * @param aKeys the key of each row of A
     * @param bKeys the key of each row of B
     * @throws ArithmeticException if there are more rows than an array holds; the message names their number. This is
     *     found before anything is allocated for them
     */
    public JoinedRows outer(int[] aKeys, int[] bKeys) {
        return join(JoinKind.OUTER, aKeys, bKeys);
    }

    /** Joins by long keys: as {@link #outer(int[], int[])}. */
    public JoinedRows outer(long[] aKeys, long[] bKeys) {
        return join(JoinKind.OUTER, aKeys, bKeys);
    }

    /** Joins by float keys: as {@link #outer(int[], int[])}. */
    public JoinedRows outer(float[] aKeys, float[] bKeys) {
        return join(JoinKind.OUTER, aKeys, bKeys);
    }

    /** Joins by double keys: as {@link #outer(int[], int[])}. */
    public JoinedRows outer(double[] aKeys, double[] bKeys) {
        return join(JoinKind.OUTER, aKeys, bKeys);
    }

    /**
     * Finds the rows of A that have a partner in B, each once: {@code bRows} is -1 everywhere.
     *
     * @param aKeys the key of each row of A
     * @param bKeys the key of each row of B
     * @throws ArithmeticException if there are more rows than an array holds; the message names their number. This is
     *     found before anything is allocated for them
     */
    public JoinedRows semi(int[] aKeys, int[] bKeys) {
        return join(JoinKind.SEMI, aKeys, bKeys);
    }

    /** Joins by long keys: as {@link #semi(int[], int[])}. */
    public JoinedRows semi(long[] aKeys, long[] bKeys) {
        return join(JoinKind.SEMI, aKeys, bKeys);
    }

    /** Joins by float keys: as {@link #semi(int[], int[])}. */
    public JoinedRows semi(float[] aKeys, float[] bKeys) {
        return join(JoinKind.SEMI, aKeys, bKeys);
    }

    /** Joins by double keys: as {@link #semi(int[], int[])}. */
    public JoinedRows semi(double[] aKeys, double[] bKeys) {
        return join(JoinKind.SEMI, aKeys, bKeys);
    }

    /**
     * Finds the rows of A that have no partner in B: {@code bRows} is -1 everywhere.
     *
     * @param aKeys the key of each row of A
     * @param bKeys the key of each row of B
     * @throws ArithmeticException if there are more rows than an array holds; the message names their number. This is
     *     found before anything is allocated for them
     */
    public JoinedRows anti(int[] aKeys, int[] bKeys) {
        return join(JoinKind.ANTI, aKeys, bKeys);
    }

    /** Joins by long keys: as {@link #anti(int[], int[])}. */
    public JoinedRows anti(long[] aKeys, long[] bKeys) {
        return join(JoinKind.ANTI, aKeys, bKeys);
    }

    /** Joins by float keys: as {@link #anti(int[], int[])}. */
    public JoinedRows anti(float[] aKeys, float[] bKeys) {
        return join(JoinKind.ANTI, aKeys, bKeys);
    }

    /** Joins by double keys: as {@link #anti(int[], int[])}. */
    public JoinedRows anti(double[] aKeys, double[] bKeys) {
        return join(JoinKind.ANTI, aKeys, bKeys);
    }
    // endregion

    // ---- objects

    /** Joins by keys in their natural order, such as strings: as {@link #inner(int[], int[])}. */
    public <T extends Comparable<? super T>> JoinedRows inner(T[] aKeys, T[] bKeys) {
        return join(JoinKind.INNER, aKeys, bKeys, null);
    }
    // Also as left|right|outer|semi|anti, LEFT|RIGHT|OUTER|SEMI|ANTI for INNER
    // region Derived from the method above by build/Widths.java: do not edit

    /** Joins by keys in their natural order, such as strings: as {@link #left(int[], int[])}. */
    public <T extends Comparable<? super T>> JoinedRows left(T[] aKeys, T[] bKeys) {
        return join(JoinKind.LEFT, aKeys, bKeys, null);
    }

    /** Joins by keys in their natural order, such as strings: as {@link #right(int[], int[])}. */
    public <T extends Comparable<? super T>> JoinedRows right(T[] aKeys, T[] bKeys) {
        return join(JoinKind.RIGHT, aKeys, bKeys, null);
    }

    /** Joins by keys in their natural order, such as strings: as {@link #outer(int[], int[])}. */
    public <T extends Comparable<? super T>> JoinedRows outer(T[] aKeys, T[] bKeys) {
        return join(JoinKind.OUTER, aKeys, bKeys, null);
    }

    /** Joins by keys in their natural order, such as strings: as {@link #semi(int[], int[])}. */
    public <T extends Comparable<? super T>> JoinedRows semi(T[] aKeys, T[] bKeys) {
        return join(JoinKind.SEMI, aKeys, bKeys, null);
    }

    /** Joins by keys in their natural order, such as strings: as {@link #anti(int[], int[])}. */
    public <T extends Comparable<? super T>> JoinedRows anti(T[] aKeys, T[] bKeys) {
        return join(JoinKind.ANTI, aKeys, bKeys, null);
    }
    // endregion

    /** Joins by keys in any order: as {@link #inner(int[], int[])}. Keys are equal if the order says so. */
    public <T> JoinedRows inner(T[] aKeys, T[] bKeys, Comparator<? super T> order) {
        return join(JoinKind.INNER, aKeys, bKeys, Objects.requireNonNull(order, "order"));
    }
    // Also as left|right|outer|semi|anti, LEFT|RIGHT|OUTER|SEMI|ANTI for INNER
    // region Derived from the method above by build/Widths.java: do not edit

    /** Joins by keys in any order: as {@link #left(int[], int[])}. Keys are equal if the order says so. */
    public <T> JoinedRows left(T[] aKeys, T[] bKeys, Comparator<? super T> order) {
        return join(JoinKind.LEFT, aKeys, bKeys, Objects.requireNonNull(order, "order"));
    }

    /** Joins by keys in any order: as {@link #right(int[], int[])}. Keys are equal if the order says so. */
    public <T> JoinedRows right(T[] aKeys, T[] bKeys, Comparator<? super T> order) {
        return join(JoinKind.RIGHT, aKeys, bKeys, Objects.requireNonNull(order, "order"));
    }

    /** Joins by keys in any order: as {@link #outer(int[], int[])}. Keys are equal if the order says so. */
    public <T> JoinedRows outer(T[] aKeys, T[] bKeys, Comparator<? super T> order) {
        return join(JoinKind.OUTER, aKeys, bKeys, Objects.requireNonNull(order, "order"));
    }

    /** Joins by keys in any order: as {@link #semi(int[], int[])}. Keys are equal if the order says so. */
    public <T> JoinedRows semi(T[] aKeys, T[] bKeys, Comparator<? super T> order) {
        return join(JoinKind.SEMI, aKeys, bKeys, Objects.requireNonNull(order, "order"));
    }

    /** Joins by keys in any order: as {@link #anti(int[], int[])}. Keys are equal if the order says so. */
    public <T> JoinedRows anti(T[] aKeys, T[] bKeys, Comparator<? super T> order) {
        return join(JoinKind.ANTI, aKeys, bKeys, Objects.requireNonNull(order, "order"));
    }
    // endregion

    /**
     * Joins two lists by a key of each element, in the natural order of the keys: as {@link #inner(Comparable[],
     * Comparable[])}. Rows are indices in the lists.
     *
     * @param aKey gives the key of an element; it is called once for each, in the order of the list, on the calling
     *     thread; {@code bKey} after that
     */
    public <A, B, K extends Comparable<? super K>> JoinedRows inner(List<A> a, Function<? super A, ? extends K> aKey,
            List<B> b, Function<? super B, ? extends K> bKey) {
        return joinLists(JoinKind.INNER, a, aKey, b, bKey);
    }
    // Also as left|right|outer|semi|anti, LEFT|RIGHT|OUTER|SEMI|ANTI for INNER
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Joins two lists by a key of each element, in the natural order of the keys: as {@link #left(Comparable[],
     * Comparable[])}. Rows are indices in the lists.
     *
     * @param aKey gives the key of an element; it is called once for each, in the order of the list, on the calling
     *     thread; {@code bKey} after that
     */
    public <A, B, K extends Comparable<? super K>> JoinedRows left(List<A> a, Function<? super A, ? extends K> aKey,
            List<B> b, Function<? super B, ? extends K> bKey) {
        return joinLists(JoinKind.LEFT, a, aKey, b, bKey);
    }

    /**
     * Joins two lists by a key of each element, in the natural order of the keys: as {@link #right(Comparable[],
     * Comparable[])}. Rows are indices in the lists.
     *
     * @param aKey gives the key of an element; it is called once for each, in the order of the list, on the calling
     *     thread; {@code bKey} after that
     */
    public <A, B, K extends Comparable<? super K>> JoinedRows right(List<A> a, Function<? super A, ? extends K> aKey,
            List<B> b, Function<? super B, ? extends K> bKey) {
        return joinLists(JoinKind.RIGHT, a, aKey, b, bKey);
    }

    /**
     * Joins two lists by a key of each element, in the natural order of the keys: as {@link #outer(Comparable[],
     * Comparable[])}. Rows are indices in the lists.
     *
     * @param aKey gives the key of an element; it is called once for each, in the order of the list, on the calling
     *     thread; {@code bKey} after that
     */
    public <A, B, K extends Comparable<? super K>> JoinedRows outer(List<A> a, Function<? super A, ? extends K> aKey,
            List<B> b, Function<? super B, ? extends K> bKey) {
        return joinLists(JoinKind.OUTER, a, aKey, b, bKey);
    }

    /**
     * Joins two lists by a key of each element, in the natural order of the keys: as {@link #semi(Comparable[],
     * Comparable[])}. Rows are indices in the lists.
     *
     * @param aKey gives the key of an element; it is called once for each, in the order of the list, on the calling
     *     thread; {@code bKey} after that
     */
    public <A, B, K extends Comparable<? super K>> JoinedRows semi(List<A> a, Function<? super A, ? extends K> aKey,
            List<B> b, Function<? super B, ? extends K> bKey) {
        return joinLists(JoinKind.SEMI, a, aKey, b, bKey);
    }

    /**
     * Joins two lists by a key of each element, in the natural order of the keys: as {@link #anti(Comparable[],
     * Comparable[])}. Rows are indices in the lists.
     *
     * @param aKey gives the key of an element; it is called once for each, in the order of the list, on the calling
     *     thread; {@code bKey} after that
     */
    public <A, B, K extends Comparable<? super K>> JoinedRows anti(List<A> a, Function<? super A, ? extends K> aKey,
            List<B> b, Function<? super B, ? extends K> bKey) {
        return joinLists(JoinKind.ANTI, a, aKey, b, bKey);
    }
    // endregion

    /**
     * Joins by keys of several columns: as {@link #inner(int[], int[])}. A row with a null in any column has no
     * partner. If the columns have orders of their own, those of A are taken.
     *
     * @throws IllegalArgumentException if the columns of A and B differ in number or in type
     */
    public JoinedRows inner(Columns aKeys, Columns bKeys) {
        return join(JoinKind.INNER, aKeys, bKeys);
    }
    // Also as left|right|outer|semi|anti, LEFT|RIGHT|OUTER|SEMI|ANTI for INNER: Joins by keys of several columns: as
    //     {@link #inner(int[], int[])}, and {@link #inner(Columns, Columns)}.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Joins by keys of several columns: as {@link #inner(int[], int[])}, and {@link #inner(Columns, Columns)}.
     *
     * @throws IllegalArgumentException if the columns of A and B differ in number or in type
     */
    public JoinedRows left(Columns aKeys, Columns bKeys) {
        return join(JoinKind.LEFT, aKeys, bKeys);
    }

    /**
     * Joins by keys of several columns: as {@link #inner(int[], int[])}, and {@link #inner(Columns, Columns)}.
     *
     * @throws IllegalArgumentException if the columns of A and B differ in number or in type
     */
    public JoinedRows right(Columns aKeys, Columns bKeys) {
        return join(JoinKind.RIGHT, aKeys, bKeys);
    }

    /**
     * Joins by keys of several columns: as {@link #inner(int[], int[])}, and {@link #inner(Columns, Columns)}.
     *
     * @throws IllegalArgumentException if the columns of A and B differ in number or in type
     */
    public JoinedRows outer(Columns aKeys, Columns bKeys) {
        return join(JoinKind.OUTER, aKeys, bKeys);
    }

    /**
     * Joins by keys of several columns: as {@link #inner(int[], int[])}, and {@link #inner(Columns, Columns)}.
     *
     * @throws IllegalArgumentException if the columns of A and B differ in number or in type
     */
    public JoinedRows semi(Columns aKeys, Columns bKeys) {
        return join(JoinKind.SEMI, aKeys, bKeys);
    }

    /**
     * Joins by keys of several columns: as {@link #inner(int[], int[])}, and {@link #inner(Columns, Columns)}.
     *
     * @throws IllegalArgumentException if the columns of A and B differ in number or in type
     */
    public JoinedRows anti(Columns aKeys, Columns bKeys) {
        return join(JoinKind.ANTI, aKeys, bKeys);
    }
    // endregion

    private <T> JoinedRows join(JoinKind kind, T[] aKeys, T[] bKeys, Comparator<? super T> order) {
        int n = Math.addExact(Objects.requireNonNull(aKeys, "aKeys").length,
                Objects.requireNonNull(bKeys, "bKeys").length);
        try (CompoundCall call = dispatcher.begin(JoinJob.operation(kind), aKeys.getClass().getComponentType(), n)) {
            JoinCodes codes = new ObjectProbe(dispatcher, call, order, Order.keysOf(order), "aKeys", "bKeys")
                    .join(kind, aKeys, bKeys);
            JoinedRows rows = join(kind, codes, List.of(new KeyColumn(aKeys, null, null)),
                    List.of(new KeyColumn(bKeys, null, null)));
            dispatcher.end(call);
            return rows;
        }
    }

    private <A, B, K> JoinedRows joinLists(JoinKind kind, List<A> a, Function<? super A, ? extends K> aKey, List<B> b,
            Function<? super B, ? extends K> bKey) {
        Objects.requireNonNull(a, "a");
        Objects.requireNonNull(aKey, "aKey");
        Objects.requireNonNull(b, "b");
        Objects.requireNonNull(bKey, "bKey");
        return join(kind, ListElements.keys(a, aKey), ListElements.keys(b, bKey), null);
    }

    JoinedRows join(JoinKind kind, Columns aKeys, Columns bKeys) {
        int n = ArgumentChecks.sumOfLengths("aKeys", Objects.requireNonNull(aKeys, "aKeys").size(), "bKeys",
                Objects.requireNonNull(bKeys, "bKeys").size());
        List<KeyColumn> columns = aKeys.followedBy(bKeys);
        try (CompoundCall call = dispatcher.begin(JoinJob.operation(kind), Columns.class, n)) {
            JoinCodes codes = ObjectProbe.of(ColumnKeys.of(dispatcher, call, columns).rows(), aKeys.size(), n);
            JoinedRows rows = join(kind, codes, aKeys.given(), bKeys.given());
            dispatcher.end(call);
            return rows;
        }
    }

    /** Joins by groups. A row without a key has a group of its own side, one of the last two. */
    private JoinedRows join(JoinKind kind, JoinCodes codes, List<KeyColumn> a, List<KeyColumn> b) {
        if (codes.mayHaveNulls() && !matchesNulls) {
            KeyColumn.replaceNulls(a, codes.a(), codes.groups() - JoinCodes.EXTRA);
            KeyColumn.replaceNulls(b, codes.b(), codes.groups() - 1);
        }
        return new JoinedRows(new CodedJoin(kind, codes), dispatcher.limits());
    }

    JoinedRows join(JoinKind kind, /*value*/ int[] aKeys, /*value*/ int[] bKeys) {
        return new JoinedRows(IntJoinCall.join(kind, dispatcher, Objects.requireNonNull(aKeys, "aKeys"),
                Objects.requireNonNull(bKeys, "bKeys")), dispatcher.limits());
    }
    // Also for long, float, double
    // region Derived from the method above by build/Widths.java: do not edit

    JoinedRows join(JoinKind kind, long[] aKeys, long[] bKeys) {
        return new JoinedRows(LongJoinCall.join(kind, dispatcher, Objects.requireNonNull(aKeys, "aKeys"),
                Objects.requireNonNull(bKeys, "bKeys")), dispatcher.limits());
    }

    JoinedRows join(JoinKind kind, float[] aKeys, float[] bKeys) {
        return new JoinedRows(FloatJoinCall.join(kind, dispatcher, Objects.requireNonNull(aKeys, "aKeys"),
                Objects.requireNonNull(bKeys, "bKeys")), dispatcher.limits());
    }

    JoinedRows join(JoinKind kind, double[] aKeys, double[] bKeys) {
        return new JoinedRows(DoubleJoinCall.join(kind, dispatcher, Objects.requireNonNull(aKeys, "aKeys"),
                Objects.requireNonNull(bKeys, "bKeys")), dispatcher.limits());
    }
    // endregion
}
