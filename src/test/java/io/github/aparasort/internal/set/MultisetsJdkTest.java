package io.github.aparasort.internal.set;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Set operations without kernels. */
@Tag(Coverage.EVERY_JDK)
class MultisetsJdkTest extends MultisetsCase {
    MultisetsJdkTest() {
        super(Target.JDK);
    }
}
