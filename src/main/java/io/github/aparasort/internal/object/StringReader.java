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
    void read(Object text, int begin, int end, int[] symbols) {
        String string = (String) text;
        for (int i = begin; i < end; i++) {
            symbols[i - begin] = string.charAt(i);
        }
        for (int i = 0; ignoresCase && i < end - begin; i++) {
            symbols[i] = fold(symbols[i]);
        }
    }

    @Override
    int symbol(Object text, int position) {
        char c = ((String) text).charAt(position);
        return ignoresCase ? fold(c) : c;
    }

    /** What {@link String#CASE_INSENSITIVE_ORDER} compares. */
    private static int fold(int c) {
        if (c < 128) {
            return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
        }
        if (Character.isSurrogate((char) c)) {
            // A pair of them is one symbol, which comes after all chars; one alone does not.
            throw new Unreadable();
        }
        return Character.toLowerCase(Character.toUpperCase((char) c));
    }
}
