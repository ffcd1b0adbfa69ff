package io.github.aparasort.testing;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Runs a tenth of the tests if the system property {@code aparasort.test.sample} has a number. The next number selects
 * another tenth; ten numbers in a row select each test once. Of the usual tests, those of what differs between JDKs run
 * with every number.
 */
public final class Sample implements ExecutionCondition {
    static final int PARTS = 10;
    private static final String NUMBER = System.getProperty("aparasort.test.sample", "");

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return NUMBER.isEmpty() || !isTest(context)
                || !Coverage.ALL && context.getTags().contains(Coverage.EVERY_JDK)
                || selects(context.getUniqueId(), Long.parseLong(NUMBER))
                ? ConditionEvaluationResult.enabled("")
                : ConditionEvaluationResult.disabled("not in the tenth of the tests with the number " + NUMBER);
    }

    /** Whether a test is in the tenth of a number. */
    static boolean selects(String id, long number) {
        return Math.floorMod(id.hashCode() - number, PARTS) == 0;
    }

    /** Not a class, nor a method that stands for its invocations with parameters. */
    private static boolean isTest(ExtensionContext context) {
        String id = context.getUniqueId();
        return context.getTestMethod().isPresent()
                && !id.startsWith("test-template:", id.lastIndexOf('[') + 1);
    }
}
