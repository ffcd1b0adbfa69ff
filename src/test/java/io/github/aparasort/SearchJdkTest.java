package io.github.aparasort;

import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Searches on plain Java. */
@Tag(Coverage.EVERY_JDK)
class SearchJdkTest extends SearchCase {
    SearchJdkTest() {
        super(Target.JDK);
    }
}
