package io.github.aparasort;

class Walks {
    int walk(int[] a, int first, int second, int third) {
        int sum = a.length + 1;

        int i1 = a[first] + 1;
        if (i1 > 1) {
            sum += i1;
        }
        // Again with second|third for first, 2|3 for 1
        return sum;
    }
}
