package io.github.aparasort.internal.segment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.staging.PlayedChannel;
import io.github.aparasort.internal.staging.PlayedChannel.Cut;
import io.github.aparasort.testing.Segmentation;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

// Twins: Long, Float, Double
/** The segments of an array and their order, in pieces of any length: nothing wrong passes where pieces meet. */
class IntSegmentTransferTest {
    private static final String CUTS = "io.github.aparasort.internal.staging.PlayedChannel#cuts";
    private static final String SMALL_CUTS = "io.github.aparasort.internal.staging.PlayedChannel#smallCuts";

    /** What a device has, and what must come of it. */
    private static final class Case {
        final int[] offsets;
        final /*value*/ int[] a;
        final /*value*/ int[] before;
        final /*value*/ int[] expected;
        final int[] order;
        final /*key*/ int[] keys;

        Case(Segmentation segments, int n) {
            SplittableRandom random = new SplittableRandom(n);
            offsets = segments.offsets(n);
            a = new /*value*/ int[n];
            for (int i = 0; i < n; i++) {
                // Some are equal.
                a[i] = random.nextInt(n / 2 + 1) - n / 4;
            }
            before = a.clone();
            expected = a.clone();
            for (int segment = 0; segment + 1 < offsets.length; segment++) {
                Arrays.sort(expected, offsets[segment], offsets[segment + 1]);
            }
            order = Segmentation.stableOrder(before, offsets);
            keys = new /*key*/ int[n];
            for (int i = 0; i < n; i++) {
                keys[i] = SortableKeys.of(expected[i]);
            }
        }

        boolean isInOneSegment(int i, int j) {
            return Arrays.stream(offsets).noneMatch(offset -> i < offset && offset <= j);
        }

        /** Sends the keys, and receives these. Returns whether they are believed. */
        boolean sorts(PlayedChannel channel, /*key*/ int[] sorted) {
            IntSegmentTransfer transfer = new IntSegmentTransfer(a, offsets);
            /*key*/ int[] input = new /*key*/ int[a.length];
            channel.sendAndKeep(a.length, transfer, transfer.column(input));
            for (int i = 0; i < a.length; i++) {
                assertEquals(SortableKeys.of(before[i]), input[i]);
            }
            assertEquals(IntSegmentTransfer.digest(before, offsets), channel.expected());
            transfer.keepNans();
            channel.receive(a.length, transfer, transfer.column(sorted));
            transfer.placeNans();
            return channel.believes();
        }

        boolean orders(PlayedChannel channel, /*key*/ int[] sorted, int[] indices, int[] target) {
            IntSegmentOrderTransfer transfer = new IntSegmentOrderTransfer(a, offsets);
            int[] sent = new int[a.length];
            transfer.send(channel, new /*key*/ int[a.length], sent);
            for (int i = 0; i < a.length; i++) {
                assertEquals(i, sent[i]);
            }
            assertEquals(IntSegmentOrderTransfer.digest(before), channel.expected());
            transfer.receive(channel, sorted, indices, target);
            return channel.believes();
        }
    }

    @ParameterizedTest
    @MethodSource(CUTS)
    void segmentsComeBackSorted(Cut cut) {
        for (Segmentation segments : Segmentation.values()) {
            Case one = new Case(segments, cut.n());
            assertTrue(one.sorts(cut.channel(), one.keys), segments.name());
            assertArrayEquals(one.expected, one.a, segments.name());
        }
    }

    @ParameterizedTest
    @MethodSource(CUTS)
    void theOrderComesBack(Cut cut) {
        for (Segmentation segments : Segmentation.values()) {
            Case one = new Case(segments, cut.n());
            int[] target = new int[cut.n()];
            assertTrue(one.orders(cut.channel(), one.keys, one.order, target), segments.name());
            assertArrayEquals(one.order, target, segments.name());
            assertArrayEquals(one.before, one.a, segments.name());
        }
    }

    /** The checksums are right: only the order is not. */
    @ParameterizedTest
    @MethodSource(SMALL_CUTS)
    void neighboursThatChangePlacesAreFound(Cut cut) {
        for (Segmentation segments : Segmentation.values()) {
            Case one = new Case(segments, cut.n());
            for (int i = 1; i < cut.n(); i++) {
                if (one.isInOneSegment(i - 1, i)) {
                    /*key*/ int[] keys = one.keys.clone();
                    keys[i] = one.keys[i - 1];
                    keys[i - 1] = one.keys[i];
                    if (keys[i] != keys[i - 1]) {
                        PlayedChannel channel = cut.channel();
                        assertFalse(one.sorts(channel, keys), segments + " at " + i);
                        channel.restore();
                        assertArrayEquals(one.before, one.a, segments + " at " + i);
                    }
                    int[] order = one.order.clone();
                    order[i] = one.order[i - 1];
                    order[i - 1] = one.order[i];
                    assertFalse(one.orders(cut.channel(), keys, order, new int[cut.n()]), segments + " at " + i);
                }
            }
        }
    }

    /** Equal neighbours of two segments are no disorder, but each index belongs to its segment. */
    @ParameterizedTest
    @MethodSource(SMALL_CUTS)
    void everyIndexOutOfItsSegmentIsFound(Cut cut) {
        for (Segmentation segments : Segmentation.values()) {
            Case one = new Case(segments, cut.n());
            for (int i = 0; i < cut.n(); i++) {
                for (int wrong : new int[] {-1, cut.n(), Integer.MIN_VALUE, Integer.MAX_VALUE, one.order[i] + 1}) {
                    int[] order = one.order.clone();
                    order[i] = wrong;
                    assertFalse(one.orders(cut.channel(), one.keys, order, new int[cut.n()]),
                            segments + ": " + wrong + " at " + i);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource(CUTS)
    void theInputIsPutBackWhenTheDeviceDies(Cut cut) {
        int pieces = (int) cut.borders().count() + 1;
        for (int survives : new int[] {0, 1, pieces / 2, pieces - 1}) {
            if (survives < pieces) {
                Case one = new Case(Segmentation.values()[survives % Segmentation.values().length], cut.n());
                PlayedChannel channel = cut.channel().dyingAfter(survives);
                assertThrows(IllegalStateException.class, () -> one.sorts(channel, one.keys));
                channel.restore();
                assertArrayEquals(one.before, one.a, "after " + survives);
            }
        }
    }
}
