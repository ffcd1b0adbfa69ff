package io.github.aparasort.internal.event;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;

/** The system properties that the library reads. */
public enum Property {
    /** The target of the shared context. Only this property ignores case. */
    TARGET("aparasort.target", "auto", "(?i)auto|gpu|opencl|jtp|jdk"),
    /** Whether results of kernels are verified. */
    VERIFY("aparasort.verify", "on", "on|off"),
    /** Seconds without use after which kernels give their memory back: a number that {@link Long#decode} knows. */
    IDLE_SECONDS("aparasort.idleSeconds", "30", "\\+?([1-9]\\d{0,17}|0[0-7]{0,17})|(0[xX]|#)\\p{XDigit}{1,15}"),
    /** Whether a warning names where a resident array was made that was never closed. */
    LEAKS("aparasort.leaks", "off", "on|off"),
    /** The most threads that work for a call. */
    THREADS("aparasort.threads", "all", "[1-9]\\d{0,8}|all"),
    /** The file that keeps measurements; empty for none. */
    PROFILE("aparasort.profile", "", "(?s).*");

    private final String key;
    private final String standard;
    private final String pattern;
    private final AtomicBoolean warned = new AtomicBoolean();

    Property(String key, String standard, String pattern) {
        this.key = key;
        this.standard = standard;
        this.pattern = pattern;
    }

    /** The name of the target of the shared context. */
    public static String target() {
        return TARGET.value().toUpperCase(Locale.ROOT);
    }

    /**
     * The same, without a word to the log. A log handler may sort, and that needs the shared context, so the context
     * cannot wait for the log.
     */
    public static String unloggedTarget() {
        String given = TARGET.given();
        return (TARGET.accepts(given) ? given : TARGET.standard).toUpperCase(Locale.ROOT);
    }

    /** The most threads that work for a call, or 0 if nothing is said. Without a word to the log, too. */
    public static int threads() {
        String given = THREADS.given();
        return given.equals(THREADS.standard) || !THREADS.accepts(given) ? 0 : Integer.parseInt(given);
    }

    /** The name of the property. */
    public String key() {
        return key;
    }

    /** The value that counts if the property is not set, or has no valid value. */
    public String standard() {
        return standard;
    }

    /** Whether a value is one that the property can have. */
    public boolean accepts(String value) {
        // Mostly it is the standard: then no regular expressions are loaded.
        return value.equals(standard) || value.matches(pattern);
    }

    /**
     * The value that counts. A misspelt value must not stop the application: the standard counts instead, and the first
     * call that finds this logs it.
     */
    public String value() {
        String value = given();
        if (accepts(value)) {
            return value;
        }
        if (warned.compareAndSet(false, true)) {
            Log.warn("the system property " + key + "=" + value + " has no valid value and is ignored; " + standard
                    + " counts. The command doctor shows the valid values");
        }
        return standard;
    }

    private String given() {
        try {
            return System.getProperty(key, standard);
        } catch (SecurityException e) {
            // A security manager denies it.
            return standard;
        }
    }
}
