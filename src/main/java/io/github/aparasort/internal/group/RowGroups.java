package io.github.aparasort.internal.group;

import io.github.aparasort.Operation;
import io.github.aparasort.ScanOp;
import io.github.aparasort.internal.array.IntGather;
import io.github.aparasort.internal.array.Offsets;
import io.github.aparasort.internal.parallel.Parallel;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.Arrays;

/**
 * Rows in groups: the group of each row, its code, or the rows of each group, one group after the other. Whoever finds
 * the groups knows one of the two; the other one is made when it is asked for. A row may be in no group: its code is
 * the number of groups. Immutable, and safe to use from many threads: two may make the same thing.
 */
public final class RowGroups {
    private final int groups;
    private final boolean areCoded;
    private volatile int[] codes;
    private volatile int[] order;
    private volatile int[] offsets;
    private volatile int[] counts;

    private RowGroups(int groups, boolean areCoded) {
        this.groups = groups;
        this.areCoded = areCoded;
    }

    /** @param codes the group of each row, or the number of groups for a row in none */
    public static RowGroups ofCodes(int[] codes, int groups) {
        RowGroups found = new RowGroups(groups, true);
        found.codes = codes;
        return found;
    }

    /**
     * Groups of all rows, or of some.
     *
     * @param order the rows, group by group
     * @param offsets where each group begins in the order, and the number of these rows
     */
    public static RowGroups ofOrder(int[] order, int[] offsets) {
        RowGroups found = new RowGroups(offsets.length - 1, false);
        found.order = order;
        found.offsets = offsets;
        return found;
    }

    /**
     * Each row is the group with its number.
     *
     * @param rows the numbers of the rows
     * @param groups the number of groups; those behind them are empty
     */
    static RowGroups ofEach(int[] rows, int groups) {
        RowGroups found = ofCodes(rows, groups);
        found.order = rows;
        return found;
    }

    /** The number of groups. */
    public int size() {
        return groups;
    }

    /** Whether the groups were found as codes. Folds take this form, so that they do not depend on later calls. */
    boolean areCoded() {
        return areCoded;
    }

    /** The number of rows in the groups. */
    public int inGroups() {
        return areCoded ? offsets()[groups] : order.length;
    }

    /** How many rows each group has. */
    public int[] counts() {
        int[] found = counts;
        if (found == null) {
            found = areCoded ? CodeFolds.of(new CodeCounts(0), codes, groups) : Offsets.lengths(offsets);
            counts = found;
        }
        return found;
    }

    /** Where each group begins in {@link #order}, and the number of rows there. */
    public int[] offsets() {
        int[] found = offsets;
        if (found == null) {
            found = Offsets.of(counts(), Offsets.sums(counts()));
            offsets = found;
        }
        return found;
    }

    /** The rows, group by group; in a group they ascend, if it was found by codes. */
    public int[] order() {
        int[] found = order;
        if (found == null) {
            found = sorted(codes, groups, offsets());
            order = found;
        }
        return found;
    }

    /** A counting sort: stable, by parts of the rows that count their groups apart. */
    private static int[] sorted(int[] codes, int groups, int[] offsets) {
        int n = codes.length;
        int parts = ThreadTeam.tasks(Math.min(n / Parallel.GRAIN, n / CodeFolds.ROWS_PER_COUNTER / (groups + 1)), 1);
        int[][] next = new int[parts][];
        if (parts > 1) {
            ThreadTeam.share(parts, part -> {
                CodeCounts counts = new CodeCounts(groups + 1);
                counts.add(codes, Parallel.begin(n, part, parts), Parallel.begin(n, part + 1, parts));
                next[part] = counts.results(groups + 1);
            });
        } else {
            next[0] = new int[groups + 1];
        }
        int rows = offsets[groups];
        int[] at = Arrays.copyOf(offsets, groups + 1);
        for (int[] part : next) {
            for (int group = 0; group < groups; group++) {
                int count = part[group];
                part[group] = at[group];
                at[group] += count;
            }
        }
        int[] order = new int[rows];
        ThreadTeam.share(parts, part -> {
            int[] places = next[part];
            int end = Parallel.begin(n, part + 1, parts);
            for (int i = Parallel.begin(n, part, parts); i < end; i++) {
                int group = codes[i];
                if (group < groups) {
                    order[places[group]++] = i;
                }
            }
        });
        return order;
    }

