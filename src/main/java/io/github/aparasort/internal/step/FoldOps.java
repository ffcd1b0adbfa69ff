package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.element.IntSequenceFill;

/** Steps of reductions and scans, for each type of elements. */
interface FoldOps {
    /** Sections that a reduction is compared with: eight groups for each unit of an H200, and one tile of folds. */
    int SECTIONS = 1024;

    /** The length of the sections that a reduction of n elements is compared with. */
    static int sectionLength(int n) {
        return (n - 1) / SECTIONS + 1;
    }

    /** Where these sections begin. */
    static Column sectionBegins(Work work, int n) throws DeviceFault {
        return IntSequenceFill.fill(work, (n - 1) / sectionLength(n) + 1, 0, sectionLength(n));
    }

    /** Elements at equal distances: whole numbers. */
    Column sequence(Work work, int n, int first, int step) throws DeviceFault;

    /**
     * Scans elements into a new column.
     *
     * @param custom a kernel with the caller's operator, or null
     */
    Column scanned(Work work, Column values, int operator, Object custom, boolean exclusive) throws DeviceFault;

    /**
     * Reduces elements, at least one, without waiting.
     *
     * @param custom a kernel with the caller's operator, or null
     */
    Column total(Work work, Column values, int operator, Object custom) throws DeviceFault;

    /** Reduces elements, and waits for the result. */
    Number reduced(Work work, Column values, int operator, Object custom) throws DeviceFault;

    /** Reduces elements, at least one, by the caller's operator, and waits for all partial results. */
    Folds folds(Work work, Column values, Object custom) throws DeviceFault;

    /** Reduces the elements of each segment; the last one ends where the elements do. */
    Column segments(Work work, Column values, int operator, Column begins) throws DeviceFault;
}
