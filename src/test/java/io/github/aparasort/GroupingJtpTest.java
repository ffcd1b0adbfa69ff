package io.github.aparasort;

/** Groupings on the Java thread pool. */
class GroupingJtpTest extends GroupingCase {
    GroupingJtpTest() {
        super(Target.JTP);
    }
}
