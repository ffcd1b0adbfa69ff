package io.github.aparasort.internal.select;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Selections on the JDK. */
@Tag(Coverage.EVERY_JDK)
class SelectJdkTest extends SelectCase {
    SelectJdkTest() {
        super(Target.JDK);
    }
}
