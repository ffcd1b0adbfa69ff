package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.testing.Input;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Plays the way to a device of its own and back, as {@link OpenClChannel} goes it, on the caller's thread and in pieces
 * of any length. The arrays of the device are plain ones, which a test may change between the two.
 *
 * <p>It plays two workers: the first one has every other piece, and the second one the pieces between. So a result does
 * not arrive in order. What a worker has no right to read is the worst that it may find there.
 */
public final class PlayedChannel extends Channel {
    /** The greatest and the least number of each order, and a usual one. */
    private static final long[] WORST = {Long.MAX_VALUE, Long.MIN_VALUE, -1, 0, 0x1234_5678_9abc_def0L};
    private static final int WORKERS = 2;

    private final Cut cut;
    private final List<Kept> kept = new ArrayList<>();
    private Digest received = Digest.EMPTY;
    private int survives = Integer.MAX_VALUE;
    private boolean wroteResult;
    private int worst;

    /** How a transfer is cut: n elements in pieces of this length, which are filled and used in shorter stretches. */
    public record Cut(int n, int piece, int stretch) {
        private static final int FEW = 100;
        private static final int LARGE = 10_000;

        public PlayedChannel channel() {
            return new PlayedChannel(this);
        }

        /** Whether there are so few elements that a test can try everything with each. */
        public boolean isSmall() {
            return n <= FEW;
        }

        /** All places, if there are few; else those near the ends and near borders, or many of these. */
        public int[] places() {
            if (isSmall()) {
                return IntStream.range(0, n).toArray();
            }
            TreeSet<Integer> near = new TreeSet<>(List.of(0, 1, n / 2, n - 2, n - 1));
            for (int begin = 0; begin < n; begin += Math.min(piece, n - begin)) {
                int end = Math.min(n, begin + Math.min(piece, n - begin));
                for (int i = begin; i < end; i += Math.min(stretch, end - i)) {
                    near.addAll(List.of(Math.max(0, i - 1), i, Math.min(n - 1, i + 1)));
                }
            }
            SplittableRandom random = new SplittableRandom(n);
            int most = n < LARGE ? 160 : 40;
            int inAll = near.size();
            return near.stream().filter(i -> i < 4 || i > n - 4 || random.nextInt(inAll) < most)
                    .mapToInt(i -> i).toArray();
        }

        /** Where pieces meet. */
        public IntStream borders() {
            return IntStream.iterate(piece, border -> border > 0 && border < n, border -> border + piece);
        }
    }

    /** What was sent in one stretch: a copy of each column. */
    private record Kept(Input input, Column[] columns, int begin, int end, Object... copies) {
    }

    private PlayedChannel(Cut cut) {
        super(true, false);
        this.cut = cut;
    }

    /** For tests: many lengths, from single elements to more than there are. */
    public static Stream<Cut> cuts() {
        return Stream.concat(smallCuts(), Stream.of(new Cut(1000, 1, 1), new Cut(1000, 2, 2), new Cut(1000, 7, 3),
                new Cut(1000, 64, 20), new Cut(1000, 1000, 300), new Cut(1000, 1001, 1 << 14),
                new Cut(70_001, 1 << 14, 5000), new Cut(70_001, 70_002, 1 << 14)));
    }

    /** For tests that try everything. */
    public static Stream<Cut> smallCuts() {
        return Stream.of(new Cut(1, 1, 1), new Cut(1, 2, 1), new Cut(2, 1, 1), new Cut(2, 2, 1), new Cut(2, 7, 3),
                new Cut(3, 1, 1), new Cut(3, 2, 1), new Cut(3, 3, 2), new Cut(3, 64, 20), new Cut(100, 1, 1),
                new Cut(100, 2, 1), new Cut(100, 7, 3), new Cut(100, 64, 20), new Cut(100, 100, 33),
                new Cut(100, 101, 1 << 14));
    }

    /** Lets the device die after so many pieces of each result. */
    public PlayedChannel dyingAfter(int pieces) {
        survives = pieces;
        return this;
    }

    /** The checksum of what was sent, or of what the result must have. */
    public Digest expected() {
        return sent();
    }

    /** The checksum of what was received. */
    public Digest received() {
        return received;
    }

    /** Whether the result is believed. */
    public boolean believes() {
        return isRight();
    }

