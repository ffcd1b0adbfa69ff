package io.github.aparasort.internal.engine;

import io.github.aparasort.GpuException;
import io.github.aparasort.Operation;
import io.github.aparasort.Pairs;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Holders;
import io.github.aparasort.internal.step.Column;
import io.github.aparasort.internal.step.ColumnMoves;
import io.github.aparasort.internal.step.ColumnScans;
import io.github.aparasort.internal.step.ColumnSorts;
import io.github.aparasort.internal.step.ElementType;
import io.github.aparasort.internal.step.ResidentStream;
import io.github.aparasort.internal.step.ResidentStream.Launches;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Elements in the memory of a device. An operation queues its steps, and puts new columns in place of old ones at the
 * end: so a fault leaves the elements as they were.
 */
final class DeviceElements<A> extends Elements<A> {
    private final ResidentStream stream;
    private final Holders.Holder holder;
    private Column column;

    /** Elements whose memory a resident array will give back. */
    private DeviceElements(Residence home, ResidentStream stream, Column column) {
        super(home, column.type(), column.length());
        this.stream = stream;
        this.column = column;
        this.holder = home.holders().hold(this, column.memory());
    }

    private DeviceElements(DeviceElements<A> whole, int begin, int end) {
        super(whole, end - begin);
        this.stream = whole.stream;
        this.column = whole.column().slice(begin, end);
        this.holder = home().holders().hold(this, column.memory().retain());
    }

    /** Elements of an array of the host on the device. */
    static <A> DeviceElements<A> upload(Residence home, ResidentStream stream, A array, int from, int to) {
        return made(home, stream, to - from, () -> stream.upload(array, from, to));
    }

    /** The numbers from 0 on at equal distances. */
    static <A> DeviceElements<A> sequence(Residence home, ResidentStream stream, ElementType type, int n, int step) {
        return made(home, stream, n, () -> stream.call(work -> ColumnScans.sequence(work, type, n, 0, step)));
    }

    private interface Maker {
        Column make() throws DeviceFault;
    }

    private static <A> DeviceElements<A> made(Residence home, ResidentStream stream, int n, Maker maker) {
        try {
            return new DeviceElements<>(home, stream, maker.make());
        } catch (DeviceFault fault) {
            throw new GpuException(String.format(Locale.ROOT,
                    "a resident array of %,d elements cannot be made on %s: %s", n, stream.device(),
                    fault.getMessage()), fault);
        }
    }

    @Override
    ResidentStream stream() {
        return stream;
    }

    @Override
    public Column column() {
        requireOpen();
        try {
            stream.requireRight(column.memory().writer());
        } catch (DeviceFault e) {
            throw failure("the use of a result", e);
        }
        return column.of(this);
    }

    @Override
    public Elements<A> slice(int begin, int end) {
        return new DeviceElements<>(this, begin, end);
    }

    @Override
    void release() {
        holder.release();
    }

    private GpuException failure(String operation, DeviceFault fault) {
        String remedy = fault.kind() == DeviceFault.Kind.CUSTOM_CODE || fault.kind() == DeviceFault.Kind.KERNEL
                ? "" : "; what was computed before can be read while the device answers";
        return new GpuException(operation + " of " + this + " failed, its inputs are unchanged: " + fault.getMessage()
                + remedy, fault);
    }

    @Override
    public <R> R ask(String operation, R inHeap, Launches<R> steps) {
        requireOpen();
        return run(null, operation, steps);
    }

    // ---- transfers

    @Override
    @SuppressWarnings("unchecked")
    public A copy() {
        Object copy = column.type().array(length());
        copyTo(copy, 0);
        return (A) copy;
    }

    @Override
    public void copyTo(Object target, int at) {
        try {
            stream.download(column(), target, at);
        } catch (DeviceFault e) {
            throw failure("toArray", e);
        }
    }

