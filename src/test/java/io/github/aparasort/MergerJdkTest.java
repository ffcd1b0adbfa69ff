package io.github.aparasort;

/** Merges without kernels. */
class MergerJdkTest extends MergerCase {
    MergerJdkTest() {
        super(Target.JDK);
    }
}
