package io.github.aparasort.internal.resident;

/**
 * Notes the number of a call whose result has not the checksum that it must have, or has errors that were counted, if
 * it is the first such call.
 */
final class Verdict extends ElementKernel {
    protected long[] expected = new long[1];
    protected long[] found = new long[1];
    protected int[] errors = new int[1];
    protected int[] alarm = new int[1];
    /** Not 0 where errors were counted. */
    protected int counted;
    /** Where the number of errors is. */
    protected int errorsAt;
    protected int expectedAt;
    protected int foundAt;
    protected int call;

    Verdict(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void element(int i) {
        int wrong = 0;
        if (counted != 0) {
            wrong = errors[errorsAt];
        } else {
            wrong = expected[expectedAt] != found[foundAt] ? 1 : 0;
        }
        if (wrong != 0 && alarm[0] == 0) {
            alarm[0] = call;
        }
    }
}
