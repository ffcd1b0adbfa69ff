package io.github.aparasort.internal.opencl;

import java.util.stream.IntStream;
import org.lwjgl.system.MemoryUtil;

/** Pieces of ordinary memory for transfers. */
public final class HeapPieces {
    /** As many as a slab of page-locked memory has: no call of the tests takes more at once. */
    private static final int PIECES = 16;

    private HeapPieces() {
    }

    /** Gives them to a context, which then makes no slab. They are never freed. */
    public static void give(ClContext context) {
        context.pinned().giveBack(IntStream.range(0, PIECES).mapToObj(i -> new PinnedPiece(
                MemoryUtil.nmemAllocChecked(PinnedPiece.BYTES), MemoryUtil.nmemCallocChecked(1, Long.BYTES))).toList());
    }
}
