package io.github.aparasort;

class Walks {
    int walk(int[] a, int first, int second, int third) {
        int sum = a.length + 1;

        int i1 = a[first] + 1;
        if (i1 > 1) {
            sum += i1;
        }
        // Again with second|third for first, 2|3 for 1
        // region Derived from the lines above by build/Widths.java: do not edit
        int i2 = a[second] + 1;
        if (i2 > 1) {
            sum += i2;
        }
        int i3 = a[third] + 1;
        if (i3 > 1) {
            sum += i3;
        }
        // endregion
        return sum;
    }
}
