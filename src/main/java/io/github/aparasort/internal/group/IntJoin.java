package io.github.aparasort.internal.group;

import io.github.aparasort.internal.array.Bisection;
import io.github.aparasort.internal.parallel.ThreadTeam;
import io.github.aparasort.internal.step.JoinKind;

// Twins: Long, Float, Double
/**
 * Joins two columns of keys by sorting both: a sort-merge join (D. E. Knuth, <i>The Art of Computer Programming</i>,
 * volume 3, 6.5). Their groups are merged in parts of the keys, which the processors share. That gives for each key of
 * the result its groups, and the number of rows. {@link Matches} write the rows, in equal parts, so that a key with
 * many rows costs no more than many keys.
 */
public final class IntJoin {
    private final JoinKind kind;
    private final IntGroups a;
    private final IntGroups b;
    private final int parts;

    private IntJoin(JoinKind kind, IntGroups a, IntGroups b) {
        this.kind = kind;
        this.a = a;
        this.b = b;
        this.parts = ThreadTeam.tasks(((long) a.groups() + b.groups()) / Matches.GRAIN, ThreadTeam.PARTS);
    }

    /** Joins two columns whose rows were found by their keys. */
    static JoinRows join(JoinKind kind, IntGroups a, IntGroups b) {
        IntJoin join = new IntJoin(kind, a, b);
        Matches.Part[] found = new Matches.Part[join.parts];
        ThreadTeam.share(join.parts, part -> found[part] = join.merge(part));
        return CodedJoin.of(kind, new Matches(kind, a.rows(), b.rows(), found));
    }

    /** Merges the groups of a part. No branches on keys: where some match, none could be predicted. */
    private Matches.Part merge(int part) {
        int i = aBegin(part);
        int j = bBegin(i, part);
        int aEnd = aBegin(part + 1);
        int bEnd = bBegin(aEnd, part + 1);
        int kept = kind.keptSides();
        Matches.Part found = new Matches.Part(kind.most(aEnd - i, bEnd - j));
        int size = 0;
        while (i < aEnd && j < bEnd) {
            int takesA = a.key(i) <= b.key(j) ? 1 : 0;
            int takesB = b.key(j) <= a.key(i) ? 1 : 0;
            found.aGroups[size] = (i + 1) * takesA - 1;
            found.bGroups[size] = (j + 1) * takesB - 1;
            size += kept >> (takesA | takesB << 1) & 1;
            i += takesA;
            j += takesB;
        }
        size = found.rest(size, i, aEnd, true, kind.keepsA());
        size = found.rest(size, j, bEnd, false, kind.keepsB());
        found.keep(size, kind, a.rows().offsets(), b.rows().offsets());
        return found;
    }

    /** The first group of A in a part: that of a splitter, which is from the column with more groups. */
    private int aBegin(int part) {
        if (a.groups() >= b.groups()) {
            return (int) ((long) a.groups() * part / parts);
        }
        int split = (int) ((long) b.groups() * part / parts);
        return part == 0 ? 0 : split == b.groups() ? a.groups() : firstFrom(a, b.key(split));
    }

    /** The first group of B in a part whose first group of A is known. */
    private int bBegin(int aBegin, int part) {
        if (a.groups() < b.groups()) {
            return (int) ((long) b.groups() * part / parts);
        }
        return part == 0 ? 0 : aBegin == a.groups() ? b.groups() : firstFrom(b, a.key(aBegin));
    }

    /** The first group whose key is not less. */
    private static int firstFrom(IntGroups rows, /*key*/ int key) {
        return Bisection.first(0, rows.groups(), group -> rows.key(group) >= key);
    }
}
