package io.github.aparasort.benchmark;

import io.github.aparasort.Target;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.db.DbEngine;
import io.github.aparasort.benchmark.db.Task;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import io.github.aparasort.benchmark.learning.Load;
import io.github.aparasort.benchmark.maps.KeyKind;
import io.github.aparasort.benchmark.run.Mode;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * The command line: {@code quick} (the default), {@code full}, {@code tables}, {@code never-slower}; {@code render},
 * {@code chart}, {@code page}; {@code resident}, {@code host-calls}; {@code objects}; {@code files}; {@code sweep},
 * {@code machines}; {@code cold}; {@code learning}; {@code db}; {@code maps}; {@code turns};
 * {@code help}.
 */
public final class Main {
    private Main() {
    }

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Measure());
        line.addSubcommand(new Render());
        line.addSubcommand(new Draw());
        line.addSubcommand(new Page());
        line.addSubcommand(new Resident());
        line.addSubcommand(new HostCalls());
        line.addSubcommand(new Objects());
        line.addSubcommand(new FileSorts());
        line.addSubcommand(new Sweep());
        line.addSubcommand(new Cold());
        line.addSubcommand(new Learning());
        line.addSubcommand(new Machines());
        line.addSubcommand(new Db());
        line.addSubcommand(new Maps());
        line.addSubcommand(new Turns());
        line.addSubcommand(new CommandLine.HelpCommand());
        names(line, Operation.class);
        names(line, KeyType.class);
        names(line, Distribution.class);
        names(line, Contender.class);
        names(line, Target.class);
        names(line, Mode.class);
        names(line, Load.class);
        names(line, Task.class);
        names(line, DbEngine.class);
        names(line, KeyKind.class);
        return line;
    }

    /** Constants are written as {@code few-values}. */
    private static <E extends Enum<E>> void names(CommandLine line, Class<E> type) {
        ITypeConverter<E> converter = text -> Arrays.stream(type.getEnumConstants())
                .filter(one -> one.name().equals(text.toUpperCase(Locale.ROOT).replace('-', '_')))
                .findFirst().orElseThrow(() -> new TypeConversionException("'" + text + "' is none of "
                        + Arrays.toString(type.getEnumConstants())));
        line.registerConverter(type, converter);
    }
}
