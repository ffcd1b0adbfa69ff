package io.github.aparasort.internal.take;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Gathers on the JDK. */
@Tag(Coverage.EVERY_JDK)
class TakeJdkTest extends TakeCase {
    TakeJdkTest() {
        super(Target.JDK);
    }
}
