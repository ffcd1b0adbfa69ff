package io.github.aparasort.internal.external;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Stream;

/** Makes one record of all those with equal keys: the first line of them, and their totals. */
final class GroupStage extends Stage {
    private final Totals totals;
    /** Of the group that is not complete yet. */
    private final Last first;
    private final DecimalSum[] sums;
    /** Whether records come with their totals, and whether results are written. */
    private final boolean areRecords;
    private final boolean areResults;
    private final LineLayout layout;
    private final LineBuilder record = new LineBuilder();
    private int longest;

    GroupStage(Output output, long limit, Totals totals, Last first, boolean areRecords, boolean areResults) {
        super(output, limit);
        this.totals = totals;
        this.first = first;
        this.sums = Stream.generate(DecimalSum::new).limit(totals.size()).toArray(DecimalSum[]::new);
        this.areRecords = areRecords;
        this.areResults = areResults;
        this.layout = areRecords ? totals.layout().withTotals() : totals.layout();
    }

    @Override
    void add(long word, byte[] bytes, int begin, int end) throws IOException {
        if (!first.isThere() || first.compareTo(word, bytes, begin, end) != 0) {
            end();
            first.set(word, bytes, begin, end);
            Arrays.stream(sums).forEach(DecimalSum::clear);
        }
        if (areRecords) {
            totals.addRecord(sums, bytes, layout.line(bytes, Format.range(begin, end)));
        } else {
            totals.addLine(sums, bytes, Format.range(begin, end));
        }
    }

    /** Writes the group, if there is one. */
    @Override
    void end() throws IOException {
        if (first.isThere()) {
            record.clear();
            if (areResults) {
                totals.result(record, layout, first.bytes(), first.record(), sums);
            } else {
                totals.record(record, first.bytes(), layout.line(first.bytes(), first.record()), sums);
            }
            longest = Math.max(longest, record.length());
            write(record.bytes(), 0, record.length());
        }
    }

    @Override
    int longest(int ofInput) {
        return longest;
    }
}
