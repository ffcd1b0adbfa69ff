package com.acme;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Arrays;

/** Writes a method reference, and reads it again. */
public final class Serialized {
    interface Sort extends Serializable {
        void sort(int[] a);
    }

    private Serialized() {
    }

    public static void main(String[] args) throws Exception {
        Sort reference = Arrays::sort;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(reference);
        }
        int[] a = {3, 1, 2};
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            ((Sort) in.readObject()).sort(a);
        }
        System.out.println(Arrays.toString(a));
        int[] b = {6, 4, 5};
        Arrays.sort(b);
        System.out.println(Arrays.toString(b));
        long[] c = {9, 7, 8};
        Arrays.sort(c);
        System.out.println(Arrays.toString(c));
    }
}
