package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;

/**
 * The segments of an array, those apart that are so large that all processors sort each together. The others are
 * divided among the processors by their elements.
 */
public final class SegmentParts {
    /** Elements of a large segment at least: a thread sorts so many in a millisecond or two, worth other threads. */
    private static final int LEAST = 1 << 15;
    /** A large segment has at least a quarter of the elements of a processor's part: so parts differ by no more. */
    private static final int PER_PART = 4;

    private final int[] offsets;
    private final int most;
    private final int[] large;
    private final int small;

    private SegmentParts(int[] offsets, int most, int[] large, int small) {
        this.offsets = offsets;
        this.most = most;
        this.large = large;
        this.small = small;
    }

    /** All segments together. */
    public static SegmentParts whole(int[] offsets) {
        return new SegmentParts(offsets, Integer.MAX_VALUE, new int[0], offsets[offsets.length - 1]);
    }

    /** All segments together; but a single one with all elements is large, because it is sorted like any array. */
    public static SegmentParts together(int[] offsets) {
        int n = offsets[offsets.length - 1];
        int first = Offsets.segmentOf(offsets, 0);
        return n > 0 && offsets[first + 1] == n ? new SegmentParts(offsets, 0, new int[] {first}, 0) : whole(offsets);
    }

    /** Large segments apart, for the processors of this call. */
    public static SegmentParts apart(int[] offsets) {
        // To ask for the processors takes longer than to sort a few elements.
        return offsets[offsets.length - 1] <= LEAST ? whole(offsets) : apart(offsets, ThreadTeam.available());
    }

    /** Large segments apart, for {@code processors} processors. */
    public static SegmentParts apart(int[] offsets, int processors) {
        int most = Math.max(LEAST, offsets[offsets.length - 1] / (PER_PART * processors));
        int[] found = new int[8];
        int count = 0;
        int elements = 0;
        for (int segment = 0; segment < offsets.length - 1; segment++) {
            int length = offsets[segment + 1] - offsets[segment];
            if (length > most) {
                found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
                found[count++] = segment;
                elements += length;
            }
        }
        return new SegmentParts(offsets, most, Arrays.copyOf(found, count), offsets[offsets.length - 1] - elements);
    }

    public int[] offsets() {
        return offsets;
    }

    /** The most elements of a segment that is not large. */
    int most() {
        return most;
    }

    /** The numbers of the large segments, ascending. */
    public int[] large() {
        return large;
    }

    /** The number of elements in the other segments. */
    public int small() {
        return small;
    }

    /**
     * The first segment that begins at or after one of the elements in segments that are not large; the number of
     * segments behind the last of these elements.
     */
    int first(int element) {
        if (element == small) {
            return offsets.length - 1;
        }
        int place = element;
        for (int segment : large) {
            if (offsets[segment] > place) {
                break;
            }
            place += offsets[segment + 1] - offsets[segment];
        }
        return Offsets.firstFrom(offsets, place);
    }
}
