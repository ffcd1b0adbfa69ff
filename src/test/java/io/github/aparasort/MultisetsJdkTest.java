package io.github.aparasort;

/** Set operations without kernels. */
class MultisetsJdkTest extends MultisetsCase {
    MultisetsJdkTest() {
        super(Target.JDK);
    }
}
