package io.github.aparasort.internal.scan;

import io.github.aparasort.Target;

/** Reductions and scans of special values on JTP. */
class FloatFoldsJtpTest extends FloatFoldsCase {
    FloatFoldsJtpTest() {
        super(Target.JTP);
    }
}