    @Override
    public void write(A values) {
        requireOpen();
        try {
            install("set", List.of(this), stream.upload(values, 0, length()));
        } catch (DeviceFault e) {
            throw failure("set", e);
        }
    }

    // ---- operations

    /** Begins an operation. Null if nobody is told of it. */
    private ResidentCall begin(Operation operation, int n) {
        requireOpen();
        return home().begin(operation, type(), n, stream);
    }

    /** Does an operation whose arguments are right, and tells of it. */
    private <R> R run(Operation operation, int n, Launches<R> steps) {
        ResidentCall call = begin(operation, n);
        R result = run(call, operation.method(), steps);
        tell(call);
        return result;
    }

    private <R> R run(ResidentCall call, String operation, Launches<R> steps) {
        try {
            return stream.call(call == null ? null : call::launched, steps);
        } catch (DeviceFault e) {
            throw failure(operation, e);
        }
    }

    /** Tells that an operation was done, if somebody wants to know. */
    private static void tell(ResidentCall call) {
        if (call != null) {
            call.done();
        }
    }

    private <B> DeviceElements<B> with(Column made) {
        return new DeviceElements<>(home(), stream, made);
    }

    @Override
    public <B> Elements<B> made(Operation operation, int n, Launches<Column> steps, Supplier<B> plain) {
        return with(run(operation, n, steps));
    }

    @Override
    public <B, C> Pairs<Elements<B>, Elements<C>> bothMade(Operation operation, int n, Launches<Column[]> steps,
            Supplier<Pairs<B, C>> plain) {
        Column[] made = run(operation, n, steps);
        return new Pairs<>(with(made[0]), with(made[1]));
    }

    @Override
    public <R> R value(Operation operation, Launches<R> steps, Supplier<R> plain) {
        return run(operation, length(), steps);
    }

    @Override
    public <R> R ranked(Operation operation, int[] ranks, Function<A, R> result, Supplier<R> plain) {
        requireOpen();
        // The sorted elements of no ranks are not asked for.
        boolean sorted = ranks.length == 0 || isKnownToAscend();
        try (Elements<int[]> places = upload(home(), stream, ranks, 0, ranks.length);
                Elements<A> found = with(run(operation, length(),
                        work -> ColumnSorts.ranked(work, column(), places.column(), sorted)))) {
            return result.apply(found.copy());
        }
    }

    // ---- changes

    @Override
    public void changeHere(Operation operation, int n, Launches<Column> steps, InPlace<A> plain) {
        replace(operation, n, List.of(this), work -> new Column[] {steps.queue(work)});
    }

    @Override
    public <B> void changeBoth(Operation operation, Elements<B> values, Launches<Column[]> steps,
            BiConsumer<A, B> plain) {
        replace(operation, length(), List.of((DeviceElements<B>) values, this), work -> {
            Column[] made = steps.queue(work);
            return new Column[] {made[1], made[0]};
        });
    }

    private void replace(Operation operation, int n, List<DeviceElements<?>> targets, Launches<Column[]> steps) {
        ResidentCall call = begin(operation, n);
        install(operation.method(), targets, run(call, operation.method(), steps));
        tell(call);
    }

    /** Puts new columns in place of the present ones, after they were checked if they are to be. */
    private void install(String operation, List<DeviceElements<?>> targets, Column... made) {
        int installed = 0;
        try {
            stream.checkResults();
            for (; installed < made.length; installed++) {
                targets.get(installed).install(operation, made[installed]);
            }
        } catch (DeviceFault e) {
            throw failure(operation, e);
        } finally {
            for (int i = installed; i < made.length; i++) {
                made[i].memory().release();
            }
        }
    }

    private void install(String operation, Column made) throws DeviceFault {
        if (isShared()) {
            // What is not written over must not count as right again.
            stream.requireRight(column.memory().writer());
            run(null, operation, work -> ColumnMoves.overwrite(work, made, column));
            made.memory().release();
        } else {
            holder.replace(made.memory());
            column = made;
        }
        written();
    }
}
