package io.github.aparasort.internal.device;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.opencl.ClBuffer;
import io.github.aparasort.internal.opencl.ClQueue;
import io.github.aparasort.internal.opencl.Pinned;
import java.lang.reflect.Array;
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
final class OpenClChannel extends Channel {
    /** Pieces that a worker has under way: while these travel, it copies others. */
    private static final int SENT = 4;
    private static final int ASKED = 2;

    /** The device begins with the input after so many pieces. To flush each of them takes a lock that all want. */
    private static final int FLUSHED = 4;

    private final OpenClKernel kernel;
    private final ClQueue queue;
    private final Pinned pinned;
    private final Queue<Kept> kept = new ConcurrentLinkedQueue<>();
    private boolean wroteResult;

    OpenClChannel(OpenClKernel kernel, boolean verifies, boolean checksAlone) {
        super(verifies, checksAlone);
        this.kernel = kernel;
        this.queue = kernel.queue();
        this.pinned = queue.context().pinned();
    }

    /** Elements whose pieces are under way or kept, a piece for each column. */
    private record Load(int begin, int end, Pinned.Piece[] pieces) {
    }

    /** A load that was sent, and how its elements are put back. */
    private record Kept(Load load, Input input, Column[] columns) {
    }

    // ---- to the device

    @Override
    public void send(int n, Input input, Column... columns) {
        send(n, input, columns, false);
    }

    @Override
    public void sendAndKeep(int n, Input input, Column... columns) {
        send(n, input, columns, true);
    }