    /**
     * The group of each row.
     *
     * @param rows the number of all rows
     */
    public int[] codes(int rows) {
        int[] found = codes;
        if (found == null) {
            // A loop over fields that threads share would read them again in each step.
            int[] ordered = order;
            int[] begins = offsets;
            int[] made = new int[rows];
            if (ordered.length < rows) {
                Arrays.fill(made, groups);
            }
            Parallel.forEach(ordered.length, (begin, end) -> {
                int group = Offsets.segmentOf(begins, begin);
                int next;
                for (int place = begin; place < end; place = next) {
                    next = Math.min(end, begins[group + 1]);
                    for (int i = place; i < next; i++) {
                        made[ordered[i]] = group;
                    }
                    group++;
                }
            });
            found = made;
            codes = found;
        }
        return found;
    }

    /** The rank of each row, as the operation defines it. All rows are in groups. */
    public int[] ranks(Operation operation) {
        int[] known = codes(areCoded ? 0 : order.length);
        if (operation == Operation.DENSE_RANK) {
            return known;
        }
        int[] begins = offsets();
        int[] rankOfGroup = begins;
        if (operation == Operation.RANK_DESCENDING) {
            rankOfGroup = new int[groups];
            for (int group = 0; group < groups; group++) {
                rankOfGroup[group] = known.length - begins[group + 1];
            }
        }
        return IntGather.gathered(rankOfGroup, known);
    }

    /** The codes after each group was given another number. */
    static int[] renumbered(int[] codes, int[] numbers) {
        return IntGather.gathered(numbers, codes);
    }

    /** The rows with a code, ascending. */
    static int[] rowsOf(int[] codes, int code) {
        int n = codes.length;
        int parts = ThreadTeam.tasks(n / Parallel.GRAIN, 1);
        int[] begins = new int[parts + 1];
        ThreadTeam.share(parts, part -> {
            int count = 0;
            for (int i = Parallel.begin(n, part, parts); i < Parallel.begin(n, part + 1, parts); i++) {
                count += codes[i] == code ? 1 : 0;
            }
            begins[part + 1] = count;
        });
        for (int part = 0; part < parts; part++) {
            begins[part + 1] += begins[part];
        }
        int[] rows = new int[begins[parts]];
        ThreadTeam.share(parts, part -> {
            int at = begins[part];
            for (int i = Parallel.begin(n, part, parts); at < begins[part + 1]; i++) {
                rows[at] = i;
                at += codes[i] == code ? 1 : 0;
            }
        });
        return rows;
    }

    /** The first row of each group in the order, or -1 if it has none. */
    public int[] firsts() {
        return ends(ScanOp.MIN, 0);
    }

    /** The last row of each group in the order, or -1 if it has none. */
    public int[] lasts() {
        return ends(ScanOp.MAX, -1);
    }

    private int[] ends(ScanOp op, int before) {
        if (areCoded) {
            int[] ends = CodeFolds.of(new IntCodeFolds((begin, end, to, at) -> {
                for (int i = begin; i < end; i++) {
                    to[at + i - begin] = i;
                }
            }, op), codes, groups);
            // Where no row is, the identity is left.
            int none = op == ScanOp.MIN ? Integer.MAX_VALUE : Integer.MIN_VALUE;
            for (int group = 0; group < groups; group++) {
                ends[group] = ends[group] == none ? -1 : ends[group];
            }
            return ends;
        }
        int[] ends = new int[groups];
        Parallel.forEach(groups, (begin, end) -> {
            for (int group = begin; group < end; group++) {
                ends[group] = offsets[group] == offsets[group + 1] ? -1
                        : order[before < 0 ? offsets[group + 1] - 1 : offsets[group]];
            }
        });
        return ends;
    }

    /** The same groups, with only those rows for which {@code mask} is true. */
    public RowGroups where(boolean[] mask) {
        if (areCoded) {
            int[] own = codes;
            int[] kept = new int[own.length];
            Parallel.forEach(kept.length, (begin, end) -> {
                for (int i = begin; i < end; i++) {
                    kept[i] = mask[i] ? own[i] : groups;
                }
            });
            return ofCodes(kept, groups);
        }
        int[] ordered = order;
        int[] ends = offsets;
        int[] kept = new int[ordered.length];
        int[] begins = new int[groups + 1];
        int at = 0;
        for (int group = 0; group < groups; group++) {
            for (int i = ends[group]; i < ends[group + 1]; i++) {
                kept[at] = ordered[i];
                at += mask[ordered[i]] ? 1 : 0;
            }
            begins[group + 1] = at;
        }
        return ofOrder(Arrays.copyOf(kept, at), begins);
    }
}
