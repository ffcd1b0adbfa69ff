package io.github.aparasort.testing;

/** The jars that have LWJGL's native library, one for each system. */
public final class LwjglNatives {
    private LwjglNatives() {
    }

    /** The classifier of the jar for this system. */
    public static String classifier() {
        String name = System.getProperty("os.name");
        return "natives-" + (name.startsWith("Windows") ? "windows" : name.startsWith("Mac") ? "macos" : "linux")
                + (System.getProperty("os.arch").equals("aarch64") ? "-arm64" : "");
    }
}
