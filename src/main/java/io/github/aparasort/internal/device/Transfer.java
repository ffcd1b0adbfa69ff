package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClException;
import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.opencl.Pinned;
import io.github.aparasort.internal.opencl.PinnedPiece;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.StaticInitializer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Moves elements between the host and the memory of a device, by way of page-locked memory. The caller and its helpers
 * copy pieces, look at them, and queue their transfers themselves. So the bus is busy while they copy, and none waits
 * for another. What is looked at is what travels: a thread that writes to the array meanwhile does no harm.
 */
public final class Transfer implements AutoCloseable {
    /** Elements of the host on their way to a device. */
    public interface Source {
        /**
         * Copies elements to a piece.
         *
         * @param begin the index of the first one
         * @param count how many, the length of {@code block} at most
         * @param at where they go in the piece
         * @param block for elements that have to be made first
         */
        void put(int begin, int count, PinnedPiece piece, int at, Object block);
    }

    /** Makes elements with indices in [begin, end) in an array of ints or longs, from its index {@code at} on. */
    public interface Maker {
        void make(int begin, int end, Object block, int at);
    }

    /** A piece, and the elements in it. */
    private record Load(int begin, int end, PinnedPiece piece) {
    }

    /** Pieces that a worker has under way: while these travel, it copies others. */
    private static final int SENT = 4;
    private static final int ASKED = 2;
    /** The device begins with the input after so many pieces. To flush each of them takes a lock that all want. */
    private static final int FLUSHED = 4;
    /** Elements that are looked at together: 16 KiB of ints, which stay in the first-level cache. */
    private static final int STRETCH = Parallel.BLOCK;

    private final ClQueue queue;
    private final Pinned pinned;
    private final ClBuffer there;
    private final int bytes;
    /** Pieces that may be under way. */
    private final Queue<PinnedPiece> used = new ConcurrentLinkedQueue<>();
    /** What was sent, in order to be put back. */
    private final Queue<Load> kept = new ConcurrentLinkedQueue<>();

    /** @param bytes of an element */
    Transfer(ClQueue queue, Pinned pinned, ClBuffer there, int bytes) {
        this.queue = queue;
        this.pinned = pinned;
        this.there = there;
        this.bytes = bytes;
    }

    /** Bytes of an element of an array of primitive values, here and on a device. */
    public static int bytesOf(Object array) {
        return array instanceof int[] || array instanceof float[] ? Integer.BYTES
                : array instanceof long[] || array instanceof double[] ? Long.BYTES
                : array instanceof char[] || array instanceof short[] ? Short.BYTES : Byte.BYTES;
    }

    /** The elements of an array from an index on. */
    public static Source of(Object array, int from) {
        return (begin, count, piece, at, block) -> piece.put(at, array, from + begin, count);
    }

    /** Elements that are made when they are sent. */
    public static Source of(Maker maker) {
        return (begin, count, piece, at, block) -> {
            maker.make(begin, begin + count, block, 1);
            piece.put(at, block, 1, count);
        };
    }

    // ---- to the device

    /**
     * Sends elements to the begin of the memory, and returns before they have arrived.
     *
     * @param keeps whether {@link #restore} may be called
     * @return what was looked at
     */
    public Digest send(Source source, int count, Look look, boolean keeps) {
        Claims claims = new Claims(count, bytes);
        AtomicReference<Digest> sum = new AtomicReference<>(Digest.EMPTY);
        claims.forEachWorker(false, () -> {
            Object[] block = block();
            Digest digest = Digest.EMPTY;
            Deque<PinnedPiece> mine = new ArrayDeque<>();
            try {
                for (int begin = claims.next(); begin >= 0; begin = claims.next()) {
                    PinnedPiece piece = keeps || mine.size() < SENT ? pinned.take() : mine.removeFirst();
                    mine.addLast(piece);
                    queue.await(piece);
                    Load load = new Load(begin, claims.end(begin), piece);
                    digest = digest.plus(fill(load, source, look, block));
                    queue.write(there, (long) begin * bytes, piece, (load.end() - begin) * (long) bytes);
                    if (begin / claims.length() % FLUSHED == 0) {
                        queue.flush();
                    }
                    if (keeps) {
                        kept.add(load);
                    }
                }
            } finally {
                used.addAll(mine);
            }
            Digest found = digest;
            sum.updateAndGet(all -> all.plus(found));
        });
        return sum.get();
    }

