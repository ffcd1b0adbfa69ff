package io.github.aparasort.benchmark.file;

import static io.github.aparasort.ExternalSorter.FieldOption.DESCENDING;
import static io.github.aparasort.ExternalSorter.FieldOption.NUMERIC;

import io.github.aparasort.ExternalSorter;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What is done with a text, by ExternalSorter and by GNU sort. */
enum TextSort {
    WHOLE(Text.WORDS, "$SORT -o gnu in0", ExternalSorter.lines()),
    URLS(Text.URLS, "$SORT -o gnu in0", ExternalSorter.lines()),
    UNIQUE(Text.TRIPLES, "$SORT -u -o gnu in0", ExternalSorter.lines().unique()),
    FIELD(Text.TABLE, "$SORT -t, -k2,2 -o gnu in0", table().byField(2)),
    FIELDS(Text.TABLE, "$SORT -t, -k2,2 -k4,4nr -o gnu in0",
            table().byField(2).thenByField(4, NUMERIC, DESCENDING)),
    NUMERIC_FIELD(Text.TABLE, "$SORT -t, -k3,3n -o gnu in0", table().byField(3, NUMERIC)) {
        @Override
        public String toString() {
            return "numeric";
        }
    },
    BLANKS(Text.WORDS, "$SORT -k2,2 -o gnu in0", ExternalSorter.lines().byField(2)),
    MERGE(Text.WORDS, "$SORT -m -o gnu in*", ExternalSorter.lines()) {
        @Override
        int files() {
            return 8;
        }

        @Override
        boolean isOfSorted() {
            return true;
        }

        @Override
        int sort(ExternalSorter sorter, List<Path> in, Path out) throws IOException {
            return sorter.merge(in, out).runs();
        }
    },
    CHECK(Text.WORDS, "$SORT -c in0", ExternalSorter.lines()) {
        @Override
        boolean isOfSorted() {
            return true;
        }

        @Override
        int sort(ExternalSorter sorter, List<Path> in, Path out) throws IOException {
            if (!sorter.check(in.get(0))) {
                throw new AssertionError("not sorted: " + in);
            }
            return 0;
        }
    },
    LIMIT(Text.TABLE, "$SORT -t, -k2,2 in0 | head -n 100 > gnu", table().byField(2).limit(100)),
    COUNTS(Text.REQUESTS, "$SORT in0 | uniq -c > gnu", ExternalSorter.lines().counts(), '\t'),
    GROUPS(Text.TABLE, "cut -d, -f4 in0 | $SORT | uniq -c > gnu", table().byField(4).counts(), ','),
    HEADER(Text.WORDS, "(head -n 1 in0; tail -n +2 in0 | $SORT) > gnu", ExternalSorter.lines().header(1)),
    QUOTED(Text.QUOTED, "$SORT -t, -k2,2 -o gnu in0", table().quoted().byField(2)),
    ITERATOR(Text.WORDS, "$SORT -o gnu in0", ExternalSorter.lines()) {
        @Override
        int sort(ExternalSorter sorter, List<Path> in, Path out) throws IOException {
            try (LineReader lines = new LineReader(in.get(0))) {
                return sorter.sort(lines, out).runs();
            }
        }
    },
    CONSUMER(Text.WORDS, "$SORT -o gnu in0", ExternalSorter.lines()) {
        @Override
        int sort(ExternalSorter sorter, List<Path> in, Path out) throws IOException {
            int runs;
            try (OutputStream lines = new BufferedOutputStream(Files.newOutputStream(out), FileRun.CHUNK)) {
                runs = sorter.sort(in.get(0), line -> write(line, lines)).runs();
            }
            FileRun.force(out);
            return runs;
        }
    };

    final Text text;
    /** For sh: reads in0, in1 and so on, and writes gnu, if it writes anything. */
    final String command;
    final ExternalSorter sorter;
    /** For sh: gives gnu the format of the own result. This is not measured. */
    final String format;

    TextSort(Text text, String command, ExternalSorter sorter) {
        this(text, command, sorter, "true");
    }

    /** For lines of {@code uniq -c}, which have the number first. */
    TextSort(Text text, String command, ExternalSorter sorter, char separator) {
        this(text, command, sorter, "sed -i -E 's/^ *([0-9]+) (.*)/\\2" + separator + "\\1/' gnu");
    }

    TextSort(Text text, String command, ExternalSorter sorter, String format) {
        this.text = text;
        this.command = command;
        this.sorter = sorter;
        this.format = format;
    }

    /** Into how many files the text is divided. */
    int files() {
        return 1;
    }

    boolean isOfSorted() {
        return false;
    }

    /** Returns the number of runs; 0 if nothing was sorted. */
    int sort(ExternalSorter own, List<Path> in, Path out) throws IOException {
        return own.sort(in.get(0), out).runs();
    }

    private static ExternalSorter table() {
        return ExternalSorter.lines().separatedBy(',');
    }

    private static void write(byte[] line, OutputStream out) {
        try {
            out.write(line);
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As the command line takes it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
