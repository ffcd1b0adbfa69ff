package io.github.aparasort.internal.group;

import io.github.aparasort.Target;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;

/** Groups on the JDK. */
@Tag(Coverage.EVERY_JDK)
class GroupsJdkTest extends GroupsCase {
    GroupsJdkTest() {
        super(Target.JDK);
    }
}
