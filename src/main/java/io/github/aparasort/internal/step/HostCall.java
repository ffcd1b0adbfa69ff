package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.HelperThreads;
import io.github.aparasort.internal.device.Look;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.device.Transfer;
import io.github.aparasort.internal.device.Waiting;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.opencl.ClException;
import io.github.aparasort.internal.parallel.Digest;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A call on arrays of the host, by steps on a device: send, steps, receive. What arrives there and what comes back is
 * compared by checksums, and the device checks the result of each step. If anything fails, {@link #restore} puts back
 * what a result may have been written over.
 */
public final class HostCall implements AutoCloseable {
    /** A part of a call. */
    public interface Part {
        void run(int number, HostCall call) throws DeviceFault;
    }

    /** An array that a result may be written over, and what it was. */
    private record Original(Transfer transfer, Object array, int from) {
    }

    /** Results whose checksums are compared together. */
    private static final int RECEIPTS = 8;

    private final ResidentStream stream;
    /** Opens further calls, on other streams; it gives null if there is none. */
    private final Supplier<HostCall> others;
    /** Takes the stream back. It is told whether anything failed there. */
    private final Consumer<Boolean> owner;
    private final List<StreamMemory> held = new ArrayList<>();
    private final List<Transfer> transfers = new ArrayList<>();
    private final List<Original> originals = new ArrayList<>();
    /** The checksums of results on the device, and as they came. */
    private Column receipts;
    private final long[] found = new long[RECEIPTS];
    private int results;
    private boolean wroteResult;
    private boolean failed = true;
    private final int passesBefore;
    private final long begin = System.nanoTime();
    private long sent;
    private long received;
    private String note = "";

    public HostCall(ResidentStream stream, Supplier<HostCall> others, Consumer<Boolean> owner) {
        this.stream = stream;
        this.others = others;
        this.owner = owner;
        this.passesBefore = stream.options().passes();
        stream.options().begin();
    }

    public ComputeDevice device() {
        return stream.device();
    }

    // ---- to the device

    /** Sends an array. */
    public Column send(Object array) throws DeviceFault {
        return send(array, 0, Array.getLength(array));
    }

    /** Sends a range of an array. */
    public Column send(Object array, int from, int count) throws DeviceFault {
        return send(ElementType.of(array), Transfer.of(array, from), count, null);
    }

    /** Sends elements that are made on the way: ints or longs. */
    public Column send(ElementType type, int count, Transfer.Maker maker) throws DeviceFault {
        return send(type, Transfer.of(maker), count, null);
    }

    /** Sends a range of an array that the result is written over. */
    public Column sendOver(Object array, int from, int count) throws DeviceFault {
        return send(ElementType.of(array), Transfer.of(array, from), count, new Original(null, array, from));
    }

    private Column send(ElementType type, Transfer.Source source, int count, Original original) throws DeviceFault {
        Column column = held(stream.allocate(type, count));
        Digest digest = send(column, source, original, Looks.placed(type));
        if (Alarm.VERIFY && count > 0) {
            stream.call(work -> {
                Verification.arrived(work, column, Looks.word(type, digest));
                return null;
            });
        }
        return column;
    }

    private Digest send(Column column, Transfer.Source source, Original original, Look look) throws DeviceFault {
        Transfer transfer = transfer(column);
        if (original != null) {
            originals.add(new Original(transfer, original.array, original.from));
        }
        try {
            return transfer.send(source, column.length(), look, original != null);
        } catch (ClException e) {
            throw ResidentStream.launchFailed(e);
        }
    }

    private Transfer transfer(Column column) {
        Transfer transfer = stream.transfer(column);
        transfers.add(transfer);
        return transfer;
    }

    // ---- on the device

    /** Whether a kernel with the same custom code as this one is built. */
    public boolean isBuilt(CustomCode code) {
        return stream.isBuilt(code);
    }

    /** Queues steps, whose results are checked there. What they keep is kept until the end of this call. */
    public Column[] steps(ResidentStream.Launches<Column[]> steps) throws DeviceFault {
        Column[] kept = stream.call(work -> {
            work.verifyAlways();
            return steps.queue(work);
        });
        for (Column column : kept) {
            held(column);
        }
        return kept;
    }

    /** The same for steps with one result. */
    public Column step(ResidentStream.Launches<Column> steps) throws DeviceFault {
        return steps(work -> new Column[] {steps.queue(work)})[0];
    }

    /** Queues steps whose result is a number that the host has read, or anything else that is not on the device. */
    public <R> R ask(ResidentStream.Launches<R> steps) throws DeviceFault {
        return stream.call(work -> {
            work.verifyAlways();
            return steps.queue(work);
        });
    }

    /** Gives back what no later step needs. */
    public void release(Column column) {
        held.remove(column.memory());
        column.memory().release();
    }

    private Column held(Column column) {
        held.add(column.memory());
        return column;
    }

    // ---- from the device

    /** Receives a new array. */
    public Object receive(Column column) throws DeviceFault {
        Object array = column.type().array(column.length());
        receive(column, array, 0);
        return array;
    }

    /** Receives elements to an array from an index on. */
    public void receive(Column column, Object array, int at) throws DeviceFault {
        receive(column, array, at, Look.NONE);
    }

    /** The same, and looks at their order. */
    public void receive(Column column, Object array, int at, Look order) throws DeviceFault {
        if (column.length() == 0) {
            return;
        }
        Column whole = column.from() == 0 ? column : step(work -> work.keep(work.copy(column)));
        Digest digest = Alarm.VERIFY ? fetchWithReceipt(whole, array, at, order) : fetch(whole, array, at, order);
        if (!digest.ordered()) {
            throw wrong();
        }
    }

    private Digest fetchWithReceipt(Column whole, Object array, int at, Look order) throws DeviceFault {
        if (results == RECEIPTS) {
            compare();
        }
        int slot = results++;
        if (receipts == null) {
            receipts = held(stream.allocate(ElementType.LONG, RECEIPTS));
        }
        stream.call(work -> {
            Verification.receipt(work, whole, receipts, slot);
            return null;
        });
        Digest digest = fetch(whole, array, at, Looks.both(order, Looks.placed(whole.type())));
        found[slot] = Looks.word(whole.type(), digest);
        return digest;
    }

    private static DeviceFault wrong() {
        return DeviceFault.wrongResult("what came back did not pass its check");
    }

    private Digest fetch(Column column, Object array, int at, Look look) throws DeviceFault {
        sent = sent == 0 ? System.nanoTime() : sent;
        wroteResult = true;
        try {
            Digest digest = transfer(column).receive(array, at, column.length(), look);
            received = System.nanoTime();
            return digest;
        } catch (ClException e) {
            throw ResidentStream.launchFailed(e);
        }
    }

    /**
     * Puts elements into an order: sends them, and receives them where they were. What comes back must be what was
     * sent, and must be in order. So the device needs no checks.
     *
     * @param order what looks at the order
     */
    public void permute(Object array, int from, int count, Look order, Sort sort) throws DeviceFault {
        ElementType type = ElementType.of(array);
        Column elements = held(stream.allocate(type, count));
        Digest before = send(elements, Transfer.of(array, from), new Original(null, array, from), Looks.anyhow(type));
        Column sorted = held(stream.call(work -> sort.queue(work, elements.consumable())));
        Digest after = fetch(sorted, array, from, order);
        if (!after.ordered() || Alarm.VERIFY && !after.equals(before)) {
            throw wrong();
        }
    }

    /** What puts elements into order. */
    public interface Sort {
        Column queue(Work work, Column elements) throws DeviceFault;
    }

    // ---- the end

    /** Waits for the device, and throws if anything was wrong. */
    public void finish() throws DeviceFault {
        compare();
        ofTransfers(Transfer::await);
        received = received == 0 ? System.nanoTime() : received;
        failed = false;
    }

    private void compare() throws DeviceFault {
        long[] there = new long[results];
        if (results > 0) {
            stream.call(work -> {
                work.read(receipts, 0, there);
                return null;
            });
        }
        stream.checkAlarm();
        if (!Arrays.equals(there, Arrays.copyOf(found, results))) {
            throw wrong();
        }
        results = 0;
    }

    /** After a failure that is not the device's: the stream stays in use. */
    public void forgive() {
        try {
            stream.checkAlarm();
            failed = false;
        } catch (DeviceFault e) {
            // It may have found the same.
            failed = !e.isWrongResult();
        }
    }

    /** After a failure: puts back what a result may have been written over. */
    public void restore() {
        if (wroteResult) {
            originals.forEach(each -> each.transfer.restore(each.array, each.from));
        }
    }

    @Override
    public void close() throws DeviceFault {
        try {
            held.forEach(StreamMemory::release);
            ofTransfers(Transfer::close);
        } finally {
            owner.accept(failed);
        }
    }

    /** Does something with each transfer, even if one fails. */
    private void ofTransfers(Consumer<Transfer> end) throws DeviceFault {
        ClException failure = null;
        for (Transfer each : transfers) {
            try {
                end.accept(each);
            } catch (ClException e) {
                failure = e;
            }
        }
        if (failure != null) {
            failed = true;
            throw ResidentStream.launchFailed(failure);
        }
    }

    // ---- in parts

    /**
     * Does the parts of a call, each as a call of its own, on two streams. While one part is sent and computed, another
     * one comes back. Returns when none is under way.
     */
    public void inParts(int parts, Part part) throws DeviceFault {
        if (parts == 1) {
            part.run(0, this);
            return;
        }
        // This call does the first part, so that its stream tells of what was launched.
        AtomicInteger next = new AtomicInteger(1);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<FutureTask<Void>> helpers = new ArrayList<>();
        try {
            HostCall other = others.get();
            if (other != null) {
                helpers.add(HelperThreads.run(() -> other.workAside(next, parts, failure, part)));
            }
        } catch (OutOfMemoryError e) {
            // There are no more threads. Those that started are enough.
        }
        work(0, next, parts, failure, part);
        helpers.forEach(Waiting::result);
        Throwable thrown = failure.get();
        if (thrown instanceof DeviceFault fault) {
            throw fault;
        } else if (thrown != null) {
            throw DeviceFault.of(DeviceFault.Kind.RUN, "a part of the call failed", thrown);
        }
    }

    private void workAside(AtomicInteger next, int parts, AtomicReference<Throwable> failure, Part part) {
        try (this) {
            work(next.getAndIncrement(), next, parts, failure, part);
            failed = failure.get() != null;
        } catch (DeviceFault e) {
            failure.compareAndSet(null, e);
        }
    }

    private void work(int first, AtomicInteger next, int parts, AtomicReference<Throwable> failure, Part part) {
        int number = first;
        while (number < parts && failure.get() == null) {
            try (HostCall call = new HostCall(stream, others, isFailed -> { })) {
                part.run(number, call);
                call.finish();
            } catch (DeviceFault | RuntimeException | Error e) {
                failure.compareAndSet(null, e);
            }
            number = next.getAndIncrement();
        }
    }

    // ---- what is told of it

    /** Sets what listeners are told of how the work was done. */
    public void note(String text) {
        note = text;
    }

    public String note() {
        return note;
    }

    /** Passes of all launches. */
    public int passes() {
        return stream.options().passes() - passesBefore;
    }

    /** The kernel with the most passes. */
    public String kernel() {
        return stream.options().mainKernel().getSimpleName();
    }

    /** The kernel that was launched last. */
    public Class<?> lastKernel() {
        return stream.options().lastKernel();
    }

    /** Nanoseconds until all was sent and queued. */
    public long stageNanos() {
        return (sent == 0 ? begin : sent) - begin;
    }

    /** Nanoseconds from then until the result was there. */
    public long deviceNanos() {
        return received - begin - stageNanos();
    }
}
