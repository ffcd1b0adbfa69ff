package io.github.aparasort.internal.search;

import io.github.aparasort.Target;

/** Searches on the Java thread pool. */
class SearchJtpTest extends SearchCase {
    SearchJtpTest() {
        super(Target.JTP);
    }
}
