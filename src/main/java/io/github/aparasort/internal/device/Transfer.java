package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.opencl.Pinned;
import io.github.aparasort.internal.opencl.PinnedPiece;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.StaticInitializer;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
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
    private interface Source {
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

    /** Elements of one array on their way to the begin of a memory, or from there. */
    public static final class Load {
        private final StreamMemory there;
        private final int count;
        private final int bytes;
        private final Source source;
        /** Where they come from or go to; null if they are made on the way. */
        private final Object array;
        private final int from;
        private final Look look;
        private final boolean keeps;
        /** What was sent, in order to be put back. */
        private final Queue<Part> kept = new ConcurrentLinkedQueue<>();
        private final AtomicReference<Digest> digest = new AtomicReference<>(Digest.EMPTY);

        private Load(StreamMemory there, int count, int bytes, Source source, Object array, int from, Look look,
                boolean keeps) {
            this.there = there;
            this.count = count;
            this.bytes = bytes;
            this.source = source;
            this.array = array;
            this.from = from;
            this.look = look;
            this.keeps = keeps;
        }

        /**
         * Elements of an array from an index on.
         *
         * @param keeps whether {@link #restore} may be called after they were sent
         */
        public static Load of(Object array, int from, int count, StreamMemory there, Look look, boolean keeps) {
            return new Load(there, count, bytesOf(array), (begin, many, piece, at, block) ->
                    piece.put(at, array, from + begin, many), array, from, look, keeps);
        }

        /** Elements that are made when they are sent, of so many bytes. */
        public static Load of(Maker maker, int count, int bytes, StreamMemory there, Look look) {
            return new Load(there, count, bytes, (begin, many, piece, at, block) -> {
                maker.make(begin, begin + many, block, 1);
                piece.put(at, block, 1, many);
            }, null, 0, look, false);
        }

        /** Whether {@link #restore} may be called. */
        public boolean keeps() {
            return keeps;
        }

        /** What was looked at. */
        public Digest digest() {
            return digest.get();
        }

        private void add(Digest more) {
            digest.updateAndGet(all -> all.plus(more));
        }

        /** Puts what was sent back to where it was. */
        public void restore() {
            for (Part each : kept) {
                each.piece().get(0, array, from + each.begin(), each.end() - each.begin());
            }
        }

        /** Looks at the order of elements whose pieces are neighbours. */
        private void lookAtBorders(int length) {
            for (long border = length; look != Look.NONE && border < count; border += length) {
                Object two = bits(array, from + (int) border - 1);
                if (!look.at(two, two, 1, 1, (int) border, true).ordered()) {
                    add(Digest.DISORDER);
                }
            }
        }
    }

    /**
     * What the host reads of a memory: few enough elements for one piece.
     *
     * @param from the first byte
     * @param array what is filled
     */
    public record Read(StreamMemory memory, long from, Object array) {
    }

    /** A piece, and the elements of a load in it. */
    private record Part(Load load, int begin, int end, PinnedPiece piece) {
    }

    /** Pieces that a worker has under way: while these travel, it copies others. */
    private static final int SENT = 4;
    private static final int ASKED = 2;
    /** The device begins with the input after so many pieces. To flush each of them takes a lock that all want. */
    private static final int FLUSHED = 4;
    /**
     * Bytes for each worker at least. To wake another one takes longer than to copy less; and all that wait for a
     * device are in each other's way there.
     */
    private static final int SENT_SHARE = 1 << 18;
    private static final int RECEIVED_SHARE = 1 << 20;
    /** Bytes that are looked at together, which stay in the second-level cache. */
    private static final int STRETCH = 1 << 16;

    private final ClQueue queue;
    private final Pinned pinned;
    /** Pieces that may be under way. */
    private final Queue<PinnedPiece> used = new ConcurrentLinkedQueue<>();

    Transfer(ClQueue queue, Pinned pinned) {
        this.queue = queue;
        this.pinned = pinned;
    }

    /** Bytes of an element of an array of primitive values, here and on a device. */
    public static int bytesOf(Object array) {
        return array instanceof int[] || array instanceof float[] ? Integer.BYTES
                : array instanceof long[] || array instanceof double[] ? Long.BYTES
                : array instanceof char[] || array instanceof short[] ? Short.BYTES : Byte.BYTES;
    }

    private static Claims claims(List<Load> loads, int share) {
        return new Claims(loads.stream().mapToInt(each -> each.count).toArray(),
                loads.stream().mapToInt(each -> each.bytes).toArray(), share);
    }

    private static Part part(List<Load> loads, Claims.Piece claimed, PinnedPiece piece) {
        return new Part(loads.get(claimed.array()), claimed.begin(), claimed.end(), piece);
    }

    // ---- to the device

    /** Sends elements, and returns before they have arrived. */
    public void send(List<Load> loads) {
        Claims claims = claims(loads, SENT_SHARE);
        claims.forEachWorker(false, () -> {
            Object[][] blocks = new Object[2][];
            Deque<PinnedPiece> mine = new ArrayDeque<>();
            int sent = 0;
            try {
                for (Claims.Piece next = claims.next(); next != null; next = claims.next()) {
                    Load load = loads.get(next.array());
                    PinnedPiece piece = load.keeps || mine.size() < SENT ? pinned.take() : mine.removeFirst();
                    (load.keeps ? used : mine).add(piece);
                    queue.await(piece);
                    Part part = part(loads, next, piece);
                    load.add(fill(part, block(load, blocks)));
                    queue.write(load.there.buffer(), (long) part.begin() * load.bytes, piece,
                            (part.end() - part.begin()) * (long) load.bytes);
                    if (sent++ % FLUSHED == 0) {
                        queue.flush();
                    }
                    if (load.keeps) {
                        load.kept.add(part);
                    }
                }
            } finally {
                used.addAll(mine);
            }
        });
    }

    private static Digest fill(Part part, Object[] block) {
        Load load = part.load();
        Digest digest = Digest.EMPTY;
        for (int i = part.begin(), next; i < part.end(); i = next) {
            next = i + Math.min(STRETCH / load.bytes, part.end() - i);
            load.source.put(i, next - i, part.piece(), i - part.begin(), block[0]);
            if (load.look != Look.NONE) {
                part.piece().get(i - part.begin(), block[0], 1, next - i);
                digest = digest.plus(load.look.at(block[0], block[1], 1, next - i, i, false));
            }
        }
        return digest;
    }

    /** An array for the bits of a stretch, and before them for those of one more element; twice, for looks. */
    private static Object[] block(Load load, Object[][] blocks) {
        int wide = load.bytes == Long.BYTES ? 1 : 0;
        if (blocks[wide] == null) {
            Object block = wide == 1 ? new long[1 + STRETCH / Long.BYTES] : new int[1 + STRETCH / Integer.BYTES];
            blocks[wide] = new Object[] {block, block};
        }
        return blocks[wide];
    }

    // ---- from the device

    /** Waits for elements, and copies them to their arrays. */
    public void receive(List<Load> loads) {
        Claims claims = claims(loads, RECEIVED_SHARE);
        boolean alone = loads.stream().anyMatch(each -> each.look.runsCustomCode()) && StaticInitializer.isRunning();
        claims.forEachWorker(alone, () -> {
            Object[][] blocks = new Object[2][];
            Deque<PinnedPiece> free = new ArrayDeque<>();
            Deque<Part> asked = new ArrayDeque<>();
            try {
                Claims.Piece next = claims.next();
                while (next != null || !asked.isEmpty()) {
                    if (next != null && asked.size() < ASKED) {
                        Part part = part(loads, next, free.isEmpty() ? pinned.take() : free.pop());
                        asked.addLast(part);
                        Load load = part.load();
                        queue.read(load.there.buffer(), (long) part.begin() * load.bytes, part.piece(),
                                (part.end() - part.begin()) * (long) load.bytes);
                        next = claims.next();
                    } else {
                        Part first = asked.peekFirst();
                        queue.await(first.piece());
                        first.load().add(drain(first, block(first.load(), blocks)));
                        free.push(asked.removeFirst().piece());
                    }
                }
            } finally {
                used.addAll(free);
                asked.forEach(part -> used.add(part.piece()));
            }
        });
        for (int i = 0; i < loads.size(); i++) {
            loads.get(i).lookAtBorders(claims.length(i));
        }
    }

    private static Digest drain(Part part, Object[] block) {
        Load load = part.load();
        Digest digest = Digest.EMPTY;
        for (int i = part.begin(), next; i < part.end(); i = next) {
            next = i + Math.min(STRETCH / load.bytes, part.end() - i);
            part.piece().get(i - part.begin(), load.array, load.from + i, next - i);
            if (load.look != Look.NONE) {
                part.piece().get(i - part.begin(), block[0], 1, next - i);
                digest = digest.plus(load.look.at(block[0], block[1], 1, next - i, i, i > part.begin()));
                System.arraycopy(block[0], next - i, block[0], 0, 1);
            }
        }
        return digest;
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

    /** Waits for the commands before, and reads: all in one wait. */
    void read(List<Read> all) {
        for (Read each : all) {
            PinnedPiece piece = pinned.take();
            used.add(piece);
            queue.read(each.memory.buffer(), each.from, piece, (long) Array.getLength(each.array) * bytesOf(each.array));
        }
        await();
        Iterator<PinnedPiece> pieces = used.iterator();
        for (Read each : all) {
            pieces.next().get(0, each.array, 0, Array.getLength(each.array));
        }
    }

    // ---- the end

    /** Waits for what is under way, and throws if any of it has failed. */
    public void await() {
        queue.await(used);
    }

    /** The same, and gives the pieces back. None is in flight then, even if one has failed. */
    @Override
    public void close() {
        try {
            queue.await(used);
        } finally {
            pinned.giveBack(List.copyOf(used));
            used.clear();
        }
    }
}
