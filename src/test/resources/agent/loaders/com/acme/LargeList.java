package com.acme;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Sorts lists that are large enough for the library. */
public final class LargeList {
    private LargeList() {
    }

    public static void main(String[] args) {
        String[] texts = new String[20_000];
        Arrays.setAll(texts, i -> Integer.toString(i * 7_919 % texts.length));
        List<String> list = new ArrayList<>(List.of(texts));
        list.sort(null);
        Collections.sort(Arrays.asList(texts));
        System.out.println(list.equals(Arrays.asList(texts)) + " " + list.get(1));
    }
}
