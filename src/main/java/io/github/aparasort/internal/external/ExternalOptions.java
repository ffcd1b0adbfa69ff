package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.Gpu;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** What a sorter of files was told. A sorter changes a copy, which nobody changes after that. */
public final class ExternalOptions implements Cloneable {
    /** A field begins after the one before it, with the blanks between the two. */
    public static final int BLANKS = LineLayout.BLANKS;
    /** The part of the heap that a sort uses by default, as a heap is a quarter of the memory by default. */
    private static final int PART_OF_HEAP = 4;

    /** Records of one length. */
    public interface Records {
        Format format(boolean isDescending);
    }

    /**
     * What lines are ordered by.
     *
     * @param field its number, or {@link LineLayout#WHOLE_LINE}
     */
    public record Key(int field, boolean isNumeric, boolean isDescending) {
        /** As with {@code sort}: a key without options has those of the sort. */
        private Key orOptionsOf(ExternalOptions all) {
            return isNumeric || isDescending ? this : new Key(field, all.isNumeric, all.isDescending);
        }
    }

    /** Null for lines. */
    public Records records;
    /** The byte between fields, or {@link #BLANKS}. */
    public int separator = BLANKS;
    public boolean isQuoted;
    /** The fields that are keys, the first one first. Without one, the whole line is the key. */
    public List<Key> keys = List.of();
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
    public List<Integer> sums = List.of();
    /** Bytes. */
    public long memory = Runtime.getRuntime().maxMemory() / PART_OF_HEAP;
    /** Where the runs go, or null for the directory of the new file. */
    public Path directory;
    /** What sorts in memory, or null for the shared one. */
    public Gpu gpu;
    public Consumer<? super ExternalProgress> listener = progress -> { };

    @Override
    public ExternalOptions clone() {
        try {
            return (ExternalOptions) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public boolean areLines() {
        return records == null;
    }

    public boolean hasTotals() {
        return hasCounts || !sums.isEmpty();
    }

    /** Fails if an option has no effect, or contradicts another one. */
    public void requireConsistent() {
        if (areLines() && isQuoted && separator == BLANKS) {
            throw new IllegalStateException("quoted() needs a character between fields: name it by separatedBy(c)");
        }
        if (separator != BLANKS && keys.isEmpty() && !isQuoted) {
            throw new IllegalStateException("separatedBy has no effect on whole lines: name the field that is the key, "
                    + "by byField(n), or leave it out");
        }
        if (!sums.isEmpty() && keys.isEmpty()) {
            throw new IllegalStateException("sums need a field that is the key: name it by byField(n)");
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
        List<Key> all = keys.isEmpty() ? List.of(new Key(LineLayout.WHOLE_LINE, isNumeric, isDescending))
                : keys.stream().map(key -> key.orOptionsOf(this)).toList();
        return Lines.of(layout(), all, isStable || isUnique || hasTotals(), isDescending);
    }

    /** What becomes of sorted records. */
    Results results() {
        return new Results(format(), isUnique, limit, hasTotals() ? new Totals(layout(), keys.stream().map(Key::field)
                .distinct().toList(), hasCounts, sums) : null);
    }
}
