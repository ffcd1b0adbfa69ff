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
    void read(Object text, int begin, int end, int[] symbols) {
        byte[] bytes = (byte[]) text;
        for (int i = begin; i < end; i++) {
            symbols[i - begin] = bytes[i] & 0xff;
        }
    }

    @Override
    int symbol(Object text, int position) {
        return ((byte[]) text)[position] & 0xff;
    }
}
