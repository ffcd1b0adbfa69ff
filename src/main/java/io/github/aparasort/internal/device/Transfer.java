package io.github.aparasort.internal.device;

import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.opencl.Pinned;
import io.github.aparasort.internal.opencl.PinnedPiece;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.parallel.StaticInitializer;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Moves elements between the host and the memory of a device, by way of page-locked memory. The caller and its helpers
 * copy pieces, look at them, and queue their transfers themselves. So the bus is busy while they copy, and none waits
 * for another. What is looked at is what travels: a thread that writes to the array meanwhile does no harm.
 */
public final class Transfer implements AutoCloseable {
    /** Makes elements with indices in [begin, end) in an array of ints or longs, from its index {@code at} on. */
    public interface Maker {
        void make(int begin, int end, Object block, int at);
    }

    /** Elements of one array on their way to the begin of a memory, or from there. */
    public static final class Load {
        private final StreamMemory there;
        private final int count;
        private final int bytes;
        /** The maker of the elements; null if they are those of an array. */
        private final Maker maker;
        /** The array that they come from or go to; null if they are made. */
        private final Object array;
        private final int from;
        private final Look look;
        private final boolean restorable;
        private final AtomicReference<Digest> digest = new AtomicReference<>(Digest.EMPTY);
        private Piece[] pieces;

        private Load(StreamMemory there, int count, int bytes, Maker maker, Object array, int from, Look look,
                boolean restorable) {
            this.there = there;
            this.count = count;
            this.bytes = bytes;
            this.maker = maker;
            this.array = array;
            this.from = from;
            this.look = look;
            this.restorable = restorable;
        }

        /**
         * Elements of an array from an index on.
         *
         * @param restorable whether {@link #restore} may be called after they were sent
         */
        public static Load of(Object array, int from, int count, StreamMemory there, Look look, boolean restorable) {
            return new Load(there, count, bytesOf(array), null, array, from, look, restorable);
        }

        /** Elements that are made when they are sent, of {@code bytes} bytes each. */
        public static Load of(Maker maker, int count, int bytes, StreamMemory there, Look look) {
            return new Load(there, count, bytes, maker, null, 0, look, false);
        }

        /** Whether {@link #restore} may be called. */
        public boolean isRestorable() {
            return restorable;
        }

        /** The checksum of what was looked at. */
        public Digest digest() {
            return digest.get();
        }

        /** Puts what was sent back to where it was. */
        public void restore() {
            for (Piece each : pieces) {
                if (each.pinned != null && each.left.get() == 0) {
                    each.pinned.get(0, array, from + each.begin, each.end - each.begin);
                }
            }
        }

        private void divide(int length) {
            pieces = new Piece[(int) (((long) count + length - 1) / length)];
            for (int i = 0; i < pieces.length; i++) {
                pieces[i] = new Piece(this, i * length, (int) Math.min(count, (i + 1L) * length));
            }
        }

        /**
         * Copies the elements of a share to its piece, or from there, block by block, and looks at each block while it
         * is in a near cache: at what travels.
         */
        private void move(ShareQueue.Share share, Piece piece, Object[] block, boolean there) {
            boolean looks = look != Look.NONE;
            // Otherwise elements go straight to the piece or the array; then the look reads them from the piece again.
            boolean passes = maker != null || looks && array.getClass() == block[0].getClass();
            int length = ShareQueue.BLOCK / bytes;
            Digest found = Digest.EMPTY;
            int n;
            // By n, not by the length: that would overflow behind the last elements of the longest arrays.
            for (int begin = share.begin(); begin < share.end(); begin += n) {
                n = Math.min(share.end() - begin, length);
                int at = begin - piece.begin;
                if (there && maker != null) {
                    maker.make(begin, begin + n, block[0], 1);
                } else if (there && passes) {
                    System.arraycopy(array, from + begin, block[0], 1, n);
                } else if (there) {
                    piece.pinned.put(at, array, from + begin, n);
                } else if (!passes) {
                    piece.pinned.get(at, array, from + begin, n);
                }
                if (looks && !(there && passes)) {
                    piece.pinned.get(at, block[0], 1, n);
                }
                if (looks) {
                    found = found.plus(look.at(block[0], block[1], 1, n, begin, begin > share.begin()));
                    // The next block is compared with it.
                    System.arraycopy(block[0], n, block[0], 0, 1);
                }
                if (there && passes) {
                    piece.pinned.put(at, block[0], 1, n);
                } else if (passes) {
                    System.arraycopy(block[0], 1, array, from + begin, n);
                }
            }
            Digest all = found;
            digest.updateAndGet(others -> others.plus(all));
        }

