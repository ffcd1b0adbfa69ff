package io.github.aparasort.internal.object;

/**
 * Says that elements have to be compared, all of them, by the JDK: some of their keys cannot be read, and nothing is
 * known of how they compare. No caller sees it.
 */
final class NoKeysException extends RuntimeException {
    static final NoKeysException INSTANCE = new NoKeysException();
    private static final long serialVersionUID = 1;

    private NoKeysException() {
        super("no keys", null, false, false);
    }
}
