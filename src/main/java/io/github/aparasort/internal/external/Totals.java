package io.github.aparasort.internal.external;

import java.util.List;

/**
 * What a group of lines with equal keys becomes.
 *
 * @param keys the fields that are the key; none if it is the whole line
 * @param hasCount whether it has the number of lines
 * @param sums the fields whose sums it has
 */
record Totals(LineLayout layout, List<Integer> keys, boolean hasCount, List<Integer> sums) {
    private static final String COUNT = "count";

    /** How many numbers it has. */
    int size() {
        return (hasCount ? 1 : 0) + sums.size();
    }

    /** Adds the numbers of a line. */
    void addLine(DecimalSum[] to, byte[] bytes, long line) {
        int at = 0;
        if (hasCount) {
            to[at++].addOne();
        }
        for (int field : sums) {
            long range = layout.field(bytes, line, field);
            to[at++].add(bytes, Format.begin(range), Format.end(range));
        }
    }

    /**
     * Adds those of a record of a run. They follow its line, with a blank between two.
     *
     * @param line of the record, without its end
     */
    void addRecord(DecimalSum[] to, byte[] bytes, long line) {
        int at = Format.end(line) + 1;
        for (DecimalSum sum : to) {
            int end = at;
            while (bytes[end] > ' ') {
                end++;
            }
            sum.add(bytes, at, end);
            at = end + 1;
        }
    }

    /** Makes a record of a run. */
    void record(LineBuilder to, byte[] bytes, long line, DecimalSum[] numbers) {
        to.add(bytes, Format.begin(line), Format.end(line)).add(LineEnds.END);
        for (int i = 0; i < numbers.length; i++) {
            to.add(numbers[i].toString()).add(i == numbers.length - 1 ? LineEnds.END : (byte) ' ');
        }
    }

    /**
     * Makes a line of the result: the fields that are the key, then the numbers.
     *
     * @param record what {@code from} says of it
     */
    void result(LineBuilder to, LineLayout from, byte[] bytes, long record, DecimalSum[] numbers) {
        keys(to, from, bytes, record);
        for (DecimalSum number : numbers) {
            to.add(between()).add(number.toString());
        }
        to.add(LineEnds.END);
    }

    /** Makes a line of the header of the result: the names of the fields. */
    byte[] header(byte[] bytes, long line) {
        LineBuilder header = new LineBuilder();
        keys(header, layout, bytes, line);
        if (hasCount) {
            header.add(between()).add(COUNT);
        }
        for (int field : sums) {
            header.add(between());
            field(header, layout, bytes, line, field);
        }
        return header.add(LineEnds.END).toBytes();
    }

    private void keys(LineBuilder to, LineLayout from, byte[] bytes, long record) {
        if (keys.isEmpty()) {
            field(to, from, bytes, record, LineLayout.WHOLE_LINE);
        }
        for (int i = 0; i < keys.size(); i++) {
            if (i > 0) {
                to.add(between());
            }
            field(to, from, bytes, record, keys.get(i));
        }
    }

    private static void field(LineBuilder to, LineLayout from, byte[] bytes, long record, int number) {
        long range = from.rawField(bytes, record, number);
        to.add(bytes, Format.begin(range), Format.end(range));
    }

    private byte between() {
        return (byte) (layout.separator() == LineLayout.BLANKS ? '\t' : layout.separator());
    }
}
