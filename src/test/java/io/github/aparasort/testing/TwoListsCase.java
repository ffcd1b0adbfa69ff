package io.github.aparasort.testing;

import static org.junit.jupiter.api.Assertions.assertNotSame;

import io.github.aparasort.Pairs;
import java.util.function.Function;

/** What the tests of merges and of set operations ask of each operation on two sorted arrays. */
public abstract class TwoListsCase extends FamilyCase {
    /**
     * An operation.
     *
     * @param owner has the method, and one for pairs
     * @param origins of the right result: of each element its index into A followed by B
     */
    public record Combination(Object owner, String name, Function<SortedInputPair.Two, int[]> origins) {
        String pairs() {
            return name + "Pairs";
        }
    }

    public final void combines(Combination by, SortedInputPair.Two two, String how) {
        String what = by.name + " of " + two.aCount() + " and " + two.bCount() + " " + how;
        SortedInputPair.Two before = two.copy();
        int[] origins = by.origins.apply(two);
        Object result = call(by.owner, by.name, two.a(), two.b());
        assertRan(by.name, two.type().type, two.n(), two.aCount() == 0 || two.bCount() == 0);
        AnyArray.assertSame(AnyArray.taken(two.both(), origins), result, what);
        two.assertUnchanged(before, what);
        if (origins.length > 0 || by.name.equals("merge")) {
            assertNotSame(two.a(), result, what);
            assertNotSame(two.b(), result, what);
        }
    }

    public final void carries(Combination by, SortedInputPair.Two two, Class<?> valueType) {
        String what = by.pairs() + " of " + two.aCount() + " and " + two.bCount() + " with " + valueType;
        SortedInputPair.Two before = two.copy();
        Object aValues = DistinctValues.of(valueType, 0, two.aCount());
        Object bValues = DistinctValues.of(valueType, two.aCount(), two.bCount());
        Object aBefore = AnyArray.copy(aValues);
        Object bBefore = AnyArray.copy(bValues);
        int[] origins = by.origins.apply(two);
        Pairs<?, ?> result = (Pairs<?, ?>) call(by.owner, by.pairs(), two.a(), aValues, two.b(), bValues);
        assertRan(by.pairs(), two.type().type, two.n(), two.aCount() == 0 || two.bCount() == 0);
        AnyArray.assertSame(AnyArray.taken(two.both(), origins), result.keys(), "keys of " + what);
        DistinctValues.assertSame(AnyArray.taken(SortedInputPair.concatenated(aValues, bValues), origins),
                result.values(), "values of " + what);
        two.assertUnchanged(before, what);
        DistinctValues.assertSame(aBefore, aValues, what);
        DistinctValues.assertSame(bBefore, bValues, what);
        if (origins.length > 0 || by.name.equals("merge")) {
            assertNotSame(aValues, result.values(), what);
            assertNotSame(bValues, result.values(), what);
            assertNotSame(two.a(), result.keys(), what);
            assertNotSame(two.b(), result.keys(), what);
        }
    }

    /** One key out of order, at the begin, in the middle and at the end of few and of many. */
    public final void namesWhatIsNotSorted(Combination by, KeyType type) {
        for (int n : new int[] {10, 5003, 40_009}) {
            for (int share = 0; share <= 2; share++) {
                SortedInputPair.Two two = SortedInputPair.RANDOM.of(type, n, n).distinct();
                int at = 1 + (two.aCount() - 2) / 2 * share;
                UnsortedInputs.swap(two.a(), at - 1, at);
                SortedInputPair.Two before = two.copy();
                Object aValues = DistinctValues.of(int.class, 0, two.aCount());
                Object bValues = DistinctValues.of(int.class, 0, two.bCount());
                refused(IllegalArgumentException.class, UnsortedInputs.message("a", two.a(), at),
                        () -> call(by.owner, by.name, two.a(), two.b()));
                refused(IllegalArgumentException.class, UnsortedInputs.message("b", two.a(), at),
                        () -> call(by.owner, by.name, two.b(), two.a()));
                Object out = type.array(two.n());
                refused(IllegalArgumentException.class, UnsortedInputs.message("a", two.a(), at),
                        () -> call(by.owner, by.name, two.a(), two.b(), out));
                AnyArray.assertSame(type.array(two.n()), out, "out");
                refused(IllegalArgumentException.class, UnsortedInputs.message("aKeys", two.a(), at),
                        () -> call(by.owner, by.pairs(), two.a(), aValues, two.b(), bValues));
                refused(IllegalArgumentException.class, UnsortedInputs.message("bKeys", two.a(), at),
                        () -> call(by.owner, by.pairs(), two.b(), bValues, two.a(), aValues));
                two.assertUnchanged(before, "a refusal");
            }
        }
    }

    /** Before it is seen that the other array is not sorted. */
    public final void refusesNull(Combination by, KeyType type) {
        Object sorted = type.array(10);
        Object unsorted = SortedInputPair.INTERLEAVED.of(type, 10, 10).a();
        UnsortedInputs.swap(unsorted, 0, 9);
        Object values = new int[10];
        refused(NullPointerException.class, "b", () -> call(by.owner, by.name, unsorted, null));
        refused(NullPointerException.class, "a", () -> call(by.owner, by.name, null, unsorted));
        refused(NullPointerException.class, "aKeys", () -> call(by.owner, by.pairs(), null, values, unsorted, values));
        refused(NullPointerException.class, "aValues",
                () -> call(by.owner, by.pairs(), unsorted, null, sorted, values));
        refused(NullPointerException.class, "bKeys", () -> call(by.owner, by.pairs(), unsorted, values, null, values));
        refused(NullPointerException.class, "bValues",
                () -> call(by.owner, by.pairs(), unsorted, values, sorted, null));
        refused(NullPointerException.class, null, () -> call(by.owner, by.name, unsorted, sorted, null));
        refused(NullPointerException.class, "b", () -> call(by.owner, by.name, unsorted, null, sorted));
        refused(NullPointerException.class, "a", () -> call(by.owner, by.name, null, unsorted, sorted));
    }
}
