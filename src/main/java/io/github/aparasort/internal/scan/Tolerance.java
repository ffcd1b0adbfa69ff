package io.github.aparasort.internal.scan;

import io.github.aparasort.internal.parallel.Parallel;

/**
 * How far a result of a scan in tiles may be from what follows from the result before it, because both are rounded: as
 * a share of their magnitude.
 *
 * @param tile the number of elements in a tile
 * @param within the share in a tile: both results come from the same carry-in
 * @param atBorder the share where a tile begins: its carry-in was computed apart from the tile before it
 */
record Tolerance(int tile, double within, double atBorder) {
    /** The grains of so many elements, each of which is checked by one thread. */
    static int grains(int n) {
        return (n - 1) / Parallel.GRAIN + 1;
    }
}
