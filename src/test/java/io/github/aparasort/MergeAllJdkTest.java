package io.github.aparasort;

/** Merges of any number of arrays on the JDK. */
class MergeAllJdkTest extends MergeAllCase {
    MergeAllJdkTest() {
        super(Target.JDK);
    }
}
