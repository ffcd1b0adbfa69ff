package io.github.aparasort;

/** Groups on the Java thread pool. */
class GroupsJtpTest extends GroupsCase {
    GroupsJtpTest() {
        super(Target.JTP);
    }
}
