package io.github.aparasort.internal.column;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.device.Transfer;
import io.github.aparasort.internal.kernel.DeviceKernel;
import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The launches of one call, queued one after the other. Memory that is made for them is given back at the end, except
 * for what is kept as a result: {@code try (Work work = ...)}.
 */
public final class Work extends Launcher implements AutoCloseable {
    private final Checks checks;
    private final List<StreamMemory> temporary = new ArrayList<>();
    private final List<StreamMemory> kept = new ArrayList<>();

    public Work(Stream stream, CheckSums checkSums, LaunchOptions options, LaunchLog log, Consumer<DeviceKernel> told,
            int call) {
        super(stream, options, log, told, call);
        this.checks = new Checks(this, checkSums, options.verifiesAll());
    }

    /** The checks of what is queued. */
    public Checks checks() {
        return checks;
    }

    // ---- memory

    /** New elements with any content. */
    public Column column(ElementType type, int length) throws DeviceFault {
        requireLength(length);
        StreamMemory memory = stream.allocate((long) length * type.bytes());
        memory.writtenBy(call());
        temporary.add(memory);
        return new Column(memory, type, 0, length);
    }

    public Column ints(int length) throws DeviceFault {
        return column(ElementType.INT, length);
    }

    /** How many elements two columns have. Refuses more than a kernel can index. */
    public static int together(Column a, Column b) throws DeviceFault {
        requireLength((long) a.length() + b.length());
        return a.length() + b.length();
    }

    /** Refuses more elements than a kernel can index. */
    public static void requireLength(long length) throws DeviceFault {
        if (length > Column.MOST) {
            throw new DeviceFault(DeviceFault.Kind.LIMIT, String.format(Locale.ROOT, "%,d elements are more than a"
                    + " resident array can have on a device, %,d", length, Column.MOST), null);
        }
    }

    /** Whether there is memory now for {@code arrays} more arrays of a size. */
    public boolean hasRoomFor(long bytes, int arrays) {
        return stream.hasRoomFor(bytes, arrays);
    }

    /** Gives the memory of elements that were made in this call to the launches that come next. */
    public void release(Column made) {
        if (temporary.remove(made.memory())) {
            made.memory().release();
        }
    }

    /** Lets the elements outlive this call, if it succeeds. */
    public Column keep(Column result) {
        kept.add(result.memory().retain());
        return new Column(result.memory(), result.type(), result.from(), result.length());
    }

    /** Lets keys and what belongs to them outlive this call. */
    public KeyedColumns keep(Column keys, Column values) {
        return new KeyedColumns(keep(keys), keep(values));
    }

    /** What outlives this call. */
    public List<StreamMemory> kept() {
        return kept;
    }

    /** Gives back what was kept, after a failure. */
    public void abandon() {
        kept.forEach(StreamMemory::release);
    }

    /** The elements from the begin of a memory on, where kernels need them: a slice is copied. */
    public Column whole(Column elements) throws DeviceFault {
        return elements.from() == 0 ? elements : copy(elements);
    }

    /** A copy. */
    public Column copy(Column elements) throws DeviceFault {
        Column copy = column(elements.type(), elements.length());
        copy(elements, copy, 0);
        return copy;
    }

    /** A copy that may be changed, or these elements themselves if that may be done to them. */
    public Column changeable(Column elements) throws DeviceFault {
        return elements.isConsumable() ? elements : copy(elements);
    }

    /** The first elements, without memory for many more. */
    public Column trimmed(Column elements, int count) throws DeviceFault {
        Column first = elements.slice(0, count);
        return count < elements.length() / 2 ? copy(first) : first;
    }

    /** Copies all elements to those of another column from an index on. */
    public void copy(Column from, Column to, int at) {
        try {
            stream.copy(from.memory(), from.byteFrom(), to.memory(), to.byteFrom() + (long) at * to.type().bytes(),
                    from.bytes());
        } finally {
            Reference.reachabilityFence(from.owner());
        }
    }

    /** One column after the other. */
    public Column joined(Column a, Column b) throws DeviceFault {
        Column all = column(a.type(), together(a, b));
        copy(a, all, 0);
        copy(b, all, a.length());
        return all;
    }

    // ---- what the host reads

    /** Waits for an int. */
    public int read(Column ints, int index) throws DeviceFault {
        int[] value = new int[1];
        read(ints, index, value);
        return value[0];
    }

    /** Waits for elements from an index on, few enough for one transfer. They must be the same a second time. */
    public void read(Column elements, int index, Object to) throws DeviceFault {
        Column wanted = elements.slice(index, index + Array.getLength(to));
        read(wanted, wanted, to);
    }

    /** Waits for elements, few enough for one transfer, which must be those that were made once more. */
    public void read(Column elements, Column again, Object to) throws DeviceFault {
        List<Transfer.Read> reads = new ArrayList<>();
        reads.add(new Transfer.Read(elements.memory(), elements.byteFrom(), to));
        // Also where later steps are verified: a wrong length would take them out of their arrays.
        Object second = checks.verifiesRead() ? elements.type().array(Array.getLength(to)) : null;
        if (second != null) {
            reads.add(new Transfer.Read(again.memory(), again.byteFrom(), second));
        }
        Transfer.Read look = checks.look();
        if (look != null) {
            reads.add(look);
        }
        stream.read(reads);
        if (second != null) {
            CheckSums.require(Arrays.deepEquals(new Object[] {to}, new Object[] {second}));
        }
        if (look != null) {
            checks.judge(look);
        }
    }

    @Override
    public void close() {
        StreamMemory.releaseAll(temporary);
    }
}
