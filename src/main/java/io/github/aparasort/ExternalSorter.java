package io.github.aparasort;

import io.github.aparasort.internal.event.Plural;
import io.github.aparasort.internal.external.ExternalSort;
import io.github.aparasort.internal.external.Format;
import io.github.aparasort.internal.external.Lines;
import io.github.aparasort.internal.external.Numbers;
import io.github.aparasort.internal.external.Records;
import io.github.aparasort.internal.file.Disk;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
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
 * ExternalSorter.lines().separatedBy(',').byField(3).numeric()     // as sort -t , -k 3,3 -n
 *         .sort(Path.of("table.csv"), Path.of("sorted.csv"));
 * }</pre>
 *
 * <p><b>Order.</b> Ascending, or {@link #descending}. Numbers are in the order of {@link java.util.Arrays#sort(int[])}
 * and its overloads: -0.0 comes before 0.0, and NaNs come last. Keys of records are compared as unsigned bytes. The
 * sort is stable: records with equal keys keep their order, and so do NaNs of different bits. {@link #lines Lines} are
 * in the order of {@code LC_ALL=C sort}.
 *
 * <p><b>How.</b> If the file fits into the {@link #memory(long) memory}, it is read, sorted and written. Otherwise
 * sorted runs are written to a temporary file, while the next one is read and sorted. Then one merge of all runs
 * writes the result; all processors take part. So the file is read twice and written twice. A merge is fast if memory
 * has room for 64&nbsp;KiB of each run: with 64&nbsp;MiB for files of some GB, with 1&nbsp;GiB for files of a TB.
 *
 * <p><b>Files.</b> The target may be the input. It is replaced at the end in one step, after the new content was forced
 * to the disk; until then it is as it was, whatever happens. A symbolic link stays a link, and the file that it names
 * is replaced. The new file has the permissions of the old one, but the owner and group of a file that this process
 * makes, and no access control lists; another hard link of the target keeps the old content. The temporary files are
 * readable for nobody who may not read the target. The disk of the target needs space for a second copy, and that of
 * the temporary directory for a third one, if the file does not fit into the memory. Both are checked before the work,
 * where the system tells how much is free. Temporary files are deleted at the end, after a failure, and when the JVM is
 * ended. If the JVM is killed so that it cannot clean up ({@code SIGKILL}, a power failure), a file
 * {@code .aparasort-*.tmp} may stay beside the target.
 *
 * <p>Before the work, a target is refused that no file can replace: a mount point, as in containers, an append-only
 * file, or a file of another user in a sticky directory. So is an input that is no regular file or that tells no size.
 * The paths may be of any file system that reads and writes at positions.
 *
 * <p><b>Interrupts.</b> If the calling thread is interrupted, {@code sort} throws {@link
 * java.io.InterruptedIOException}, and the thread stays interrupted. It notices this between two parts of the work: a
 * sort in memory is finished first.
 *
 * <p>Instances are immutable, and all methods are thread-safe.
 *
 * <p><b>Source.</b> Knuth, <i>The Art of Computer Programming</i>, volume 3, section 5.4.
 */
public final class ExternalSorter {
    /** The part of the heap that a sort uses by default, as a heap is a quarter of the memory by default. */
    private static final int PART_OF_HEAP = 4;

    private final Format format;
    private final long memory;
    private final Path directory;
    private final Gpu gpu;
    private final Consumer<? super ExternalProgress> listener;

    private ExternalSorter(Format format, long memory, Path directory, Gpu gpu,
            Consumer<? super ExternalProgress> listener) {
        this.format = format;
        this.memory = memory;
        this.directory = directory;
        this.gpu = gpu;
        this.listener = listener;
    }

    private static ExternalSorter of(Format format) {
        long memory = Runtime.getRuntime().maxMemory() / PART_OF_HEAP;
        return new ExternalSorter(format, memory, null, null, progress -> { });
    }

    private static ExternalSorter numbers(Class<?> type, ByteOrder order) {
        return of(Numbers.of(type, Objects.requireNonNull(order, "order")));
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
        return of(Records.of(length, keyOffset, keyLength));
    }

    /**
     * Returns a sorter of text files by their lines. A line ends with the byte {@code \n}; if the last line has none,
     * it gets one. The order is that of {@code LC_ALL=C sort}: bytes are compared as unsigned numbers, and a line comes
     * before longer ones that begin with it. {@code \r} is a byte like any other. {@link #separatedBy}, {@link
     * #byField}, {@link #numeric}, {@link #descending} and {@link #stable} are the options {@code -t}, {@code -k},
     * {@code -n}, {@code -r} and {@code -s}.
     *
     * <p>If the file does not fit into the {@link #memory(long) memory}, a line may take an eighth of it, or up to two
     * fifths if most lines are long. When {@code sort} finds a longer one, it throws an {@code
     * IllegalArgumentException} that says how much memory is enough. If many runs have such lines, they are merged in
     * several passes; then the directory for temporary files needs space for two copies.
     */
    public static ExternalSorter lines() {
        return of(Lines.whole());
    }

    // ---- options of lines

    private Lines requireLines() {
        if (format instanceof Lines lines) {
            return lines;
        }
        throw new IllegalStateException("this is an option for lines: begin with ExternalSorter.lines()");
    }

    private ExternalSorter with(Format other) {
        return new ExternalSorter(other, memory, directory, gpu, listener);
    }

    /**
     * Returns the same sorter of lines, with a character between fields. Without one, a field begins with the spaces
     * and tabs that follow the field before it, as with {@code sort}.
     *
     * @param separator an ASCII character
     * @throws IllegalArgumentException if it is another character, or the end of a line
     * @throws IllegalStateException if this does not sort lines, or has another separator already
     */
    public ExternalSorter separatedBy(char separator) {
        Lines lines = requireLines();
        if (lines.separator() != Lines.BLANKS && lines.separator() != separator) {
            throw new IllegalStateException("fields are separated by '" + (char) lines.separator()
                    + "' already, not by '" + separator + "': there is one separator");
        }
        if (separator > Byte.MAX_VALUE || separator == '\n') {
            throw new IllegalArgumentException(String.format(Locale.ROOT,
                    "a separator is an ASCII character, and not the end of a line: it is U+%04X", (int) separator));
        }
        return with(lines.separatedBy(separator));
    }

    /**
     * Returns the same sorter of lines, with a field as the key, as {@code sort -k field,field}. A line without this
     * field has an empty key. Lines with equal keys are ordered by the whole lines, or see {@link #stable}.
     *
     * @param field the number of the field, from 1 on
     * @throws IllegalArgumentException if it is not positive
     * @throws IllegalStateException if this does not sort lines, or has another field as the key already
     */
    public ExternalSorter byField(int field) {
        Lines lines = requireLines();
        if (lines.field() != Lines.WHOLE_LINE && lines.field() != field) {
            throw new IllegalStateException("field " + lines.field() + " is the key already: for lines in the order of "
                    + "it and then of field " + field + ", sort by field " + field + " first, and the result by field "
                    + lines.field() + " with stable()");
        }
        if (field <= 0) {
            throw new IllegalArgumentException("fields have numbers from 1 on, not " + field);
        }
        return with(lines.byField(field));
    }

    /**
     * Returns the same sorter of lines, with numbers as keys, as {@code sort -n}: spaces and tabs, a minus or none,
     * digits, and a point with more digits or none. Other text is 0, and what follows a number does not count. Numbers
     * may have any length. Equal ones are ordered by the whole lines, or see {@link #stable}.
     *
     * @throws IllegalStateException if this does not sort lines
     */
    public ExternalSorter numeric() {
        return with(requireLines().asNumeric());
    }

    /**
     * Returns the same sorter of lines, in which lines with equal keys keep their order, as with {@code sort -s}.
     *
     * @throws IllegalStateException if this does not sort lines
     */
    public ExternalSorter stable() {
        return with(requireLines().asStable());
    }

    // ---- options

    /**
     * {@return the same sorter, but from the greatest key to the least} Records with equal keys keep their order. Lines
     * with equal keys do so after {@link #stable}; otherwise they are compared as whole lines, and these descend too.
     */
    public ExternalSorter descending() {
        return with(format.descending());
    }

    /**
     * Returns the same sorter, with a limit for the memory that a call of {@code sort} uses at a time. It counts the
     * arrays that hold records, the buffers for reading and writing (a sixteenth at most, 128&nbsp;KiB for each
     * processor), and the arrays that {@link Sorter} needs for its work. These are counted as for a device if the
     * context has an OpenCL device that it may use: under {@link Target#AUTO} each GPU, also one that is slower than
     * the CPU. The default is a quarter of the largest heap of this JVM. More memory makes fewer and larger runs,
     * which hardly makes a sort faster as long as the merge has 64&nbsp;KiB for each run.
     *
     * @param bytes how many bytes
     * @throws IllegalArgumentException if it is not positive
     */
    public ExternalSorter memory(long bytes) {
        if (bytes <= 0) {
            throw new IllegalArgumentException("memory is not positive: " + bytes);
        }
        return new ExternalSorter(format, bytes, directory, gpu, listener);
    }

    /**
     * Returns the same sorter, with a directory for its temporary file. The default is the directory of the target. A
     * directory on another disk makes the sort faster if the disks are what it waits for. {@code sort} fails at its
     * begin if no file can be made there, also if it would need none.
     *
     * @param path an existing directory
     */
    public ExternalSorter temporaryDirectory(Path path) {
        return new ExternalSorter(format, memory, Objects.requireNonNull(path, "path"), gpu, listener);
    }

    /**
     * Returns the same sorter, with a listener that is told how far a call is: at the begin of each phase and at least
     * once for each run, and in merges for every 256&nbsp;KiB of the calling thread.
     *
     * @param progressListener is called by the thread that calls {@code sort}; what it throws ends the sort
     */
    public ExternalSorter onProgress(Consumer<? super ExternalProgress> progressListener) {
        return new ExternalSorter(format, memory, directory, gpu,
                Objects.requireNonNull(progressListener, "progressListener"));
    }

    /**
     * Returns the same sorter, with a context that sorts what is in memory. The default is {@link Gpu#shared()}.
     *
     * @param context an open context
     */
    public ExternalSorter gpu(Gpu context) {
        return new ExternalSorter(format, memory, directory, Objects.requireNonNull(context, "context"), listener);
    }

    // ---- the sort

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
     * @throws IllegalStateException if the lines have a separator, but no field as the key
     * @throws GpuException if an OpenCL device was demanded and cannot do the work; {@code out} is as it was
     */
    public ExternalSummary sort(Path in, Path out) throws IOException {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(out, "out");
        if (format instanceof Lines lines && lines.separator() != Lines.BLANKS
                && lines.field() == Lines.WHOLE_LINE) {
            throw new IllegalStateException("separatedBy has no effect on whole lines: name the field that is the key, "
                    + "by byField(n), or leave it out");
        }
        Gpu context = gpu == null ? Gpu.shared() : gpu;
        return new ExternalSort(format, memory, directory, context.dispatcher(), listener, Disk.REAL).sort(in, out);
    }
}
