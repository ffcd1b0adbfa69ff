package io.github.aparasort.internal.external;

import java.nio.ByteBuffer;

/** Records of bytes, one after the other in an array. */
final class RecordBlock extends Block {
    final byte[] bytes;
    private final RecordKey key;
    private final int length;

    RecordBlock(int capacity, RecordKey key) {
        this.bytes = new byte[Math.toIntExact(size(capacity, key.length()))];
        this.key = key;
        this.length = key.length();
    }

    /** The bytes of a block: a word of a short key may reach beyond the last record. */
    static long size(long capacity, int length) {
        return capacity * length + RecordKey.WORD - 1;
    }

    @Override
    void load(ByteBuffer from, int at, int count) {
        from.get(from.position(), bytes, at * length, count * length);
    }

    @Override
    void store(ByteBuffer to, int at, int count) {
        to.put(to.position(), bytes, at * length, count * length);
    }

    @Override
    long key(int at) {
        return key.word(bytes, at * length, 0);
    }

    @Override
    int compareRest(int at, Block other, int otherAt) {
        return key.keyLength() <= RecordKey.WORD ? 0
                : key.compare(bytes, at * length, ((RecordBlock) other).bytes, otherAt * length);
    }

    @Override
    void copy(Block from, int at, int to) {
        System.arraycopy(((RecordBlock) from).bytes, at * length, bytes, to * length, length);
    }
}
