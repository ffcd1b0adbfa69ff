package io.github.aparasort.internal.object;

/** Reads byte arrays by their unsigned bytes. */
final class BytesReader extends TextReader {
    BytesReader(Object[] values, int from, int depth) {
        super(values, from, depth);
    }

    @Override
    boolean isText(Object value) {
        return value instanceof byte[];
    }

    @Override
    int length(Object text) {
        return ((byte[]) text).length;
    }

    @Override
    void read(Object text, int begin, int end, char[] symbols, int at) {
        byte[] bytes = (byte[]) text;
        for (int i = begin; i < end; i++) {
            symbols[at + i - begin] = (char) (bytes[i] & 0xff);
        }
    }
}
