package io.github.aparasort.internal.cli;

import io.github.aparasort.Target;
import io.github.aparasort.internal.event.Property;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The arguments of a command: operands, options with a value ({@code --name value}, {@code --name=value}), and options
 * without one.
 */
public final class Arguments {
    private final List<String> operands = new ArrayList<>();
    private final Map<String, String> options = new HashMap<>();

    private Arguments() {
    }

    /**
     * @param known the options of the command, with their dashes; a name that ends in '=' takes a value
     * @throws UsageException if an option is unknown, is given twice, or lacks its value
     */
    static Arguments parse(List<String> args, Set<String> known) {
        Arguments parsed = new Arguments();
        boolean optionsEnded = false;
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            if (optionsEnded || !arg.startsWith("-") || arg.equals("-")) {
                parsed.operands.add(arg);
            } else if (arg.equals("--")) {
                optionsEnded = true;
            } else if (known.contains(arg) && !arg.endsWith("=")) {
                parsed.option(arg, "");
            } else {
                String name = arg.split("=", 2)[0];
                if (!known.contains(name + "=")) {
                    throw new UsageException(known.contains(name) ? name + " takes no value"
                            : "unknown option: " + name);
                }
                if (name.equals(arg) && ++i == args.size()) {
                    throw new UsageException(name + " needs a value");
                }
                parsed.option(name, name.equals(arg) ? args.get(i) : arg.substring(name.length() + 1));
            }
        }
        return parsed;
    }

    private void option(String name, String value) {
        if (options.put(name, value) != null) {
            throw new UsageException(name + " is given twice");
        }
    }

    /**
     * The operands.
     *
     * @param optional how many may follow the required ones
     * @param required names of the required ones, for the message if one is missing
     */
    List<String> operands(int optional, String... required) {
        if (operands.size() < required.length) {
            throw new UsageException("missing: " + required[operands.size()]);
        }
        if (operands.size() > required.length + optional) {
            throw new UsageException("one argument too many: " + operands.get(required.length + optional));
        }
        return operands;
    }

    /** The target that {@code --engine} names; without it that of the system property. */
    Target engine() {
        String name = option("--engine");
        if (name == null) {
            return Target.valueOf(Property.target());
        }
        return Arrays.stream(Target.values()).filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                .findAny().orElseThrow(() ->
                        new UsageException("--engine is auto, gpu, opencl, jtp or jdk, not " + name));
    }

    /**
     * A whole number.
     *
     * @param message what is wrong with a text that is none, or with a number below the least
     */
    static int number(String text, int least, String message) {
        try {
            int number = Integer.parseInt(text);
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The message says what is right.
        }
        throw new UsageException(message);
    }

    boolean has(String name) {
        return options.containsKey(name);
    }

    /** The value of an option, or null. */
    String option(String name) {
        return options.get(name);
    }
}
