package io.github.aparasort.internal.opencl;

import java.lang.module.ModuleDescriptor;
import org.lwjgl.Version;

/** The version of LWJGL whose classes come first on the class path: perhaps one that the application has. */
final class LwjglVersion {
    static final String OF_CLASSES = Version.getVersion().replaceFirst("[+ -].*", "");
    /** What the library comes with. */
    static final String BEST = "lwjgl 3.4.1 and lwjgl-opencl 3.3.6";

    /** The first one of those that were tried with which the library works. */
    private static final String FIRST = "3.3.1";

    private LwjglVersion() {
    }

    /** Throws if the library does not work with a version. */
    static void check(String version) {
        if (ModuleDescriptor.Version.parse(version).compareTo(ModuleDescriptor.Version.parse(FIRST)) < 0) {
            throw new LwjglError("LWJGL " + version + " is the first one on the class path, and this library needs "
                    + FIRST + " or later: put " + BEST + " before it, with the native library");
        }
    }

    /** For a class or a method that is missing. */
    static LwjglError misfit(LinkageError missing) {
        return new LwjglError("LWJGL " + OF_CLASSES + " and the lwjgl-opencl that is the first one on the class path do"
                + " not go together (" + missing + "): put " + BEST + " before them");
    }
}
