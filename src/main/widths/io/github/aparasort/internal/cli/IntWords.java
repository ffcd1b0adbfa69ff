package io.github.aparasort.internal.cli;

import io.github.aparasort.Sorter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Words of 32 bits; the build derives those of 64. */
public final class IntWords implements Words {
    private static final VarHandle WORD =
            MethodHandles.byteArrayViewVarHandle(/*key*/ int[].class, ByteOrder.LITTLE_ENDIAN);

    private final /*key*/ int[] words;

    IntWords(int n) {
        this(new /*key*/ int[n]);
    }

    private IntWords(/*key*/ int[] words) {
        this.words = words;
    }

    @Override
    public WordType type() {
        return WordType.of(/*key*/ int.class);
    }

    @Override
    public int length() {
        return words.length;
    }

    @Override
    public long at(int index) {
        return words[index];
    }

    @Override
    public void read(int begin, byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            words[begin + i] = (/*key*/ int) WORD.get(bytes, i * /*key*/ Integer.BYTES);
        }
    }

    @Override
    public void write(int begin, byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            WORD.set(bytes, i * /*key*/ Integer.BYTES, words[begin + i]);
        }
    }

    @Override
    public Words copy(int count) {
        return new IntWords(Arrays.copyOf(words, count));
    }

    @Override
    public void assign(Words source) {
        System.arraycopy(((IntWords) source).words, 0, words, 0, words.length);
    }

    @Override
    public boolean same(Words other) {
        return Arrays.equals(words, ((IntWords) other).words);
    }

    @Override
    public void sort() {
        Arrays.sort(words);
    }

    @Override
    public void parallelSort() {
        Arrays.parallelSort(words);
    }

    @Override
    public void sort(Sorter sorter) {
        sorter.sort(words);
    }

    @Override
    public int[] argsort(Sorter sorter) {
        return sorter.argsort(words);
    }

    @Override
    public void sortPairs(Sorter sorter, int[] values) {
        sorter.sortPairs(words, values);
    }
}
