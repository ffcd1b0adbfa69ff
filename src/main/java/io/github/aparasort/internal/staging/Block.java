package io.github.aparasort.internal.staging;

import java.lang.reflect.Array;

/** The arrays of a worker, one stretch after the other: small ones for the columns that need them. */
class Block {
    private final Column[] columns;
    private final Object[] blocks;
    private final Stretch stretch;

    /** @param most the most elements of a stretch */
    Block(int most, Column... columns) {
        this.columns = columns;
        blocks = new Object[columns.length];
        stretch = new Stretch(columns.length);
        for (int i = 0; i < columns.length; i++) {
            if (columns[i].host() == null) {
                // Before the elements there is room for the one before them.
                blocks[i] = Array.newInstance(columns[i].array().getClass().getComponentType(), most + 1);
            }
        }
    }

    /** The small array of a column, or null. */
    final Object array(int column) {
        return blocks[column];
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
    final void keepLast(int count) {
        for (Object block : blocks) {
            if (block != null) {
                System.arraycopy(block, count, block, 0, 1);
            }
        }
    }
}
