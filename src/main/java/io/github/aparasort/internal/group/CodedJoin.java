package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.ArgumentChecks;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.JoinKind;
import java.util.Arrays;

/** A join of two tables whose groups have the same numbers. It counts its rows at once, and writes them when asked. */
public final class CodedJoin implements JoinRows {
    /** What stands in place of a row of B: the rows of A are not in the result. */
    private static final int DROPPED = -2;
    /** The first number that stands for a group of B with several rows. */
    private static final int SEVERAL = -3;

    private final JoinKind kind;
    private final JoinCodes codes;
    private final RowGroups b;
    /** How many groups have a row of B each, and the others none; -1 if that is not known. */
    private final int distinct;
    /** Whether a group has rows of A, if that matters. */
    private final boolean[] isOfA;
    /** Where the rows of each part of A begin, and the rows of B alone behind them. */
    private final int[] begins;
    private final int rows;

    /** @throws ArithmeticException if there are more rows than an array holds */
    public CodedJoin(JoinKind kind, JoinCodes codes) {
        this.kind = kind;
        this.codes = codes;
        this.distinct = codes.areDistinct() ? codes.b().length : -1;
        this.b = codes.areDistinct() ? RowGroups.ofEach(codes.b(), codes.groups())
                : RowGroups.ofCodes(codes.b(), codes.groups());
        this.isOfA = kind.keepsB() ? new boolean[codes.groups() + 1] : null;
        int[] widths = codes.areDistinct() ? null : widths();
        int n = codes.a().length;
        int parts = ThreadTeam.tasks(n / Parallel.GRAIN, ThreadTeam.PARTS);
        long[] counts = new long[parts];
        ThreadTeam.share(parts, part -> counts[part] = count(widths, Parallel.begin(n, part, parts),
                Parallel.begin(n, part + 1, parts)));
        long all = 0;
        for (long count : counts) {
            all += count;
        }
        for (int group = 0; isOfA != null && group < codes.groups(); group++) {
            all += isOfA[group] ? 0 : b.counts()[group];
        }
        rows = ArgumentChecks.rows(all);
        begins = new int[parts + 1];
        for (int part = 0; part < parts; part++) {
            begins[part + 1] = begins[part] + (int) counts[part];
        }
    }

    /** How many rows each row of A gives, by its group. */
    private int[] widths() {
        int[] ofB = b.counts();
        int[] widths = new int[codes.groups() + 1];
        Parallel.forEach(codes.groups(), (begin, end) -> {
            for (int group = begin; group < end; group++) {
                widths[group] = (int) kind.rows(1, ofB[group]);
            }
        });
        return widths;
    }

    /** A join of tables whose groups were sorted. */
    static JoinRows of(JoinKind kind, Matches matches) {
        return new JoinRows() {
            @Override
            public RowPairs byKey() {
                return matches.write();
            }

            @Override
            public RowPairs inOrderOfA() {
                return kind.pairs() ? new CodedJoin(kind, matches.codes()).inOrderOfA() : matches.write().inOrderOfA();
            }
        };
    }

    private long count(int[] widths, int begin, int end) {
        int[] own = codes.a();
        for (int i = begin; isOfA != null && i < end; i++) {
            isOfA[own[i]] = true;
        }
        return widths == null ? countDistinct(own, begin, end) : count(own, widths, begin, end);
    }

    private static long count(int[] own, int[] widths, int begin, int end) {
        long count = 0;
        for (int i = begin; i < end; i++) {
            count += widths[own[i]];
        }
        return count;
    }

    private long countDistinct(int[] own, int begin, int end) {
        int withPartner = (int) kind.rows(1, 1);
        int alone = (int) kind.rows(1, 0);
        if (withPartner == alone) {
            return (long) alone * (end - begin);
        }
        int groups = distinct;
        int partners = 0;
        for (int i = begin; i < end; i++) {
            partners += own[i] < groups ? 1 : 0;
        }
        return withPartner == 0 ? end - begin - partners : partners;
    }

    @Override
    public RowPairs byKey() {
        JoinCodes ordered = codes.byKey() == null ? codes : codes.byKey().get();
        return Matches.of(kind, RowGroups.ofCodes(ordered.a(), ordered.groups()), codes.byKey() == null ? b
                : RowGroups.ofCodes(ordered.b(), ordered.groups())).write();
    }

    @Override
    public RowPairs inOrderOfA() {
        int n = codes.a().length;
        int[] partners = distinct < 0 ? partners() : null;
        RowPairs result = new RowPairs(new int[rows], new int[rows]);
        int parts = begins.length - 1;
        ThreadTeam.share(parts, part -> {
            int begin = Parallel.begin(n, part, parts);
            int end = Parallel.begin(n, part + 1, parts);
            if (partners == null) {
                writeDistinct(begin, end, result, begins[part]);
            } else {
                write(partners, begin, end, result, begins[part]);
            }
        });
        writeOthers(result, begins[parts]);
        return result;
    }

    private void writeDistinct(int begin, int end, RowPairs result, int from) {
        int[] own = codes.a();
        int[] aRows = result.aRows();
        int[] bRows = result.bRows();
        int groups = distinct;
        boolean pairs = kind.pairs();
        boolean keepsPartners = kind.rows(1, 1) > 0;
        boolean keepsAlone = kind.rows(1, 0) > 0;
        int at = from;
        for (int i = begin; i < end; i++) {
            int partner = own[i] < groups ? own[i] : -1;
            if (partner < 0 ? keepsAlone : keepsPartners) {
                aRows[at] = i;
                bRows[at++] = pairs ? partner : -1;
            }
        }
    }

    /**
     * For each group the row of B that comes with its rows of A, or -1 if there is none, or {@link #DROPPED}; if there
     * are several, {@link #SEVERAL} less the group.
     */
    private int[] partners() {
        int[] bOrder = b.order();
        int[] bOffsets = b.offsets();
        int[] partners = new int[codes.groups() + 1];
        partners[codes.groups()] = DROPPED;
        Parallel.forEach(codes.groups(), (begin, end) -> {
            for (int group = begin; group < end; group++) {
                int count = bOffsets[group + 1] - bOffsets[group];
                partners[group] = kind.rows(1, count) == 0 ? DROPPED : count == 0 || !kind.pairs() ? -1
                        : count == 1 ? bOrder[bOffsets[group]] : SEVERAL - group;
            }
        });
        return partners;
    }

    private void write(int[] partners, int begin, int end, RowPairs result, int from) {
        int[] own = codes.a();
        int[] aRows = result.aRows();
        int[] bRows = result.bRows();
        int[] bOrder = b.order();
        int[] bOffsets = b.offsets();
        int at = from;
        for (int i = begin; i < end; i++) {
            int partner = partners[own[i]];
            if (partner > DROPPED) {
                aRows[at] = i;
                bRows[at++] = partner;
            } else if (partner < DROPPED) {
                int group = SEVERAL - partner;
                for (int j = bOffsets[group]; j < bOffsets[group + 1]; j++) {
                    aRows[at] = i;
                    bRows[at++] = bOrder[j];
                }
            }
        }
    }

    /** Rows of B that have no partner are behind all others. */
    private void writeOthers(RowPairs result, int from) {
        int at = from;
        for (int group = 0; at < rows; group++) {
            if (!isOfA[group]) {
                int count = b.counts()[group];
                System.arraycopy(b.order(), b.offsets()[group], result.bRows(), at, count);
                at += count;
            }
        }
        Arrays.fill(result.aRows(), from, at, -1);
        Arrays.sort(result.bRows(), from, at);
    }
}
