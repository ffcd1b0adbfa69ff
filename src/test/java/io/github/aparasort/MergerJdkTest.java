package io.github.aparasort;

import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Merges without kernels. */
@Tag(Coverage.EVERY_JDK)
class MergerJdkTest extends MergerCase {
    MergerJdkTest() {
        super(Target.JDK);
    }
}
