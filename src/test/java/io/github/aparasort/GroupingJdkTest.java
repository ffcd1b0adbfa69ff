package io.github.aparasort;

/** Groupings by the JDK. */
class GroupingJdkTest extends GroupingCase {
    GroupingJdkTest() {
        super(Target.JDK);
    }
}
