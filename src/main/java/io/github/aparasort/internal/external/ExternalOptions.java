package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** What a sorter of files was told. A sorter changes a copy, which nobody changes after that. */
public final class ExternalOptions implements Cloneable {
    private static final int BLANKS = LineLayout.BLANKS;
    /** The part of the heap that a sort uses by default, as a heap is a quarter of the memory by default. */
    private static final int PART_OF_HEAP = 4;

    /** Records of one length. */
    public interface Records {
        Format format(boolean isDescending);
    }

    /** Null for lines. */
    public Records records;
    /** The byte between fields, or {@link LineLayout#BLANKS}. */
    private int separator = BLANKS;
    public boolean isQuoted;
    /** The fields that are keys, the first one first. Without one, the whole line is the key. */
    private List<LineKey> keys = List.of();
    public boolean isNumeric;
    public boolean isDescending;
    public boolean isStable;
    /** How many lines at the begin stay there. */
    public int header;
    /** Whether only the first one of records with equal keys is kept. */
    public boolean isUnique;
    /** The most records or groups of a result. */
    public long limit = Long.MAX_VALUE;
    /** Whether lines with equal keys become one, with their number. */
    public boolean hasCounts;
    /** The fields whose sums are in such a line. */
    private List<Integer> sums = List.of();
    /** Bytes. */
    public long memory = Runtime.getRuntime().maxMemory() / PART_OF_HEAP;
    /** Where the runs go, or null for the directory of the new file. */
    public Path directory;
    public Consumer<? super ExternalProgress> listener = progress -> { };

    @Override
    public ExternalOptions clone() {
        try {
            return (ExternalOptions) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    private boolean areLines() {
        return records == null;
    }

    /** Fails if this is for records of one length. */
    public void requireLines() {
        if (!areLines()) {
            throw new IllegalStateException("this is an option for lines: begin with ExternalSorter.lines()");
        }
    }

    /** Sets the character between fields. */
    public void separate(char between) {
        if (separator != BLANKS && separator != between) {
            throw new IllegalStateException("fields are separated by '" + (char) separator + "' already, not by '"
                    + between + "': there is one separator");
        }
        if (between > Byte.MAX_VALUE || between == LineEnds.END) {
            throw new IllegalArgumentException(String.format(Locale.ROOT,
                    "a separator is an ASCII character, and not the end of a line: it is U+%04X", (int) between));
        }
        separator = between;
    }

    /**
     * Adds a field as the last key.
     *
     * @param isFirst whether it is the first one; otherwise there must be one before it
     */
    public void addKey(int field, boolean isFirst, boolean numeric, boolean descending) {
        if (isFirst && !keys.isEmpty()) {
            throw new IllegalStateException("field " + keys.get(0).field() + " is the key already: for lines in the "
                    + "order of it and then of field " + field + ", call thenByField(" + field + ")");
        }
        if (!isFirst && keys.isEmpty()) {
            throw new IllegalStateException("there is no key before field " + field + ": begin with byField");
        }
        List<LineKey> all = new ArrayList<>(keys);
        all.add(new LineKey(requireField(field), numeric, descending));
        keys = List.copyOf(all);
    }

    /** Sets the fields that are added up. */
    public void setSums(int... fields) {
        if (fields.length == 0) {
            throw new IllegalArgumentException("there are no fields to add up");
        }
        sums = Arrays.stream(fields).map(ExternalOptions::requireField).boxed().toList();
    }

    private static int requireField(int field) {
        if (field <= 0) {
            throw new IllegalArgumentException("fields have numbers from 1 on, not " + field);
        }
        return field;
    }

    private boolean hasTotals() {
        return hasCounts || !sums.isEmpty();
    }

    /** Fails if an option has no effect, or contradicts another one. */
    public void requireConsistent() {
        if (isQuoted && (separator == BLANKS || separator == LineLayout.QUOTE)) {
            throw new IllegalStateException("quoted() needs a character between fields, and not a quote: name it by "
                    + "separatedBy(c)");
        }
        if (separator != BLANKS && keys.isEmpty() && !hasTotals() && !isQuoted) {
            throw new IllegalStateException("separatedBy has no effect on whole lines: name the field that is the key, "
                    + "by byField(n), or leave it out");
        }
        if (isUnique && hasTotals()) {
            throw new IllegalStateException("unique() and groups exclude each other: a group has one line in any case");
        }
    }

    LineLayout layout() {
        return new LineLayout(separator, isQuoted, false);
    }

    Format format() {
        if (!areLines()) {
            return records.format(isDescending);
        }
        List<LineKey> all = keys.isEmpty() ? List.of(new LineKey(LineLayout.WHOLE_LINE, isNumeric, isDescending))
                : keys.stream().map(key -> key.orWith(isNumeric, isDescending)).toList();
        return Lines.of(layout(), all, isStable || isUnique || hasTotals(), isDescending);
    }

    /** What becomes of sorted records. */
    Results results() {
        List<Integer> fields = keys.stream().map(LineKey::field).distinct().toList();
        return new Results(format(), isUnique, limit,
                hasTotals() ? new Totals(layout(), fields, hasCounts, sums) : null);
    }
}
