package io.github.aparasort;

/** Searches on the Java thread pool. */
class SearchJtpTest extends SearchCase {
    SearchJtpTest() {
        super(Target.JTP);
    }
}
