package io.github.aparasort;

import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.external.ExternalOptions;
import io.github.aparasort.internal.external.ExternalSort;
import io.github.aparasort.internal.external.Numbers;
import io.github.aparasort.internal.external.Records;
import io.github.aparasort.internal.file.Disk;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Sorts files of records that all have the same length, and text files by lines, also if they are larger than memory.
 *
 * <pre>{@code
 * ExternalSorter.longs(ByteOrder.LITTLE_ENDIAN)
 *         .memory(512L << 20)
 *         .sort(Path.of("measurements.bin"), Path.of("sorted.bin"));
 *
 * ExternalSorter.records(100, 0, 10)                               // the records of the sort benchmark
 *         .temporaryDirectory(Path.of("/fast/disk"))
 *         .onProgress(p -> System.out.println(p.phase() + " " + p.done() * 100 / Math.max(1, p.total()) + " %"))
 *         .sort(file, file);
 *
 * ExternalSorter.lines().separatedBy(',').byField(2).thenByField(4, NUMERIC, DESCENDING).header(1)
 *         .sort(Path.of("table.csv"), Path.of("sorted.csv"));      // as sort -t , -k 2,2 -k 4,4nr, below the header
 *
 * try (ExternalRecords sorted = ExternalSorter.lines().unique().sort(iteratorOfLines)) { ... }
 * }</pre>
 *
 * <p><b>Order.</b> Ascending, or {@link #descending}. Numbers are in the order of {@link java.util.Arrays#sort(int[])}
 * and its overloads: -0.0 comes before 0.0, and NaNs come last. Keys of records are compared as unsigned bytes. The
 * sort is stable: records with equal keys keep their order, and so do NaNs of different bits. {@link #lines Lines} are
 * in the order of {@code LC_ALL=C sort}. Options of lines throw {@link IllegalStateException} if others are sorted.
 *
 * <p><b>How.</b> What fits into the {@link #memory(long) memory} is read, sorted and written. Otherwise sorted runs are
 * written to a temporary file, while the next one is read and sorted. Then one merge of all runs writes the result; all
 * processors take part. A merge is fast if memory has room for 64&nbsp;KiB of each run: with 64&nbsp;MiB for files of
 * some GB, with 1&nbsp;GiB for files of a TB.
 *
 * <p><b>Files.</b> The target may be the input. It is replaced at the end in one step, after the new content was forced
 * to the disk; until then it is as it was, whatever happens. A symbolic link stays a link, and the file that it names
 * is replaced. The new file has the permissions of the old one, but the owner and group of a file that this process
 * makes, and no access control lists. The temporary files are readable for nobody who may not read the target. The disk
 * of the target needs space for a second copy, and that of the temporary directory for a third one, if the file does
 * not fit into the memory. Both are checked before the work. Temporary files are deleted at the end, after a failure,
 * and when the JVM is ended. If it is killed so that it cannot clean up ({@code SIGKILL}, a power failure), a file
 * {@code .aparasort-*.tmp} may stay beside the target. An input that is no regular file is refused before the work, and
 * so is a target that no file can replace. The paths may be of any file system that reads and writes at positions.
 *
 * <p><b>Interrupts.</b> If the calling thread is interrupted, a call throws {@link java.io.InterruptedIOException}, and
 * the thread stays interrupted. It notices this between two parts of the work: a sort in memory is finished first.
 *
 * <p>Instances are immutable, and all methods are thread-safe.
 *
 * <p><b>Source.</b> Knuth, <i>The Art of Computer Programming</i>, volume 3, section 5.4.
 */
public final class ExternalSorter {
    /** How a field is compared: as {@link #numeric} or {@link #descending} say of all. */
    public enum FieldOption { NUMERIC, DESCENDING }

    private final ExternalOptions options;
    /** What sorts in memory, or null for the shared one. */
    private final Gpu gpu;

    private ExternalSorter(ExternalOptions options, Gpu gpu) {
        this.options = options;
        this.gpu = gpu;
    }

    private static ExternalSorter of(ExternalOptions.Records records) {
        ExternalOptions options = new ExternalOptions();
        options.records = records;
        return new ExternalSorter(options, null);
    }

    private static ExternalSorter numbers(Class<?> type, ByteOrder order) {
        Objects.requireNonNull(order, "order");
        return of(isDescending -> Numbers.of(type, order, isDescending));
    }

    private ExternalSorter with(Consumer<ExternalOptions> change) {
        ExternalOptions changed = options.clone();
        change.accept(changed);
        return new ExternalSorter(changed, gpu);
    }

    // ---- what a file contains

    /**
     * Returns a sorter of files of ints.
     *
     * @param order the order of their bytes
     */
    public static ExternalSorter ints(ByteOrder order) {
        return numbers(int.class, order);
    }
    // Also as longs, long for int: Returns a sorter of files of longs.
    // Also as floats, float for int: Returns a sorter of files of floats, -0.0 before 0.0 and NaNs last.
    // Also as doubles, double for int: Returns a sorter of files of doubles, -0.0 before 0.0 and NaNs last.
    // region Derived from the method above by build/Widths.java: do not edit

    /**
     * Returns a sorter of files of longs.
     *
     * @param order the order of their bytes
     */
    public static ExternalSorter longs(ByteOrder order) {
        return numbers(long.class, order);
    }

    /**
     * Returns a sorter of files of floats, -0.0 before 0.0 and NaNs last.
     *
     * @param order the order of their bytes
     */
    public static ExternalSorter floats(ByteOrder order) {
        return numbers(float.class, order);
    }

    /**
     * Returns a sorter of files of doubles, -0.0 before 0.0 and NaNs last.
     *
     * @param order the order of their bytes
     */
    public static ExternalSorter doubles(ByteOrder order) {
        return numbers(double.class, order);
    }
    // endregion

    /**
     * Returns a sorter of files of records of bytes. They are ordered by a key, whose bytes are compared as unsigned
     * numbers, the first byte first.
     *
     * @param length bytes of each record
     * @param keyOffset where the key begins in the record
     * @param keyLength bytes of the key
     * @throws IllegalArgumentException if the key has no byte, or is not within the record
     */
    public static ExternalSorter records(int length, int keyOffset, int keyLength) {
        if (keyOffset < 0 || keyLength < 1 || keyOffset > (long) length - keyLength) {
            throw new IllegalArgumentException("a key of " + keyLength + " " + Plural.of(keyLength, "byte") + " at "
                    + keyOffset + " is not within a record of " + length + " " + Plural.of(length, "byte"));
        }
        return of(isDescending -> Records.of(length, keyOffset, keyLength, isDescending));
    }

    /**
     * Returns a sorter of text files by their lines. A line ends with the byte {@code \n}; if the last line has none,
     * it gets one. The order is that of {@code LC_ALL=C sort}: bytes are compared as unsigned numbers, and a line comes
     * before longer ones that begin with it. {@code \r} is a byte like any other. {@link #separatedBy}, {@link
     * #byField}, {@link #numeric}, {@link #descending}, {@link #stable} and {@link #unique} are the options {@code -t},
     * {@code -k}, {@code -n}, {@code -r}, {@code -s} and {@code -u}.
     *
     * <p>If the lines do not fit into the {@link #memory(long) memory}, a line may take an eighth of it, or up to two
     * fifths if most lines are long. When {@code sort} finds a longer one, it throws an {@code
     * IllegalArgumentException} that says how much memory is enough. If many runs have such lines, they are merged in
     * several passes; then the directory for temporary files needs space for two copies.
     */
    public static ExternalSorter lines() {
        return of(null);
    }

    // ---- options of lines

    private ExternalSorter ofLines(Consumer<ExternalOptions> change) {
        options.requireLines();
        return with(change);
    }

    /**
     * Returns the same sorter of lines, with a character between fields. Without one, a field begins with the spaces
     * and tabs that follow the field before it, as with {@code sort}.
     *
     * @param separator an ASCII character
     * @throws IllegalArgumentException if it is another character, or the end of a line
     * @throws IllegalStateException if this has another separator already
     */
    public ExternalSorter separatedBy(char separator) {
        return ofLines(changed -> changed.separate(separator));
    }

    /**
     * Returns the same sorter of lines, whose fields may be in double quotes, as in CSV files (RFC 4180). Within them
     * the separator and ends of lines are text, and a quote is written twice. A field is compared as it is written
     * between its quotes. Lines may end with {@code \r\n}. A quote within a field that does not begin with one is a
     * character like any other.
     */
    public ExternalSorter quoted() {
        return ofLines(changed -> changed.isQuoted = true);
    }

    /**
     * Returns the same sorter of lines, with a field as the key, as {@code sort -k field,field}. A line without this
     * field has an empty key. Lines with equal keys are ordered by {@link #thenByField}, then by the whole lines, or
     * see {@link #stable}.
     *
     * @param field the number of the field, from 1 on
     * @param own how it is compared; without any as {@link #numeric} and {@link #descending} say
     * @throws IllegalArgumentException if the number is not positive
     * @throws IllegalStateException if this has a field as the key already
     */
    public ExternalSorter byField(int field, FieldOption... own) {
        return withKey(field, true, own);
    }

    /**
     * Returns the same sorter of lines, with a field that orders those whose fields before this one are equal, as
     * another {@code -k}. See {@link #byField}.
     *
     * @throws IllegalArgumentException if the number is not positive
     * @throws IllegalStateException if this has no field as the key yet
     */
    public ExternalSorter thenByField(int field, FieldOption... own) {
        return withKey(field, false, own);
    }

    private ExternalSorter withKey(int field, boolean isFirst, FieldOption... own) {
        List<FieldOption> all = List.of(own);
        return ofLines(changed -> changed.addKey(field, isFirst, all.contains(FieldOption.NUMERIC),
                all.contains(FieldOption.DESCENDING)));
    }

    /**
     * Returns the same sorter of lines, with numbers as keys, as {@code sort -n}: spaces and tabs, a minus or none,
     * digits, and a point with more digits or none. Other text is 0, and what follows a number does not count. Numbers
     * may have any length. Equal ones are ordered by the whole lines, or see {@link #stable}. A field with options of
     * its own has only these.
     */
    public ExternalSorter numeric() {
        return ofLines(changed -> changed.isNumeric = true);
    }

    /** {@return the same sorter of lines, in which those with equal keys keep their order} As {@code sort -s}. */
    public ExternalSorter stable() {
        return ofLines(changed -> changed.isStable = true);
    }

    /**
     * Returns the same sorter of lines, which leaves the first lines where they are. A merge keeps those of the first
     * file; the others must have the same ones.
     *
     * @param lines how many
     * @throws IllegalArgumentException if it is negative
     */
    public ExternalSorter header(int lines) {
        if (lines < 0) {
            throw new IllegalArgumentException("a header cannot have " + lines + " lines");
        }
        return ofLines(changed -> changed.header = lines);
    }

    /**
     * Returns the same sorter of lines, which gives one line for each key: the fields of the key as they are in its
     * first line, or that whole line, then the number of lines, and the {@link #sums}. A separator is between them; a
     * tab, if there is none. A header has the names of these fields, and {@code count}.
     */
    public ExternalSorter counts() {
        return ofLines(changed -> changed.hasCounts = true);
    }

    /**
     * Returns the same sorter of lines, which gives one line for each key as {@link #counts} does, with sums of fields;
     * without {@link #counts} it has no number of lines. Sums are exact, and a text that is no {@link #numeric number}
     * counts as 0. A sum has as many decimals as that of its numbers with the most.
     *
     * @param fields the numbers of the fields, from 1 on
     * @throws IllegalArgumentException if a number is not positive, or there is none
     */
    public ExternalSorter sums(int... fields) {
        return ofLines(changed -> changed.setSums(fields));
    }

    // ---- options

    /**
     * {@return the same sorter, but from the greatest key to the least} Records with equal keys keep their order. Lines
     * with equal keys do so after {@link #stable}; otherwise they are compared as whole lines, and these descend too.
     */
    public ExternalSorter descending() {
        return with(changed -> changed.isDescending = true);
    }

    /** {@return the same sorter, which keeps the first one of records with equal keys} It is {@link #stable}. */
    public ExternalSorter unique() {
        return with(changed -> changed.isUnique = true);
    }

    /**
     * Returns the same sorter, which gives the first records of the order only: with {@link #descending} the top k.
     * Runs have no more of them, so hardly anything is written.
     *
     * @param count how many records, or groups
     * @throws IllegalArgumentException if it is negative
     */
    public ExternalSorter limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException("limit is negative: " + count);
        }
        return with(changed -> changed.limit = count);
    }

    /**
     * Returns the same sorter, with a limit for the memory that a call uses at a time. It counts the arrays that hold
     * records, the buffers for reading and writing (a sixteenth at most, 128&nbsp;KiB for each processor), and the
     * arrays that {@link Sorter} needs for its work. These are counted as for a device if the context has an OpenCL
     * device that it may use: under {@link Target#AUTO} each GPU, also one that is slower than the CPU. The default is
     * a quarter of the largest heap of this JVM. More memory makes fewer and larger runs, which hardly makes a sort
     * faster as long as the merge has 64&nbsp;KiB for each run.
     *
     * @param bytes how many bytes
     * @throws IllegalArgumentException if it is not positive
     */
    public ExternalSorter memory(long bytes) {
        if (bytes <= 0) {
            throw new IllegalArgumentException("memory is not positive: " + bytes);
        }
        return with(changed -> changed.memory = bytes);
    }

    /**
     * Returns the same sorter, with a directory for its temporary file. The default is the directory of the target, or
     * that of the system property {@code java.io.tmpdir} if there is none. A directory on another disk makes the sort
     * faster if the disks are what it waits for. A call fails at its begin if no file can be made there, also if it
     * would need none.
     *
     * @param path an existing directory
     */
    public ExternalSorter temporaryDirectory(Path path) {
        Objects.requireNonNull(path, "path");
        return with(changed -> changed.directory = path);
    }

    /**
     * Returns the same sorter, with a listener that is told how far a call is: at the begin of each phase and at least
     * once for each run, and in merges for every 256&nbsp;KiB of the calling thread.
     *
     * @param progressListener is called by the calling thread; what it throws ends the call
     */
    public ExternalSorter onProgress(Consumer<? super ExternalProgress> progressListener) {
        Objects.requireNonNull(progressListener, "progressListener");
        return with(changed -> changed.listener = progressListener);
    }

    /**
     * Returns the same sorter, with a context that sorts what is in memory. The default is {@link Gpu#shared()}.
     *
     * @param context an open context
     */
    public ExternalSorter gpu(Gpu context) {
        return new ExternalSorter(options, Objects.requireNonNull(context, "context"));
    }

    // ---- the sort

    private ExternalSort call() {
        options.requireConsistent();
        Gpu context = gpu == null ? Gpu.shared() : gpu;
        return new ExternalSort(options, context.dispatcher(), Disk.REAL);
    }

    /**
     * Sorts a file.
     *
     * @param in the file, whose length is a multiple of that of a record; it must not change meanwhile: if its size,
     *     its time of change or the file itself is another one at the end, nothing is replaced
     * @param out where the result goes; it may be the same file
     * @return what was done, and how long it took
     * @throws java.nio.file.FileSystemException if a file cannot be read or written, there is not enough space,
     *     {@code in} does not hold whole records, or was changed meanwhile; the exception names the file, and
     *     {@code out} is as it was
     * @throws IOException if the thread was interrupted, or the JVM is shutting down; {@code out} is as it was
     * @throws IllegalArgumentException if the memory is too little for a file of this length; the message says how much
     *     is enough, or that records of this length cannot be sorted in a file of this length
     * @throws IllegalStateException if an option has no effect, or contradicts another one
     * @throws GpuException if an OpenCL device was demanded and cannot do the work; {@code out} is as it was
     */
    public ExternalSummary sort(Path in, Path out) throws IOException {
        return call().sort(in, out);
    }

    /**
     * Sorts records or lines into a file. No file of numbers can be made in this way.
     *
     * @param in gives arrays of the length of a record, or lines without their ends; the calling thread asks it
     * @param out where the result goes
     * @return as {@link #sort(Path, Path)}, whose exceptions this throws too
     * @throws IllegalArgumentException if an array has another length, or an end of a line
     */
    public ExternalSummary sort(Iterator<byte[]> in, Path out) throws IOException {
        return call().sort(in, out);
    }

    /**
     * Sorts a file of records or lines as {@link #sort(Path, Path)}, and gives them to a consumer.
     *
     * @param out gets arrays of its own, lines without their ends; what it throws ends the call
     * @return what was done, and how long it took, with the time of the consumer
     */
    public ExternalSummary sort(Path in, Consumer<? super byte[]> out) throws IOException {
        return call().give(in, out);
    }

    /** As {@link #sort(Iterator, Path)} and {@link #sort(Path, Consumer)}: no file is needed. */
    public ExternalSummary sort(Iterator<byte[]> in, Consumer<? super byte[]> out) throws IOException {
        return call().give(in, out);
    }

    /** {@return the sorted records or lines of a file, which have to be closed} As {@link #sort(Path, Path)}. */
    public ExternalRecords sort(Path in) throws IOException {
        return call().records(in);
    }

    /**
     * {@return sorted records or lines, which have to be closed} As {@link #sort(Iterator, Path)}: all are read by this
     * call, and merged while they are fetched.
     */
    public ExternalRecords sort(Iterator<byte[]> in) throws IOException {
        return call().records(in);
    }

    /**
     * Merges sorted files, as {@code sort -m}. Equal records are in the order of the files.
     *
     * @param in the files, at least one
     * @param out where the result goes; it may be one of them
     * @return as {@link #sort(Path, Path)}, whose exceptions this throws too
     * @throws java.nio.file.FileSystemException if a file is not sorted, as far as it is read, or has another header
     *     than the first one; {@code out} is as it was
     */
    public ExternalSummary merge(List<Path> in, Path out) throws IOException {
        return call().merge(in, out);
    }

    /** {@return whether a file is sorted} As {@code sort -c}: after {@link #unique}, no keys may be equal. */
    public boolean check(Path in) throws IOException {
        return firstDisorder(in).isEmpty();
    }

    /** {@return the number of the first record that is not in order, from 1 on with the header; empty if all are} */
    public OptionalLong firstDisorder(Path in) throws IOException {
        return call().firstDisorder(in);
    }
}
