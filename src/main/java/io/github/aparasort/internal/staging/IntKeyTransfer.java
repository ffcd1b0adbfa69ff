package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.key.SortableKeys;
import io.github.aparasort.internal.parallel.Digest;
import java.util.Arrays;

// Twins: Long, Float, Double
/**
 * The keys of a range on their way to a kernel, and sorted back to the same range. The kernel may mask keys itself;
 * otherwise they are masked on the way. All NaNs have one key in a kernel: they get their bits from a copy of the
 * input.
 */
public class IntKeyTransfer implements Channel.Input, Channel.Output {
    private final /*value*/ int[] a;
    private final int from;
    private final int n;
    /** The XOR mask of the order, and the part of it that the kernel applies: all or nothing. */
    private final /*key*/ int mask;
    private final /*key*/ int keyMask;
    private volatile boolean nans;
    /** The input, if there are NaNs in it. */
    private /*value*/ int[] before;

    public IntKeyTransfer(/*value*/ int[] a, int from, int n, /*key*/ int mask, /*key*/ int keyMask) {
        this.a = a;
        this.from = from;
        this.n = n;
        this.mask = mask;
        this.keyMask = keyMask;
    }

    /** The column of the keys in an array of the kernel. */
    public Column column(/*key*/ int[] array) {
        return isCopied() ? Column.of(array, a, from) : Column.inBlocks(array);
    }

    private boolean isCopied() {
        return IntStaging.areCopied(mask ^ keyMask);
    }

    /** The same without a checksum. */
    public Channel.Input unchecked() {
        return new Channel.Input() {
            @Override
            public void fill(Stretch stretch) {
                IntKeyTransfer.this.fill(stretch);
            }
        };
    }

    @Override
    public void fill(Stretch stretch) {
        if (!isCopied() && IntStaging.convert(a, from + stretch.begin(), stretch.length(),
                (/*key*/ int[]) stretch.array(0), stretch.at(0), mask ^ keyMask)) {
            nans = true;
        }
    }

    @Override
    public Digest digest(Stretch stretch) {
        return /*key*/ IntStaging.digest(stretch, keyMask);
    }

    @Override
    public Digest check(Stretch stretch) {
        return /*key*/ IntStaging.check(stretch, keyMask);
    }

    @Override
    public void deliver(Stretch stretch) {
        if (!isCopied()) {
            IntStaging.deliver((/*key*/ int[]) stretch.array(0), stretch.at(0), a, from + stretch.begin(),
                    stretch.length(), mask ^ keyMask);
        }
    }

    @Override
    public void restore(Stretch stretch) {
        deliver(stretch);
    }

    @Override
    public boolean follows(int index) {
        return (SortableKeys.of(a[from + index - 1]) ^ mask) <= (SortableKeys.of(a[from + index]) ^ mask);
    }

    /** Called before anything is delivered. */
    public void keepNans() {
        if (nans) {
            before = Arrays.copyOfRange(a, from, from + n);
        }
    }

    /** The input as it was, or null if there are no NaNs in it. */
    protected final /*value*/ int[] before() {
        return before;
    }

    /** Called when all is delivered. */
    public void placeNans() {
        if (before != null) {
            IntStaging.placeNans(before, a, from, n, mask == 0);
        }
    }

    /** Called after a failure: the keys of NaNs have lost their bits. */
    public void restoreNans() {
        if (before != null) {
            System.arraycopy(before, 0, a, from, n);
        }
    }
}