    private void send(int n, Input input, Column[] columns, boolean keeps) {
        ClBuffer[] targets = buffers(columns);
        Claims claims = new Claims(n, bytesOf(columns));
        AtomicReference<Digest> sum = new AtomicReference<>(Digest.EMPTY);
        claims.forEachWorker(false, () -> {
            Block block = new Block(columns);
            Digest digest = Digest.EMPTY;
            Deque<Load> mine = new ArrayDeque<>();
            try {
                for (int begin = claims.next(); begin >= 0; begin = claims.next()) {
                    Load load = new Load(begin, claims.end(begin), pieces(mine, keeps, columns));
                    mine.addLast(load);
                    digest = digest.plus(fill(load, input, columns, block));
                    for (int i = 0; i < columns.length; i++) {
                        long bytes = OpenClKernel.bytesOf(columns[i].array());
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
                mine.forEach(load -> kernel.keep(load.pieces()));
            }
            Digest found = digest;
            sum.updateAndGet(all -> all.plus(found));
        });
        expect(sum.get());
    }

    private Pinned.Piece[] pieces(Deque<Load> mine, boolean keeps, Column[] columns) {
        if (!keeps && mine.size() == SENT) {
            Pinned.Piece[] oldest = mine.removeFirst().pieces();
            for (Pinned.Piece piece : oldest) {
                queue.await(piece);
            }
            return oldest;
        }
        Pinned.Piece[] pieces = new Pinned.Piece[columns.length];
        int taken = 0;
        try {
            for (; taken < pieces.length; taken++) {
                pieces[taken] = pinned.take();
            }
            return pieces;
        } finally {
            for (int i = 0; taken < pieces.length && i < taken; i++) {
                pinned.giveBack(pieces[i]);
            }
        }
    }

    private Digest fill(Load load, Input input, Column[] columns, Block block) {
        Digest digest = Digest.EMPTY;
        for (int i = load.begin(); i < load.end(); i += Math.min(Stretch.LENGTH, load.end() - i)) {
            int next = i + Math.min(Stretch.LENGTH, load.end() - i);
            Stretch stretch = block.at(i, next, false);
            input.fill(stretch);
            for (int c = 0; c < columns.length; c++) {
                load.pieces()[c].put(i - load.begin(), stretch.array(c), stretch.at(c), next - i);
            }
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
            Block block = new Block(columns);
            Digest digest = Digest.EMPTY;
            List<Pinned.Piece[]> free = new ArrayList<>();
            Deque<Load> asked = new ArrayDeque<>();
            try {
                int next = claims.next();
                while (next >= 0 || !asked.isEmpty()) {
                    if (next >= 0 && asked.size() < ASKED) {
                        Load load = new Load(next, claims.end(next), free.isEmpty()
                                ? pieces(asked, true, columns) : free.remove(free.size() - 1));
                        asked.addLast(load);
                        for (int i = 0; i < columns.length; i++) {
                            long bytes = OpenClKernel.bytesOf(columns[i].array());
                            queue.read(sources[i], next * bytes, load.pieces()[i], (load.end() - next) * bytes);
                        }
                        next = claims.next();
                    } else {
                        Load first = asked.peekFirst();
                        for (Pinned.Piece piece : first.pieces()) {
                            queue.await(piece);
                        }
                        digest = digest.plus(drain(first, output, columns, block));
                        free.add(asked.removeFirst().pieces());
                    }
                }
            } finally {
                free.forEach(kernel::keep);
                asked.forEach(load -> kernel.keep(load.pieces()));
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
        kernel.unchecked().receive(n, OpenClKernel.UNCHECKED, Column.of(array, to, 0));
    }

    private Digest drain(Load load, Output output, Column[] columns, Block block) {
        Digest digest = Digest.EMPTY;
        for (int i = load.begin(); i < load.end(); i += Math.min(Stretch.LENGTH, load.end() - i)) {
            int next = i + Math.min(Stretch.LENGTH, load.end() - i);
            Stretch stretch = block.at(i, next, i > load.begin());
            for (int c = 0; c < columns.length; c++) {
                load.pieces()[c].get(i - load.begin(), stretch.array(c), stretch.at(c), next - i);
            }
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
    void restore() {
        if (wroteResult) {
            for (Kept each : kept) {
                Block block = new Block(each.columns());
                Load load = each.load();
                for (int i = load.begin(); i < load.end(); i += Math.min(Stretch.LENGTH, load.end() - i)) {
                    int next = i + Math.min(Stretch.LENGTH, load.end() - i);
                    Stretch stretch = block.at(i, next, false);
                    for (int c = 0; c < each.columns().length; c++) {
                        load.pieces()[c].get(i - load.begin(), stretch.array(c), stretch.at(c), next - i);
                    }
                    each.input().restore(stretch);
                }
            }
        }
    }

    @Override
    void close(boolean done) {
        kept.forEach(each -> kernel.keep(each.load().pieces()));
        kept.clear();
        if (done) {
            kernel.giveBackPieces();
        }
    }

    private ClBuffer[] buffers(Column[] columns) {
        ClBuffer[] buffers = new ClBuffer[columns.length];
        for (int i = 0; i < columns.length; i++) {
            buffers[i] = kernel.buffer(columns[i].array());
        }
        return buffers;
    }

    private static int bytesOf(Column[] columns) {
        int most = 1;
        for (Column column : columns) {
            most = Math.max(most, OpenClKernel.bytesOf(column.array()));
        }
        return most;
    }

    /** The arrays of a worker: small ones for the columns that need them. */
    private static final class Block {
        private final Column[] columns;
        private final Object[] blocks;
        private final Stretch stretch;

        Block(Column[] columns) {
            this.columns = columns;
            blocks = new Object[columns.length];
            stretch = new Stretch(columns.length);
            for (int i = 0; i < columns.length; i++) {
                if (columns[i].host() == null) {
                    // Before the elements there is room for the one before them.
                    blocks[i] = Array.newInstance(columns[i].array().getClass().getComponentType(),
                            Stretch.LENGTH + 1);
                }
            }
        }

        Stretch at(int begin, int end, boolean follows) {
            stretch.set(begin, end, follows);
            for (int i = 0; i < columns.length; i++) {
                if (blocks[i] != null) {
                    stretch.place(i, blocks[i], 1);
                } else {
                    stretch.place(i, columns[i].host(), columns[i].from() + begin);
                }
            }
            return stretch;
        }

        /** Puts the last of so many elements before the first. */
        void keepLast(int count) {
            for (Object block : blocks) {
                if (block != null) {
                    System.arraycopy(block, count, block, 0, 1);
                }
            }
        }
    }
}
