package io.github.aparasort.internal.resident;

/** Notes the number of a call whose result has not the checksum that it must have, if it is the first such call. */
final class Verdict extends ElementKernel {
    protected long[] expected = new long[1];
    protected long[] found = new long[1];
    protected int[] alarm = new int[1];
    protected int expectedAt;
    protected int foundAt;
    protected int call;

    Verdict(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void element(int i) {
        if (expected[expectedAt] != found[foundAt] && alarm[0] == 0) {
            alarm[0] = call;
        }
    }
}
