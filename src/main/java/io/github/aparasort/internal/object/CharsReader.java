package io.github.aparasort.internal.object;

/** Reads any sequences of chars. */
final class CharsReader extends TextReader {
    CharsReader(Object[] values, int from, int depth) {
        super(values, from, depth);
    }

    @Override
    boolean isText(Object value) {
        return value instanceof CharSequence;
    }

    @Override
    int length(Object text) {
        return ((CharSequence) text).length();
    }

    @Override
    void read(Object text, int begin, int end, char[] symbols, int at) {
        CharSequence chars = (CharSequence) text;
        for (int i = begin; i < end; i++) {
            symbols[at + i - begin] = chars.charAt(i);
        }
    }
}
