package io.github.aparasort.testing;

/**
 * The outcome of one call, as the child process prints it and the test reads it.
 *
 * @param stage what the instance of the kernel was: warm, fresh, new (the first of its class), or another word
 * @param hit whether the fault was injected
 * @param engine the engine that did the work, or empty
 * @param detail the exception's message, or why another engine did it
 */
public record FaultCase(String stage, FaultCall call, int n, String fault, int k, boolean hit, Outcome outcome,
        String engine, String detail) {
    private static final String MARK = "case\t";

    /** The state of the caller's arrays afterwards. */
    public enum Outcome {
        RIGHT,
        /** The call returned normally with a wrong result. */
        WRONG,
        /** GpuException, and every array of the caller as before the call. */
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
