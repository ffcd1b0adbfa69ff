package io.github.aparasort.internal.scan;

import io.github.aparasort.Target;

/** Reductions and scans of special values on the JDK. */
class FloatFoldsJdkTest extends FloatFoldsCase {
    FloatFoldsJdkTest() {
        super(Target.JDK);
    }
}
