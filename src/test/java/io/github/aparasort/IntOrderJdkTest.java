package io.github.aparasort;

/** On the caller's thread. */
class IntOrderJdkTest extends IntOrderSortCase {
    IntOrderJdkTest() {
        super(Target.JDK);
    }

    @Override
    void assertRan(Class<?> order, int n, Execution execution) {
        Placement.assertJdk(execution);
    }
}
