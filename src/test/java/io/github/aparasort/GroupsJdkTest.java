package io.github.aparasort;

/** Groups on the JDK. */
class GroupsJdkTest extends GroupsCase {
    GroupsJdkTest() {
        super(Target.JDK);
    }
}
