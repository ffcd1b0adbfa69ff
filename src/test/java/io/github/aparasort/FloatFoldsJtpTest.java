package io.github.aparasort;

/** Reductions and scans of special values on JTP. */
class FloatFoldsJtpTest extends FloatFoldsCase {
    FloatFoldsJtpTest() {
        super(Target.JTP);
    }
}
