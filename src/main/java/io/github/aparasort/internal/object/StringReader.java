package io.github.aparasort.internal.object;

/** Reads strings by their chars: as they are, or all in one case. */
final class StringReader extends TextReader {
    private final boolean ignoresCase;

    StringReader(Object[] values, int from, int depth, boolean ignoresCase) {
        super(values, from, depth);
        this.ignoresCase = ignoresCase;
    }

    @Override
    boolean isText(Object value) {
        return value instanceof String;
    }

    @Override
    int length(Object text) {
        return ((String) text).length();
    }

    @Override
    void read(Object text, int begin, int end, char[] symbols, int at) {
        ((String) text).getChars(begin, end, symbols, at);
        for (int i = at; ignoresCase && i < at + end - begin; i++) {
            symbols[i] = fold(symbols[i]);
        }
    }

    /** What {@link String#CASE_INSENSITIVE_ORDER} compares. */
    private static char fold(char c) {
        if (c < 128) {
            return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
        }
        if (Character.isSurrogate(c)) {
            // A pair of them is one symbol, which comes after all chars; one alone does not.
            throw new Unreadable();
        }
        return Character.toLowerCase(Character.toUpperCase(c));
    }
}
