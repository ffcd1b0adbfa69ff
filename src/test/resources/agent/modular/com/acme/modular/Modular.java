package com.acme.modular;

import java.util.Arrays;

/** A program in a named module. */
public final class Modular {
    private Modular() {
    }

    public static void main(String[] args) {
        int[] numbers = {3, 1, 2};
        Arrays.sort(numbers);
        System.out.println(Modular.class.getModule().getName() + " " + Arrays.toString(numbers));
    }
}
