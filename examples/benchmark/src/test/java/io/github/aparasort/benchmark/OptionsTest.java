package io.github.aparasort.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.input.KeyType;
import io.github.aparasort.benchmark.run.Heap;
import io.github.aparasort.benchmark.run.Mode;
import io.github.aparasort.benchmark.run.Plan;
import io.github.aparasort.benchmark.run.Vm;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

class OptionsTest {
    private static final long HEAP = 1L << 40;

    @Test
    void sizesHaveUnits() {
        assertEquals(List.of(500, 10_000, 1_000_000, 16_384),
                List.of("500", "10k", "1M", "16_384").stream().map(new Sizes()::convert).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "k", "-1", "3G", "1.5M", "5000M"})
    void whatIsNoSizeIsRefused(String text) {
        assertThrows(TypeConversionException.class, () -> new Sizes().convert(text));
    }

    @Test
    void theLastHeapCounts() {
        assertEquals(6L << 30, Heap.bytes(List.of("-Xmx512m", "-XX:+UseParallelGC", "-Xmx6G")));
        assertEquals(4096, Heap.bytes(List.of("-Xmx4096")));
        assertEquals(Runtime.getRuntime().maxMemory(), Heap.bytes(List.of("-Xms1g")));
    }

    @Test
    void namesAreWrittenAsInTheHelp() {
        CommandLine line = Main.commandLine();
        line.parseArgs("never-slower", "-t", "int,LONG", "-d", "few-values", "-o", "sort-pairs", "--targets", "jtp",
                "--peers", "arrays-parallel-sort", "--workers", "default,2,cores");
        assertThrows(CommandLine.ParameterException.class, () -> line.parseArgs("-d", "fewvalues"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--rows=1M,99", "--seconds=-1", "--kinds=double"})
    void mapsRefusesWhatItCannotDo(String option) {
        StringWriter told = new StringWriter();
        assertEquals(CommandLine.ExitCode.USAGE,
                Main.commandLine().setErr(new PrintWriter(told)).execute("maps", option));
        assertTrue(told.toString().contains(option.substring(0, option.indexOf('='))), told::toString);
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void everyModeHasCases(Mode mode) {
        List<Contender> contenders = Arrays.stream(Contender.values())
                .filter(one -> !one.isSubject() || one == Contender.APARASORT_JTP).toList();
        Plan plan = Plan.of(mode.tables(), List.of(KeyType.INT), contenders, List.of(new Vm(null, 0)), HEAP);
        assertTrue(plan.steps().size() > 10, () -> plan.steps().toString());
        assertEquals(plan.steps().size(), plan.steps().stream().distinct().count());
    }

    @Test
    void whatDoesNotFitIsLeftOutAndSaid() {
        Plan plan = Plan.of(Mode.FULL.tables(), List.of(KeyType.INT), List.of(Contender.APARASORT_JDK,
                Contender.ARRAYS_SORT), List.of(new Vm(null, 0)), 100_000_000);
        assertTrue(plan.steps().stream().noneMatch(step -> step.what().n() >= 10_000_000));
        assertTrue(plan.skipped().stream().anyMatch(text -> text.contains("10,000,000: needs a heap")));
    }
}
