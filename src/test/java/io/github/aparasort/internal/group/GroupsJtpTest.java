package io.github.aparasort.internal.group;

import io.github.aparasort.Target;

/** Groups on the Java thread pool. */
class GroupsJtpTest extends GroupsCase {
    GroupsJtpTest() {
        super(Target.JTP);
    }
}
