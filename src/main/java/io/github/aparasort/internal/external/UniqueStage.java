package io.github.aparasort.internal.external;

import java.io.IOException;

/** Keeps the first one of records with equal keys. */
final class UniqueStage extends Stage {
    private final Last last;

    UniqueStage(Output output, long limit, Last last) {
        super(output, limit);
        this.last = last;
    }

    @Override
    void add(long word, byte[] bytes, int begin, int end) throws IOException {
        if (!last.isThere() || last.compareTo(word, bytes, begin, end) != 0) {
            last.set(word, bytes, begin, end);
            write(bytes, begin, end);
        }
    }
}
