package io.github.aparasort.internal.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The arguments of a command: operands, and options that take a value ({@code --name value}, {@code --name=value}). */
public final class Arguments {
    private final List<String> operands = new ArrayList<>();
    private final Map<String, String> options = new HashMap<>();

    private Arguments() {
    }

    /**
     * @param known the options of the command, with their dashes
     * @throws UsageException if there is another one, or one without its value, or one twice
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
            } else if (arg.contains("=")) {
                parsed.option(arg.substring(0, arg.indexOf('=')), arg.substring(arg.indexOf('=') + 1), known);
            } else {
                i++;
                parsed.option(arg, i < args.size() ? args.get(i) : null, known);
            }
        }
        return parsed;
    }

    private void option(String name, String value, Set<String> known) {
        if (!known.contains(name)) {
            throw new UsageException("unknown option: " + name);
        }
        if (value == null) {
            throw new UsageException(name + " needs a value");
        }
        if (options.put(name, value) != null) {
            throw new UsageException(name + " is given twice");
        }
    }

    /** The operands, of which the command takes these many, named for the message where one is missing. */
    List<String> operands(int optional, String... required) {
        if (operands.size() < required.length) {
            throw new UsageException("missing: " + required[operands.size()]);
        }
        if (operands.size() > required.length + optional) {
            throw new UsageException("one argument too many: " + operands.get(required.length + optional));
        }
        return operands;
    }

    /** The value of an option, or null. */
    String option(String name) {
        return options.get(name);
    }
}
