package io.github.aparasort;

/** Searches on plain Java. */
class SearchJdkTest extends SearchCase {
    SearchJdkTest() {
        super(Target.JDK);
    }
}
