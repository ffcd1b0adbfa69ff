package com.acme;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import java.util.Map;
import java.util.TreeMap;

/** Runs another main class, and prints on standard error which calls reached the library. */
public final class Watched {
    private Watched() {
    }

    public static void main(String[] args) throws Exception {
        Map<String, Integer> calls = new TreeMap<>();
        try (Gpu.Registration watching = Gpu.shared().onExecution(done -> count(calls, done))) {
            Class.forName(args[0]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        }
        System.err.println(calls);
    }

    private static void count(Map<String, Integer> calls, Execution done) {
        calls.merge(done.operation() + " " + done.type().getSimpleName(), 1, Integer::sum);
    }
}
