package io.github.aparasort.internal.group;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Joins on the JDK. */
@Tag(Coverage.EVERY_JDK)
class JoinsJdkTest extends JoinsCase {
    JoinsJdkTest() {
        super(Target.JDK);
    }
}
