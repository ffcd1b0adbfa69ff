package io.github.aparasort.internal.external;

/**
 * Where lines end, and where their fields are.
 *
 * @param separator the byte between fields, or {@link #BLANKS}
 * @param isQuoted whether a field may be in quotes, as in RFC 4180: then separators and ends of lines within it are
 *     text, and two quotes there are one
 * @param hasTotals whether a second line follows each line: what a group has in total
 */
record LineLayout(int separator, boolean isQuoted, boolean hasTotals) {
    /** A field begins after the one before it, with the blanks between the two. */
    static final int BLANKS = -1;
    /** The number of the field that is the whole line. */
    static final int WHOLE_LINE = 0;

    static final byte QUOTE = '"';

    LineLayout withTotals() {
        return new LineLayout(separator, isQuoted, true);
    }

    /**
     * Where the record ends that begins at an index, or -1 if it ends later.
     *
     * @param searched no line ends before this; with quotes or totals all is searched again
     */
    int end(byte[] bytes, int from, int searched, int to) {
        int last = isQuoted ? quotedEnd(bytes, from, to) : LineEnds.find(bytes, hasTotals ? from : searched, to);
        if (hasTotals && last >= 0) {
            last = LineEnds.find(bytes, last + 1, to);
        }
        return last < 0 ? -1 : last + 1;
    }

    /** Where the first line ends that is not within quotes, or -1. */
    private int quotedEnd(byte[] bytes, int from, int to) {
        int end = LineEnds.find(bytes, from, to);
        if (end < 0 || LineEnds.find(bytes, from, end, QUOTE) < 0) {
            return end;
        }
        for (int at = from; at < to; at++) {
            at = fieldEnd(bytes, at, to, true);
            if (at < to && bytes[at] == LineEnds.END) {
                return at;
            }
        }
        return -1;
    }

    /** Whether a line has ends of lines within quotes. */
    boolean hasEndsWithin(byte[] bytes, int from, int to) {
        return isQuoted && LineEnds.find(bytes, from, to) < to - 1;
    }

    /** A record without its end and its totals. */
    long line(byte[] bytes, long record) {
        int begin = Format.begin(record);
        int end = Format.end(record) - 1;
        if (hasTotals) {
            do {
                end--;
            } while (bytes[end] != LineEnds.END);
        }
        // RFC 4180 ends lines with both. Where there are totals, this one was left out before.
        boolean hasReturn = isQuoted && !hasTotals && end > begin && bytes[end - 1] == '\r';
        return Format.range(begin, hasReturn ? end - 1 : end);
    }

    /** The text of a field, without its quotes; empty if a record has fewer. */
    long field(byte[] bytes, long record, int number) {
        return field(bytes, record, number, true);
    }

    /** The same as it is in the line, with its quotes. */
    long rawField(byte[] bytes, long record, int number) {
        return field(bytes, record, number, false);
    }

    private long field(byte[] bytes, long record, int number, boolean isUnquoted) {
        long line = line(bytes, record);
        if (number == WHOLE_LINE) {
            return line;
        }
        int end = Format.end(line);
        int at = Format.begin(line);
        for (int passed = 1; passed < number && at < end; passed++) {
            at = fieldEnd(bytes, at, end, false);
            if (separator != BLANKS && at < end) {
                at++;
            }
        }
        if (isUnquoted && isQuoted && at < end && bytes[at] == QUOTE) {
            return Format.range(at + 1, closingQuote(bytes, at + 1, end));
        }
        return Format.range(at, fieldEnd(bytes, at, end, false));
    }

    private int fieldEnd(byte[] bytes, int begin, int end, boolean endsWithLine) {
        int at = begin;
        if (separator == BLANKS) {
            while (at < end && DecimalText.isBlank(bytes[at])) {
                at++;
            }
            while (at < end && !DecimalText.isBlank(bytes[at])) {
                at++;
            }
            return at;
        }
        if (isQuoted && at < end && bytes[at] == QUOTE) {
            at = closingQuote(bytes, at + 1, end);
        }
        while (at < end && bytes[at] != separator && !(endsWithLine && bytes[at] == LineEnds.END)) {
            at++;
        }
        return at;
    }

    /** Where a quote ends that begins before an index; or the end, if it is not closed. */
    private static int closingQuote(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && (bytes[at] != QUOTE || at + 1 < to && bytes[at + 1] == QUOTE)) {
            at += bytes[at] == QUOTE ? 2 : 1;
        }
        return Math.min(at, to);
    }
}
