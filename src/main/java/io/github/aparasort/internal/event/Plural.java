package io.github.aparasort.internal.event;

/** Nouns after numbers. */
public final class Plural {
    private Plural() {
    }

    /** The noun in singular for 1, otherwise with an "s". */
    public static String of(long count, String noun) {
        return count == 1 ? noun : noun + "s";
    }
}
