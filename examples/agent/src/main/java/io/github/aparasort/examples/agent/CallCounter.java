package io.github.aparasort.examples.agent;

import io.github.aparasort.Gpu;
import java.util.concurrent.atomic.LongAdder;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/** Counts the calls that reach Aparasort while JUnit runs tests, and prints their number to standard error. */
public final class CallCounter implements TestExecutionListener {
    static final String PREFIX = "calls of Aparasort: ";

    private final LongAdder calls = new LongAdder();

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        Gpu.shared().onExecution(done -> calls.increment());
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        System.err.println(PREFIX + calls);
    }
}
