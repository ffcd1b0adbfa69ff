package io.github.aparasort.internal.search;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Searches on plain Java. */
@Tag(Coverage.EVERY_JDK)
class SearchJdkTest extends SearchCase {
    SearchJdkTest() {
        super(Target.JDK);
    }
}