    @Override
    void send(int n, Input input, Column[] columns, boolean keeps) {
        Digest digest = Digest.EMPTY;
        for (int worker = 0; worker < WORKERS; worker++) {
            Block block = new Spoiled(columns);
            for (int begin = begin(worker); begin >= 0 && begin < n; begin += WORKERS * cut.piece) {
                int end = Math.min(n, begin + cut.piece);
                for (int i = begin; i < end; i += Math.min(cut.stretch, end - i)) {
                    int next = i + Math.min(cut.stretch, end - i);
                    Stretch stretch = block.at(i, next, false);
                    input.fill(stretch);
                    Object[] copies = new Object[columns.length];
                    for (int c = 0; c < columns.length; c++) {
                        Object array = columns[c].array();
                        System.arraycopy(stretch.array(c), stretch.at(c), array, i, next - i);
                        copies[c] = Array.newInstance(array.getClass().getComponentType(), next - i);
                        System.arraycopy(array, i, copies[c], 0, next - i);
                    }
                    digest = digest.plus(input.digest(stretch));
                    if (keeps) {
                        kept.add(new Kept(input, columns, i, next, copies));
                    }
                }
            }
        }
        expect(digest);
    }

    private int begin(int worker) {
        return (WORKERS - 1 - worker) * cut.piece;
    }

    @Override
    public void receive(int n, Output output, Column... columns) {
        wroteResult = true;
        int pieces = 0;
        Digest digest = Digest.EMPTY;
        for (int worker = 0; worker < WORKERS; worker++) {
            Block block = new Spoiled(columns);
            for (int begin = begin(worker); begin >= 0 && begin < n; begin += WORKERS * cut.piece) {
                if (pieces++ == survives) {
                    throw new IllegalStateException("the device has died");
                }
                digest = digest.plus(drain(begin, Math.min(n, begin + cut.piece), output, columns, block));
            }
        }
        for (int border = cut.piece; border > 0 && border < n; border += cut.piece) {
            if (!output.follows(border)) {
                digest = digest.plus(Digest.DISORDER);
            }
        }
        found(digest);
        received = received.plus(digest);
    }

    private Digest drain(int begin, int end, Output output, Column[] columns, Block block) {
        Digest digest = Digest.EMPTY;
        for (int i = begin; i < end; i += Math.min(cut.stretch, end - i)) {
            int next = i + Math.min(cut.stretch, end - i);
            Stretch stretch = block.at(i, next, i > begin);
            for (int c = 0; c < columns.length; c++) {
                System.arraycopy(columns[c].array(), i, stretch.array(c), stretch.at(c), next - i);
            }
            digest = digest.plus(output.check(stretch));
            output.deliver(stretch);
            block.keepLast(next - i);
        }
        return digest;
    }

    @Override
    public void fetch(Object array, int n, Object to) {
        System.arraycopy(array, 0, to, 0, n);
    }

    @Override
    public void deliver() {
        // It was written as it arrived.
    }

    @Override
    public void restore() {
        for (int i = 0; wroteResult && i < kept.size(); i++) {
            Kept each = kept.get(i);
            Stretch stretch = new Spoiled(each.columns).at(each.begin, each.end, false);
            for (int c = 0; c < each.columns.length; c++) {
                System.arraycopy(each.copies[c], 0, stretch.array(c), stretch.at(c), each.end - each.begin);
            }
            each.input.restore(stretch);
        }
    }

    @Override
    public void close(boolean done) {
        kept.clear();
    }

    /** What a worker has no right to read is the worst. */
    private final class Spoiled extends Block {
        private final int count;

        Spoiled(Column... columns) {
            super(Math.min(cut.stretch, cut.n), columns);
            count = columns.length;
        }

        @Override
        Stretch at(int begin, int end, boolean follows) {
            worst = (worst + 1) % WORST.length;
            for (int i = 0; i < count; i++) {
                spoil(array(i), follows ? 1 : 0, WORST[worst]);
            }
            return super.at(begin, end, follows);
        }

        private static void spoil(Object block, int from, long bits) {
            if (block instanceof int[] ints) {
                Arrays.fill(ints, from, ints.length, (int) (bits >> Integer.SIZE));
            } else if (block instanceof long[] longs) {
                Arrays.fill(longs, from, longs.length, bits);
            }
        }
    }
}
