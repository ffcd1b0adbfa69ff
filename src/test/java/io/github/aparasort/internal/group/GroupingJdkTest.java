package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Groupings by the JDK. */
class GroupingJdkTest extends GroupingCase {
    GroupingJdkTest() {
        super(Target.JDK);
    }
}
