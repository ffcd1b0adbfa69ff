package io.github.aparasort.internal.step;

/**
 * Notes the number of a call whose result has not the checksum that it must have, or has more errors than it may
 * have, if it is the first such call.
 */
final class Verdict extends ElementKernel {
    /** What is compared: two checksums, one with that of the host, or a number of errors with none. */
    static final int SUMS = 0;
    static final int WORD = 1;
    static final int NUMBER = 2;

    protected long[] expected = new long[1];
    protected long[] found = new long[1];
    protected int[] errors = new int[1];
    protected int[] alarm = new int[1];
    protected int mode;
    /** The checksum of the host. */
    protected long word;
    /** Where the number of errors is. */
    protected int errorsAt;
    /** How many there may be. */
    protected int most;
    protected int expectedAt;
    protected int foundAt;
    protected int call;

    Verdict(int nt, int maxGroups) {
        super(nt, maxGroups);
    }

    @Override
    protected void element(int i) {
        int wrong = 0;
        if (mode == NUMBER) {
            wrong = errors[errorsAt] > most ? 1 : 0;
        } else if (mode == WORD) {
            wrong = word != found[foundAt] ? 1 : 0;
        } else {
            wrong = expected[expectedAt] != found[foundAt] ? 1 : 0;
        }
        if (wrong != 0 && alarm[0] == 0) {
            alarm[0] = call;
        }
    }

    // ---- host side

    /** Compares a checksum with that of the host. */
    void prepareWord(long expected, int at, int number) {
        mode = WORD;
        word = expected;
        foundAt = at;
        call = number;
    }
}
