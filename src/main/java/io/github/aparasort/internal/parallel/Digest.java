package io.github.aparasort.internal.parallel;

/**
 * A checksum of raw values, taken while the input is copied in, and again from the result. It is the same for every
 * permutation, unless the mixed values depend on their places, too; and different for nearly all other values.
 *
 * @param ordered whether the values were in order, if that was checked
 * @param sum sum of the mixed values; every change of a single value changes it
 * @param squares sum of their squares, for changes that cancel out in the sum
 */
public record Digest(boolean ordered, long sum, long squares) {
    public static final Digest EMPTY = new Digest(true, 0, 0);
    public static final Digest DISORDER = new Digest(false, 0, 0);

    public Digest plus(Digest other) {
        return new Digest(ordered && other.ordered, sum + other.sum, squares + other.squares);
    }

    // With its own methods. The JDK keeps the class of the last record that it made an equals for, and so the class
    // loader of an application for ever.

    @Override
    public boolean equals(Object other) {
        return other instanceof Digest digest && ordered == digest.ordered && sum == digest.sum
                && squares == digest.squares;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Boolean.hashCode(ordered) + Long.hashCode(sum)) + Long.hashCode(squares);
    }
}
