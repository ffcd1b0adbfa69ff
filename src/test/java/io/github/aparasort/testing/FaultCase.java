package io.github.aparasort.testing;

/**
 * What one call came to, as the child process tells it and the test reads it.
 *
 * @param stage what the instance of the kernel was: warm, fresh, new (the first of its class), or another word
 * @param hit whether the fault was injected
 * @param engine what did the work, or empty
 * @param detail the exception's message, or why another engine did it
 */
public record FaultCase(String stage, FaultCall call, int n, String fault, int k, boolean hit, Outcome outcome, String engine,
        String detail) {
    private static final String MARK = "case\t";

    /** What the caller has in hand afterwards. */
    public enum Outcome {
        RIGHT,
        /** The call returned as if all were well. */
        WRONG,
        /** GpuException, and every array of the caller's as it was before the call. */
        UNCHANGED,
        /** GpuException, and an array has changed. */
        TOUCHED,
        /** Another exception than GpuException. */
        OTHER
    }

    public String line() {
        return MARK + String.join("\t", stage, call.name(), "" + n, fault, "" + k, "" + hit, outcome.name(), engine,
                detail.replaceAll("\\s+", " "));
    }

    public static boolean isLine(String line) {
        return line.startsWith(MARK);
    }

    public static FaultCase parse(String line) {
        String[] part = line.substring(MARK.length()).split("\t", 9);
        return new FaultCase(part[0], FaultCall.of(part[1]).get(0), Integer.parseInt(part[2]), part[3],
                Integer.parseInt(part[4]), Boolean.parseBoolean(part[5]), Outcome.valueOf(part[6]), part[7], part[8]);
    }
}
