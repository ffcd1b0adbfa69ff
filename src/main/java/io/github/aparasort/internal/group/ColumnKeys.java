package io.github.aparasort.internal.group;

import io.github.aparasort.internal.engine.CompoundCall;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.parallel.Parallel;
import java.util.ArrayList;
import java.util.List;

/**
 * Keys of several columns, each as one word: a number in a mixed radix, whose digits are those of the columns (D. E.
 * Knuth, <i>The Art of Computer Programming</i>, volume 2, 4.1). Words are in the order of the keys. Where a word has
 * no room for the next column, the words so far are replaced by codes, which are few enough. So nothing is compared but
 * ints and longs, and no two keys have one word.
 */
public final class ColumnKeys {
    /** Words are longs that are not negative. */
    private static final double MOST_WORDS = 0x1p63;

    private final Dispatcher dispatcher;
    private final CompoundCall call;
    private final int n;
    /** What the words consist of: the words of the first columns, if these have no room, then a digit for each. */
    private ColumnKeys first;
    private final List<KeyDigits> digits = new ArrayList<>();
    private double count = 1;
    private RowGroups rows;
    /** The word of each group, in order. */
    private long[] words;

    private ColumnKeys(Dispatcher dispatcher, CompoundCall call, int n) {
        this.dispatcher = dispatcher;
        this.call = call;
        this.n = n;
    }

    /** Finds the groups of equal keys, as a part of a call. */
    public static ColumnKeys of(Dispatcher dispatcher, CompoundCall call, List<KeyColumn> columns) {
        ColumnKeys keys = new ColumnKeys(dispatcher, call, columns.get(0).length());
        for (KeyColumn column : columns) {
            keys = keys.and(column.digits(dispatcher, call));
        }
        keys.group();
        return keys;
    }

    private ColumnKeys and(KeyDigits next) {
        ColumnKeys keys = this;
        if (count * next.count() >= MOST_WORDS) {
            group();
            keys = new ColumnKeys(dispatcher, call, n);
            keys.first = this;
            keys.count = Math.max(1, rows.size());
        }
        keys.digits.add(next);
        keys.count *= next.count();
        return keys;
    }

    /** Finds the groups of equal words. */
    private void group() {
        if (first == null && digits.size() == 1 && digits.get(0).groups() != null) {
            rows = digits.get(0).groups();
            words = new long[rows.size()];
            for (int i = 0; i < words.length; i++) {
                words[i] = i;
            }
        } else if (count <= Integer.MAX_VALUE) {
            int[] all = arrayOfWords();
            fill((begin, end, block) -> {
                for (int i = begin; i < end; i++) {
                    all[i] = (int) block[i - begin];
                }
            });
            IntGroups groups = IntGroups.by(call, dispatcher, all, all);
            rows = groups.rows();
            words = longs(groups.keys());
        } else {
            long[] all = new long[n];
            fill((begin, end, block) -> System.arraycopy(block, 0, all, begin, end - begin));
            LongGroups groups = LongGroups.by(call, dispatcher, all);
            rows = groups.rows();
            words = groups.keys();
        }
        digits.forEach(KeyDigits::release);
    }

    /** Codes of a column are not needed beside the words: their array can take these. */
    private int[] arrayOfWords() {
        for (KeyDigits each : digits) {
            if (each.codes() != null) {
                return each.codes();
            }
        }
        return new int[n];
    }

    private static long[] longs(int[] ints) {
        long[] longs = new long[ints.length];
        Parallel.forEach(ints.length, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                longs[i] = ints[i];
            }
        });
        return longs;
    }

    /** Takes the words of the rows [begin, end). */
    private interface Words {
        void take(int begin, int end, long[] block);
    }

    private void fill(Words target) {
        int[] codes = first == null ? null : first.rows.codes(n);
        Parallel.forEachOnce(n, (begin, end) -> {
            long[] block = new long[Math.min(Parallel.BLOCK, end - begin)];
            long[] scratch = new long[block.length];
            int next;
            for (int i = begin; i < end; i = next) {
                next = i + Math.min(block.length, end - i);
                for (int j = i; j < next; j++) {
                    block[j - i] = codes == null ? 0 : codes[j];
                }
                for (KeyDigits each : digits) {
                    each.append(i, next, block, scratch);
                }
                target.take(i, next, block);
            }
        });
    }

    /** The groups. */
    public RowGroups rows() {
        return rows;
    }

    /** The keys of all groups in a column: an array of its type. */
    public Object column(int number) {
        Object keys = array(number, words.length);
        Parallel.forEachOnce(words.length, (begin, end) -> {
            long[] block = new long[Math.min(Parallel.BLOCK, end - begin)];
            int next;
            for (int i = begin; i < end; i = next) {
                next = i + Math.min(block.length, end - i);
                System.arraycopy(words, i, block, 0, next - i);
                decode(number, block, next - i, keys, i);
            }
        });
        return keys;
    }

    private Object array(int number, int length) {
        int own = number - columnsOfFirst();
        return own < 0 ? first.array(number, length) : digits.get(own).array(length);
    }

    /** Stores the keys of a column that belong to the first words of a block. The block is overwritten. */
    private void decode(int number, long[] block, int count, Object keys, int at) {
        int own = number - columnsOfFirst();
        long divisor = 1;
        for (int i = digits.size() - 1; i > own && i >= 0; i--) {
            divisor *= (long) digits.get(i).count();
        }
        if (own < 0) {
            for (int i = 0; i < count; i++) {
                block[i] = first.words[(int) (block[i] / divisor)];
            }
            first.decode(number, block, count, keys, at);
            return;
        }
        long base = (long) digits.get(own).count();
        for (int i = 0; i < count; i++) {
            block[i] = block[i] / divisor % base;
        }
        digits.get(own).decode(block, count, keys, at);
    }

    /** Drops the rows: only {@link #column} follows. */
    public void release() {
        rows = null;
        if (first != null) {
            first.release();
        }
    }

    private int columnsOfFirst() {
        return first == null ? 0 : first.columnsOfFirst() + first.digits.size();
    }
}
