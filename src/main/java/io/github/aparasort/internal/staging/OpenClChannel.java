package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.opencl.Pinned;
import io.github.aparasort.internal.opencl.PinnedPiece;
import io.github.aparasort.internal.parallel.Digest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;

/**
 * To an OpenCL device, by way of page-locked memory. The caller and its helpers copy pieces, check them, and queue
 * their transfers themselves. So the bus is busy while they copy, and none waits for another.
 *
 * <p>Results are written to the caller's arrays as they arrive. Input that they are written over is kept in page-locked
 * memory: if any piece is wrong or missing, it is put back.
 */
public final class OpenClChannel extends Channel {
    /** Pieces that a worker has under way: while these travel, it copies others. */
    private static final int SENT = 4;
    private static final int ASKED = 2;

    /** The device begins with the input after so many pieces. To flush each of them takes a lock that all want. */
    private static final int FLUSHED = 4;

    private final OpenClMemory memory;
    private final ClQueue queue;
    private final Pinned pinned;
    private final Queue<Kept> kept = new ConcurrentLinkedQueue<>();
    private boolean wroteResult;

    public OpenClChannel(OpenClMemory memory, ClQueue queue, boolean verifies, boolean checksAlone) {
        super(verifies, checksAlone);
        this.memory = memory;
        this.queue = queue;
        this.pinned = memory.pinned();
    }

    /** Elements whose pieces are under way or kept, a piece for each column. */
    private record Load(int begin, int end, PinnedPiece[] pieces) {
        /** Copies a stretch to the pieces. */
        void put(Stretch stretch) {
            for (int c = 0; c < pieces.length; c++) {
                pieces[c].put(stretch.begin() - begin, stretch.array(c), stretch.at(c), stretch.length());
            }
        }

        /** Copies the elements of a stretch from the pieces to its arrays. */
        void get(Stretch stretch) {
            for (int c = 0; c < pieces.length; c++) {
                pieces[c].get(stretch.begin() - begin, stretch.array(c), stretch.at(c), stretch.length());
            }
        }
    }

    /** A load that was sent, and how its elements are put back. */
    private record Kept(Load load, Input input, Column[] columns) {
    }

    // ---- to the device

    @Override
    void send(int n, Input input, Column[] columns, boolean keeps) {
        ClBuffer[] targets = buffers(columns);
        Claims claims = new Claims(n, bytesOf(columns));
        AtomicReference<Digest> sum = new AtomicReference<>(Digest.EMPTY);
        claims.forEachWorker(false, () -> {
            Block block = new Block(Stretch.LENGTH, columns);
            Digest digest = Digest.EMPTY;
            Deque<Load> mine = new ArrayDeque<>();
            try {
                for (int begin = claims.next(); begin >= 0; begin = claims.next()) {
                    Load load = new Load(begin, claims.end(begin), pieces(mine, keeps, columns));
                    mine.addLast(load);
                    digest = digest.plus(fill(load, input, block));
                    for (int i = 0; i < columns.length; i++) {
                        long bytes = OpenClMemory.bytesOf(columns[i].array());
                        queue.write(targets[i], begin * bytes, load.pieces()[i], (load.end() - begin) * bytes);
                    }
                    if (begin / claims.length() % FLUSHED == 0) {
                        queue.flush();
                    }
                    if (keeps) {
                        kept.add(new Kept(mine.removeLast(), input, columns));
                    }
                }
            } finally {
                mine.forEach(load -> memory.keep(load.pieces()));
            }
            Digest found = digest;
            sum.updateAndGet(all -> all.plus(found));
        });
        expect(sum.get());
    }

    private PinnedPiece[] pieces(Deque<Load> mine, boolean keeps, Column[] columns) {
        if (!keeps && mine.size() == SENT) {
            return await(mine.removeFirst());
        }
        PinnedPiece[] pieces = new PinnedPiece[columns.length];
        int taken = 0;
        try {
            for (; taken < pieces.length; taken++) {
                pieces[taken] = pinned.take();
            }
            return pieces;
        } finally {
            if (taken < pieces.length) {
                pinned.giveBack(List.of(pieces).subList(0, taken));
            }
        }
    }

    private PinnedPiece[] await(Load load) {
        for (PinnedPiece piece : load.pieces()) {
            queue.await(piece);
        }
        return load.pieces();
    }

