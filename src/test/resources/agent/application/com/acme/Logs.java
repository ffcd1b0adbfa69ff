package com.acme;

import java.util.Arrays;
import java.util.logging.LogManager;

/** Sorts small arrays, as many as the argument says, then chooses its log manager, and sorts on. */
public final class Logs {
    /** The least size that begins to load the library. */
    private static final int SMALLEST = 4_096;
    /** With so many sorts of this size, the library is loaded. */
    private static final int ENOUGH = 33;

    private Logs() {
    }

    /** The log manager of an application server. */
    public static final class Manager extends LogManager {
    }

    public static void main(String[] args) throws Exception {
        for (int i = Integer.parseInt(args[0]); i > 0; i--) {
            sort();
        }
        System.setProperty("java.util.logging.manager", Manager.class.getName());
        System.out.println(LogManager.getLogManager().getClass().getSimpleName());
        for (int i = 0; i < ENOUGH; i++) {
            sort();
        }
    }

    /** Sorts, and waits until the library is loaded if this sort began to load it. */
    private static void sort() throws InterruptedException {
        Arrays.sort(new int[SMALLEST]);
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("aparasort-loader")) {
                thread.join();
            }
        }
    }
}
