package io.github.aparasort.internal.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The text after {@code -javaagent:aparasort.jar=}, for instance {@code
 * include=com.acme.**:org.acme.*,exclude=com.acme.legacy.**,verbose}. Commas separate options and colons separate
 * patterns, because a shell needs no quotes for them.
 *
 * @param verbose whether each changed class is printed
 */
record Options(List<Pattern> include, List<Pattern> exclude, boolean verbose) {
    private static final String USAGE = "The options are include=PATTERNS, exclude=PATTERNS and verbose, separated by"
            + " commas. PATTERNS are names of classes, separated by colons; * stands for any characters but dots, and"
            + " ** for any characters";

    /** A nested class goes with the class around it. */
    private static final String NESTED = "(\\$.*)?";

    /** @throws IllegalArgumentException if an option is unknown; the message lists the options */
    static Options parse(String text) {
        List<Pattern> include = new ArrayList<>();
        List<Pattern> exclude = new ArrayList<>();
        boolean verbose = false;
        for (String option : text == null ? new String[0] : text.split(",")) {
            if (option.equals("verbose")) {
                verbose = true;
            } else if (option.startsWith("include=")) {
                addPatterns(include, option);
            } else if (option.startsWith("exclude=")) {
                addPatterns(exclude, option);
            } else if (!option.isEmpty()) {
                throw new IllegalArgumentException("unknown option '" + option + "'. " + USAGE);
            }
        }
        return new Options(List.copyOf(include), List.copyOf(exclude), verbose);
    }

    private static void addPatterns(List<Pattern> patterns, String option) {
        for (String glob : option.substring(option.indexOf('=') + 1).split(":")) {
            if (!glob.matches("[\\p{javaJavaIdentifierPart}.*-]+")) {
                throw new IllegalArgumentException("'" + glob + "' in '" + option + "' is no pattern. " + USAGE);
            }
            patterns.add(pattern(glob));
        }
    }

    private static Pattern pattern(String glob) {
        // No pattern has a colon, which stands for two asterisks meanwhile.
        String regex = glob.replace("**", ":").replace("*", "\\E[^.]*\\Q").replace(":", "\\E.*\\Q");
        return Pattern.compile("\\Q" + regex + "\\E" + NESTED);
    }

    /** Whether calls in a class are to be changed, by its binary name. Without include patterns, all classes are. */
    boolean covers(String className) {
        return (include.isEmpty() || matches(include, className)) && !matches(exclude, className);
    }

    private static boolean matches(List<Pattern> patterns, String className) {
        for (Pattern pattern : patterns) {
            if (pattern.matcher(className).matches()) {
                return true;
            }
        }
        return false;
    }
}
