package io.github.aparasort.internal.merge;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Merges of any number of arrays on the JDK. */
@Tag(Coverage.EVERY_JDK)
class MergeAllJdkTest extends MergeAllCase {
    MergeAllJdkTest() {
        super(Target.JDK);
    }
}