    private Digest fill(Load load, Input input, Block block) {
        Digest digest = Digest.EMPTY;
        for (int i = load.begin(), next; i < load.end(); i = next) {
            next = Stretch.after(i, load.end());
            Stretch stretch = block.at(i, next, false);
            input.fill(stretch);
            load.put(stretch);
            if (verifies) {
                digest = digest.plus(input.digest(stretch));
            }
        }
        return digest;
    }

    // ---- from the device

    @Override
    public void receive(int n, Output output, Column... columns) {
        ClBuffer[] sources = buffers(columns);
        Claims claims = new Claims(n, bytesOf(columns));
        AtomicReference<Digest> sum = new AtomicReference<>(Digest.EMPTY);
        wroteResult = true;
        claims.forEachWorker(checksAlone, () -> {
            Block block = new Block(Stretch.LENGTH, columns);
            Digest digest = Digest.EMPTY;
            List<PinnedPiece[]> free = new ArrayList<>();
            Deque<Load> asked = new ArrayDeque<>();
            try {
                int next = claims.next();
                while (next >= 0 || !asked.isEmpty()) {
                    if (next >= 0 && asked.size() < ASKED) {
                        Load load = new Load(next, claims.end(next), free.isEmpty()
                                ? pieces(asked, true, columns) : free.remove(free.size() - 1));
                        asked.addLast(load);
                        for (int i = 0; i < columns.length; i++) {
                            long bytes = OpenClMemory.bytesOf(columns[i].array());
                            queue.read(sources[i], next * bytes, load.pieces()[i], (load.end() - next) * bytes);
                        }
                        next = claims.next();
                    } else {
                        Load first = asked.peekFirst();
                        await(first);
                        digest = digest.plus(drain(first, output, block));
                        free.add(asked.removeFirst().pieces());
                    }
                }
            } finally {
                free.forEach(memory::keep);
                asked.forEach(load -> memory.keep(load.pieces()));
            }
            Digest found = digest;
            sum.updateAndGet(all -> all.plus(found));
        });
        found(sum.get());
        for (long border = claims.length(); verifies && border < n; border += claims.length()) {
            if (!output.follows((int) border)) {
                found(Digest.DISORDER);
            }
        }
    }

    @Override
    public void fetch(Object array, int n, Object to) {
        fetch(array, n, to, 0);
    }

    /** The same to the elements from an index on. */
    public void fetch(Object array, int n, Object to, int at) {
        new OpenClChannel(memory, queue, false, false).receive(n, stretch -> Digest.EMPTY, Column.of(array, to, at));
    }

    private Digest drain(Load load, Output output, Block block) {
        Digest digest = Digest.EMPTY;
        for (int i = load.begin(), next; i < load.end(); i = next) {
            next = Stretch.after(i, load.end());
            Stretch stretch = block.at(i, next, i > load.begin());
            load.get(stretch);
            if (verifies) {
                digest = digest.plus(output.check(stretch));
            }
            output.deliver(stretch);
            block.keepLast(next - i);
        }
        return digest;
    }

    // ---- the end

    @Override
    public void deliver() {
        // It was written as it arrived.
    }

    @Override
    public void restore() {
        if (wroteResult) {
            for (Kept each : kept) {
                Block block = new Block(Stretch.LENGTH, each.columns());
                Load load = each.load();
                for (int i = load.begin(), next; i < load.end(); i = next) {
                    next = Stretch.after(i, load.end());
                    Stretch stretch = block.at(i, next, false);
                    load.get(stretch);
                    each.input().restore(stretch);
                }
            }
        }
    }

    @Override
    public void close(boolean done) {
        kept.forEach(each -> memory.keep(each.load().pieces()));
        kept.clear();
        if (done) {
            memory.giveBackPieces();
        }
    }

    private ClBuffer[] buffers(Column[] columns) {
        ClBuffer[] buffers = new ClBuffer[columns.length];
        for (int i = 0; i < columns.length; i++) {
            buffers[i] = memory.buffer(columns[i].array());
        }
        return buffers;
    }

    private static int bytesOf(Column[] columns) {
        int most = 1;
        for (Column column : columns) {
            most = Math.max(most, OpenClMemory.bytesOf(column.array()));
        }
        return most;
    }
}
