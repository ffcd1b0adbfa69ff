package io.github.aparasort;

import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Joins on the JDK. */
@Tag(Coverage.EVERY_JDK)
class JoinsJdkTest extends JoinsCase {
    JoinsJdkTest() {
        super(Target.JDK);
    }
}
