package io.github.aparasort.internal.group;

import java.util.SplittableRandom;

/** Where most elements are: then a group goes on from tile to tile, and between work-groups. */
enum GroupShape {
    EVEN, FIRST, MIDDLE, LAST;

    private int group(int groups, SplittableRandom random) {
        int any = random.nextInt(groups);
        return this == EVEN || random.nextInt(8) == 0 ? any
                : this == FIRST ? 0 : this == MIDDLE ? groups / 2 : groups - 1;
    }

    /** The group of each of n elements, of exactly so many groups, in random order. */
    int[] elements(int n, int groups) {
        SplittableRandom random = new SplittableRandom(31L * n + groups);
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i < groups ? i : group(groups, random);
            int other = random.nextInt(i + 1);
            int moved = order[other];
            order[other] = order[i];
            order[i] = moved;
        }
        return order;
    }
}