        /** Looks at the order of elements where a share ends and the next one begins. */
        private void lookAtBorders(int length) {
            boolean looks = array != null && look != Look.NONE && look.seesOrder();
            for (long border = length; looks && border < count; border += length) {
                if (!inOrder(array, from + (int) border, look)) {
                    digest.set(Digest.DISORDER);
                }
            }
        }
    }

    /** Elements [begin, end) of a load, which travel as one. */
    private static final class Piece {
        private final Load load;
        private final int begin;
        private final int end;
        /** Elements that are not copied yet. */
        private final AtomicInteger left;
        /** Where they are on the host, while they travel. */
        private volatile PinnedPiece pinned;
        private volatile boolean arrived;

        Piece(Load load, int begin, int end) {
            this.load = load;
            this.begin = begin;
            this.end = end;
            left = new AtomicInteger(end - begin);
        }

        long byteBegin() {
            return (long) begin * load.bytes;
        }

        long bytes() {
            return (long) (end - begin) * load.bytes;
        }

        /** Notes that a share was copied. Returns whether it was the last one. */
        boolean isDone(ShareQueue.Share share) {
            return left.addAndGet(share.begin() - share.end()) == 0;
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

    /**
     * Pieces that may be under way: two slabs of page-locked memory, which travel for 0.7 ms at 50 GB/s. Others are
     * copied meanwhile. If there are no more than these, the driver need not tell when each of them has arrived.
     */
    private static final int UNDER_WAY = 32;
    /** The device begins with the input after this many pieces. To flush takes a lock that all workers need. */
    private static final int FLUSHED = 4;
    /** A piece takes about as long at 20 GB/s. */
    private static final int RETRY_NANOS = 50_000;

    private final ClQueue queue;
    private final Pinned pinned;
    /** Whether no other thread queues anything. */
    private final boolean alone;
    /** Page-locked memory that is in use. */
    private final Queue<PinnedPiece> used = new ConcurrentLinkedQueue<>();
    /** Whether page-locked memory was sent that {@link #used} does not have: only the whole queue can be awaited. */
    private volatile boolean unwatched;
    private volatile boolean failed;

    Transfer(ClQueue queue, Pinned pinned, boolean alone) {
        this.queue = queue;
        this.pinned = pinned;
        this.alone = alone;
    }

    /** Bytes of an element of an array of primitive values, here and on a device. */
    public static int bytesOf(Object array) {
        return array instanceof int[] || array instanceof float[] ? Integer.BYTES
                : array instanceof long[] || array instanceof double[] ? Long.BYTES
                : array instanceof char[] || array instanceof short[] ? Short.BYTES : Byte.BYTES;
    }

    /** Bytes of an array of primitive values. */
    static long bytes(Object array) {
        return (long) Array.getLength(array) * bytesOf(array);
    }

    /** Divides what is transferred into pieces. Returns them all. */
    private static List<Piece> pieces(List<Load> loads, ShareQueue shares) {
        List<Piece> all = new ArrayList<>();
        for (int i = 0; i < loads.size(); i++) {
            loads.get(i).divide(shares.piece(i));
            all.addAll(List.of(loads.get(i).pieces));
        }
        return all;
    }

    private static ShareQueue shares(List<Load> loads) {
        return new ShareQueue(loads.stream().mapToInt(each -> each.count).toArray(),
                loads.stream().mapToInt(each -> each.bytes).toArray());
    }

    /** The work of a worker on a share. */
    private interface Step {
        void run(Piece piece, ShareQueue.Share share, Object[] block);
    }

    private void forEachShare(List<Load> loads, ShareQueue shares, boolean byCaller, Step step) {
        shares.forEachWorker(byCaller, () -> {
            try {
                Object[][] blocks = new Object[2][];
                for (ShareQueue.Share next = shares.next(); next != null; next = shares.next()) {
                    Load load = loads.get(next.array());
                    int wide = load.bytes == Long.BYTES ? 1 : 0;
                    if (blocks[wide] == null) {
                        blocks[wide] = block(wide == 1 ? new long[1 + ShareQueue.BLOCK / Long.BYTES]
                                : new int[1 + ShareQueue.BLOCK / Integer.BYTES]);
                    }
                    step.run(load.pieces[next.begin() / shares.piece(next.array())], next, blocks[wide]);
                }
            } catch (Throwable e) {
                // Others may wait for the share of this worker.
                failed = true;
                throw e;
            }
        });
    }

    /** An array for the bits of a share; twice, for looks. */
    private static Object[] block(Object array) {
        return new Object[] {array, array};
    }

    // ---- to the device

    /** Sends elements, and returns before they have arrived. */
    public void send(List<Load> loads) {
        ShareQueue shares = shares(loads);
        int pieces = pieces(loads, shares).size();
        // To wait for all commands is faster then, and there are no others.
        boolean once = alone && pieces <= UNDER_WAY;
        Queue<PinnedPiece> sent = new ConcurrentLinkedQueue<>();
        AtomicInteger number = new AtomicInteger();
        forEachShare(loads, shares, false, (piece, share, block) -> {
            boolean stays = once || piece.load.restorable;
            synchronized (piece) {
                if (piece.pinned == null) {
                    piece.pinned = stays || number.get() < UNDER_WAY ? taken() : reused(sent);
                }
            }
            piece.load.move(share, piece, block, true);
            if (piece.isDone(share)) {
                queue.write(piece.load.there.buffer(), piece.byteBegin(), piece.pinned, piece.bytes(), !stays);
                if (stays) {
                    unwatched = true;
                }
                if (number.getAndIncrement() % FLUSHED == 0) {
                    queue.flush();
                }
                if (!stays) {
                    sent.add(piece.pinned);
                }
            }
        });
        lookAtBorders(loads, shares);
    }

    private PinnedPiece taken() {
        PinnedPiece piece = pinned.take();
        used.add(piece);
        return piece;
    }

    private PinnedPiece reused(Queue<PinnedPiece> sent) {
        PinnedPiece piece = sent.poll();
        if (piece == null) {
            return taken();
        }
        queue.await(List.of(piece));
        return piece;
    }

    // ---- from the device

    /** Waits for elements, and copies them to their arrays. */
    public void receive(List<Load> loads) {
        ShareQueue shares = shares(loads);
        List<Piece> pieces = pieces(loads, shares);
        AtomicInteger next = new AtomicInteger();
        while (next.get() < Math.min(UNDER_WAY, pieces.size())) {
            ask(pieces.get(next.getAndIncrement()), taken());
        }
        boolean byCaller = loads.stream().anyMatch(each -> each.look.runsCustomCode()) && StaticInitializer.isRunning();
        forEachShare(loads, shares, byCaller, (piece, share, block) -> {
            arrive(piece);
            piece.load.move(share, piece, block, false);
            if (piece.isDone(share)) {
                int further = next.getAndIncrement();
                if (further < pieces.size()) {
                    ask(pieces.get(further), piece.pinned);
                }
            }
        });
        lookAtBorders(loads, shares);
    }

    private static void lookAtBorders(List<Load> loads, ShareQueue shares) {
        for (int i = 0; i < loads.size(); i++) {
            loads.get(i).lookAtBorders(shares.share(i));
        }
    }

    /** Waits for a piece. Several workers may do so. */
    private void arrive(Piece piece) {
        // It is asked for as soon as there is page-locked memory for it.
        while (piece.pinned == null) {
            if (failed) {
                throw new IllegalStateException("another worker failed");
            }
            LockSupport.parkNanos(RETRY_NANOS);
        }
        if (!piece.arrived) {
            queue.watch(piece.pinned);
            piece.arrived = true;
        }
    }

    private void ask(Piece piece, PinnedPiece here) {
        queue.read(piece.load.there.buffer(), piece.byteBegin(), here, piece.bytes());
        piece.pinned = here;
    }

    /** Whether a look finds an element of an array in order with the one before it. */
    public static boolean inOrder(Object array, int at, Look look) {
        Object two = bits(array, at - 1);
        return look.at(two, two, 1, 1, at, true).ordered();
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
            queue.read(each.memory.buffer(), each.from, piece, bytes(each.array));
        }
        await();
        Iterator<PinnedPiece> pieces = used.iterator();
        for (Read each : all) {
            pieces.next().get(0, each.array, 0, Array.getLength(each.array));
        }
    }

    // ---- the end

    /** Waits for what is under way, and throws if any of it is known to have failed. */
    public void await() {
        if (unwatched) {
            queue.finish();
            unwatched = false;
        }
        queue.await(used);
    }

    /** Waits for what is under way, and gives the pieces back. None is in flight then, even if one has failed. */
    @Override
    public void close() {
        try {
            await();
        } finally {
            pinned.giveBack(List.copyOf(used));
            used.clear();
        }
    }
}