    private Digest fill(Load load, Source source, Look look, Object[] block) {
        Digest digest = Digest.EMPTY;
        for (int i = load.begin(), next; i < load.end(); i = next) {
            next = i + Math.min(STRETCH, load.end() - i);
            source.put(i, next - i, load.piece(), i - load.begin(), block[0]);
            if (look != Look.NONE) {
                load.piece().get(i - load.begin(), block[0], 1, next - i);
                digest = digest.plus(look.at(block[0], block[1], 1, next - i, i, false));
            }
        }
        return digest;
    }

    /** An array for the bits of a stretch, and before them for those of one more element; twice, for looks. */
    private Object[] block() {
        Object block = bytes == Long.BYTES ? new long[1 + STRETCH]
                : bytes == Integer.BYTES ? new int[1 + STRETCH] : null;
        return new Object[] {block, block};
    }

    /** Puts what was sent back to where it was. */
    public void restore(Object array, int from) {
        for (Load load : kept) {
            load.piece().get(0, array, from + load.begin(), load.end() - load.begin());
        }
    }

    // ---- from the device

    /** Waits for the begin of the memory, and copies elements from there to an array from index {@code to} on. */
    public Digest receive(Object array, int to, int count, Look look) {
        Claims claims = new Claims(count, bytes);
        AtomicReference<Digest> sum = new AtomicReference<>(Digest.EMPTY);
        claims.forEachWorker(look.runsCustomCode() && StaticInitializer.isRunning(), () -> {
            Object[] block = block();
            Digest digest = Digest.EMPTY;
            Deque<PinnedPiece> free = new ArrayDeque<>();
            Deque<Load> asked = new ArrayDeque<>();
            try {
                int next = claims.next();
                while (next >= 0 || !asked.isEmpty()) {
                    if (next >= 0 && asked.size() < ASKED) {
                        Load load = new Load(next, claims.end(next), free.isEmpty() ? pinned.take() : free.pop());
                        asked.addLast(load);
                        queue.read(there, (long) next * bytes, load.piece(), (load.end() - next) * (long) bytes);
                        next = claims.next();
                    } else {
                        Load first = asked.peekFirst();
                        queue.await(first.piece());
                        digest = digest.plus(drain(first, array, to, look, block));
                        free.push(asked.removeFirst().piece());
                    }
                }
            } finally {
                used.addAll(free);
                asked.forEach(load -> used.add(load.piece()));
            }
            Digest found = digest;
            sum.updateAndGet(all -> all.plus(found));
        });
        return sum.get().plus(borders(claims, array, to, count, look));
    }

    private Digest drain(Load load, Object array, int to, Look look, Object[] block) {
        Digest digest = Digest.EMPTY;
        for (int i = load.begin(), next; i < load.end(); i = next) {
            next = i + Math.min(STRETCH, load.end() - i);
            load.piece().get(i - load.begin(), array, to + i, next - i);
            if (look != Look.NONE) {
                load.piece().get(i - load.begin(), block[0], 1, next - i);
                digest = digest.plus(look.at(block[0], block[1], 1, next - i, i, i > load.begin()));
                System.arraycopy(block[0], next - i, block[0], 0, 1);
            }
        }
        return digest;
    }

    /** Looks at the order of elements whose pieces are neighbours. */
    private Digest borders(Claims claims, Object array, int to, int count, Look look) {
        boolean ordered = true;
        for (long border = claims.length(); look != Look.NONE && border < count; border += claims.length()) {
            Object two = bits(array, to + (int) border - 1);
            ordered &= look.at(two, two, 1, 1, (int) border, true).ordered();
        }
        return ordered ? Digest.EMPTY : Digest.DISORDER;
    }

    /** The bits of two elements. */
    private static Object bits(Object array, int at) {
        if (array instanceof float[] floats) {
            return new int[] {Float.floatToRawIntBits(floats[at]), Float.floatToRawIntBits(floats[at + 1])};
        } else if (array instanceof double[] doubles) {
            return new long[] {Double.doubleToRawLongBits(doubles[at]), Double.doubleToRawLongBits(doubles[at + 1])};
        }
        return array instanceof int[] ints ? new int[] {ints[at], ints[at + 1]}
                : new long[] {((long[]) array)[at], ((long[]) array)[at + 1]};
    }

    // ---- the end

    /** Waits for what is under way, and throws if any of it has failed. */
    public void await() {
        used.forEach(queue::await);
    }

    /** The same, and gives the pieces back. None is in flight then, even if one has failed. */
    @Override
    public void close() {
        ClException failure = null;
        for (PinnedPiece piece : used) {
            try {
                queue.await(piece);
            } catch (ClException e) {
                failure = e;
            }
        }
        pinned.giveBack(List.copyOf(used));
        used.clear();
        kept.clear();
        if (failure != null) {
            throw failure;
        }
    }
}
