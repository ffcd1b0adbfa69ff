package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Groupings on the Java thread pool. */
class GroupingJtpTest extends GroupingCase {
    GroupingJtpTest() {
        super(Target.JTP);
    }
}
