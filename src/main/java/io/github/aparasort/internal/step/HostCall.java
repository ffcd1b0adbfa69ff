package io.github.aparasort.internal.step;

import io.github.aparasort.internal.column.CheckSums;
import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.ElementType;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Look;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.device.Transfer;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.opencl.ClException;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A call on arrays of the host, by steps on a device: send, steps, receive. What arrives there and what comes back is
 * compared by checksums, and the device checks the result of each step. If anything fails, {@link #restore} puts back
 * what a result may have been written over.
 */
public final class HostCall implements AutoCloseable {
    /**
     * Elements on their way.
     *
     * @param input the load that was sent, if the result must be a permutation of it; otherwise null, and the device's
     *     checksum is compared
     */
    private record Travel(Column column, Transfer.Load load, Transfer.Load input) {
        boolean isRight() {
            return load.digest().ordered()
                    && (!CheckSums.VERIFY || input == null || load.digest().equals(input.digest()));
        }
    }

    /** An array of this many elements takes longer to make than it takes to start a thread. */
    private static final int LARGE = 1 << 17;

    private final CallStream stream;
    /** Opens further calls, on other streams; it gives null if there is none. */
    private final Supplier<HostCall> others;
    /** Takes the stream back. It is told whether anything failed there. */
    private final Consumer<Boolean> onClose;
    private final List<StreamMemory> held = new ArrayList<>();
    private final Transfer transfer;
    /** What is sent before the next steps: all at once. */
    private final List<Travel> outgoing = new ArrayList<>();
    /** What was sent, where a result may be written over it. */
    private final List<Transfer.Load> originals = new ArrayList<>();
    /** What is received in the end: all at once. */
    private final List<Travel> incoming = new ArrayList<>();
    private boolean wroteResult;
    private boolean failed = true;
    private final int passesBefore;
    private final long begin = System.nanoTime();
    private long sent;
    private long received;
    private long verified;
    /** Waits for what makes arrays of the result meanwhile; or null. */
    private Runnable making;
    private String note = "";

    public HostCall(CallStream stream, Supplier<HostCall> others, Consumer<Boolean> onClose) {
        this.stream = stream;
        this.others = others;
        this.onClose = onClose;
        this.passesBefore = stream.log().passes();
        this.transfer = stream.transfer();
        stream.begin();
    }

    public ComputeDevice device() {
        return stream.device();
    }

    // ---- to the device

    /** Sends an array, before the next steps. */
    public Column send(Object array) throws DeviceFault {
        return send(array, 0, Array.getLength(array));
    }

    /** Sends a range of an array. */
    public Column send(Object array, int from, int count) throws DeviceFault {
        return send(array, from, count, false);
    }

    /** Sends a range of an array that the result is written over. */
    public Column sendOver(Object array, int from, int count) throws DeviceFault {
        return send(array, from, count, true);
    }

    private Column send(Object array, int from, int count, boolean restorable) throws DeviceFault {
        return send(array, from, count, Looks.placed(ElementType.of(array)), restorable);
    }

    /** Sends a range of an array that must be sorted as a whole. If it is not, the call fails before the next steps. */
    public Column sendSorted(Object array, int from, int count) throws DeviceFault {
        Look look = Looks.sorted(ElementType.of(array));
        if (from > 0 && count > 0 && !Transfer.inOrder(array, from, look)) {
            throw DeviceFault.inputChanged(null);
        }
        return send(array, from, count, look, false);
    }

    private Column send(Object array, int from, int count, Look look, boolean restorable) throws DeviceFault {
        Column column = held(stream.allocate(ElementType.of(array), count));
        return send(column, Transfer.Load.of(array, from, count, column.memory(), look, restorable));
    }

    /** Sends elements that are made on the way: ints or longs. */
    public Column send(ElementType type, int count, Transfer.Maker maker) throws DeviceFault {
        Column column = held(stream.allocate(type, count));
        return send(column, Transfer.Load.of(maker, count, type.bytes(), column.memory(), Looks.placed(type)));
    }

    private Column send(Column column, Transfer.Load load) {
        outgoing.add(new Travel(column, load, null));
        return column;
    }

    /** Sends what waits for it, and has the device look whether it arrives. */
    private void sendAll() throws DeviceFault {
        if (outgoing.isEmpty()) {
            return;
        }
        List<Travel> sent = List.copyOf(outgoing);
        outgoing.clear();
        send(sent.stream().map(Travel::load).toList());
        if (!sent.stream().allMatch(Travel::isRight)) {
            throw DeviceFault.inputChanged(null);
        }
        if (CheckSums.VERIFY) {
            stream.call(work -> {
                for (Travel each : sent) {
                    stream.expect(ColumnChecks.placed(work, each.column), each.column.type(), each.load.digest());
                }
                return null;
            });
        }
    }

    private void send(List<Transfer.Load> loads) throws DeviceFault {
        loads.stream().filter(Transfer.Load::isRestorable).forEach(originals::add);
        attempt(() -> transfer.send(loads));
    }

    private static void attempt(Runnable transfers) throws DeviceFault {
        try {
            transfers.run();
        } catch (ClException e) {
            throw CallStream.launchFailed(e);
        }
    }

    // ---- on the device

    /** Whether a kernel with the same custom code as this one is built. */
    public boolean isBuilt(CustomCode code) {
        return stream.isBuilt(code);
    }

    /** Queues steps, whose results are checked there. What they keep is kept until the end of this call. */
    public <R> R steps(CallStream.Launches<R> steps) throws DeviceFault {
        CallScope.check();
        sendAll();
        List<StreamMemory> kept = new ArrayList<>();
        R result = stream.call(work -> {
            work.checks().verifyAll();
            R made = steps.queue(work);
            kept.addAll(work.kept());
            return made;
        });
        held.addAll(kept);
        return result;
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

    /** Receives a new array, whose elements are there after {@link #fetch}, or when the call is finished. */
    public Object receive(Column column) throws DeviceFault {
        Object array = column.type().array(column.length());
        receive(column, array, 0);
        return array;
    }

    /** Receives elements to an array that is there, from an index on. */
    public void receive(Column column, Object array, int at) throws DeviceFault {
        receive(column, array, at, Looks.placed(column.type()));
    }

    /** Receives elements, and looks at their order. What looks sums them up in their places, too. */
    public void receive(Column column, Object array, int at, Look order) throws DeviceFault {
        if (column.length() > 0) {
            Column whole = column.from() == 0 ? column : steps(work -> work.keep(work.copy(column)));
            deliver(whole, array, at, order, null);
        }
    }

    private void deliver(Column column, Object array, int at, Look look, Transfer.Load input) {
        incoming.add(new Travel(column, Transfer.Load.of(array, at, column.length(), column.memory(), look, false),
                input));
    }

    /**
     * Puts elements into an order: sends them, and receives them where they were. What comes back must be what was
     * sent, and must be in order. So the device needs no checks.
     *
     * @param order what looks at the order
     */
    public void permute(Object array, int from, int count, Look order, Sort sort) throws DeviceFault {
        CallScope.check();
        ElementType type = ElementType.of(array);
        Column elements = held(stream.allocate(type, count));
        Transfer.Load input = Transfer.Load.of(array, from, count, elements.memory(), Looks.inAnyOrder(type), true);
        send(List.of(input));
        Column sorted = held(stream.call(work -> sort.queue(work, elements.consumable())));
        deliver(sorted, array, from, order, input);
    }

    /** What puts elements into order. */
    public interface Sort {
        Column queue(Work work, Column elements) throws DeviceFault;
    }

    /**
     * Begins to make the arrays of a result, of n elements. The JVM clears them by one thread, so large ones are made
     * beside the transfers and the launches. What is returned waits for them.
     */
    public Runnable inBackground(int n, Runnable maker) {
        if (n >= LARGE) {
            making = ThreadTeam.beside(maker);
            return making;
        }
        maker.run();
        return () -> { };
    }

    // ---- the end

    /** Receives the results, waits for the device, and throws if anything was wrong. */
    public void finish() throws DeviceFault {
        sendAll();
        fetch();
        sent = sent == 0 ? System.nanoTime() : sent;
        stream.checkResults();
        attempt(transfer::await);
        verified = System.nanoTime();
        received = received == 0 ? verified : received;
        failed = false;
    }

    /** Waits for what {@link #receive} was called for, if it is needed before the end. */
    public void fetch() throws DeviceFault {
        if (incoming.isEmpty()) {
            return;
        }
        CallScope.check();
        sent = System.nanoTime();
        List<CheckSums.Sums> sums = stream.call(work -> {
            // What the host expects of them is known when all have come.
            work.checks().makeRoom(incoming.size() * work.checks().mostSums());
            List<CheckSums.Sums> all = new ArrayList<>();
            for (Travel each : incoming) {
                all.add(CheckSums.VERIFY && each.input == null ? ColumnChecks.placed(work, each.column) : null);
            }
            return all;
        });
        wroteResult = true;
        attempt(() -> transfer.receive(incoming.stream().map(Travel::load).toList()));
        received = System.nanoTime();
        for (int i = 0; i < incoming.size(); i++) {
            Travel each = incoming.get(i);
            if (!each.isRight()) {
                throw DeviceFault.wrongResult("what came back did not pass its check");
            }
            stream.expect(sums.get(i), each.column.type(), each.load.digest());
        }
        incoming.clear();
    }

    /** After a failure that is not the device's: the stream stays in use. */
    public void forgive() {
        try {
            stream.checkResults();
            failed = false;
        } catch (DeviceFault e) {
            // It may have found the same.
            failed = !e.isWrongResult();
        }
    }

    /** After a failure: puts back what a result may have been written over. */
    public void restore() {
        if (wroteResult) {
            originals.forEach(Transfer.Load::restore);
        }
    }

    @Override
    public void close() throws DeviceFault {
        boolean before = failed;
        failed = true;
        try {
            StreamMemory.releaseAll(held);
            awaitArrays();
            attempt(transfer::close);
            failed = before;
        } finally {
            onClose.accept(failed);
        }
    }

    /** After a failure another engine may make the same arrays. */
    private void awaitArrays() {
        try {
            if (making != null) {
                making.run();
            }
        } catch (RuntimeException | Error e) {
            // Whoever needs the arrays was told.
        }
    }

    // ---- in parts

    /** A call for one of several parts of this one, on the same stream. */
    HostCall part() {
        return new HostCall(stream, others, isFailed -> { });
    }

    /** A call on another stream, or null if there is none. */
    HostCall other() {
        return others.get();
    }

    /** Ends a call whose parts were done on its stream. */
    void end(boolean isFailed) throws DeviceFault {
        failed = isFailed;
        close();
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
        return stream.log().passes() - passesBefore;
    }

    /** The kernel with the most passes. */
    public String kernel() {
        return stream.log().mainKernel().getSimpleName();
    }

    /** The kernel that was launched last. */
    public Class<?> lastKernel() {
        return stream.log().lastKernel();
    }

    /** Nanoseconds until all was sent and queued. */
    public long stageNanos() {
        return (sent == 0 ? begin : sent) - begin;
    }

    /** Nanoseconds from then until the result was there. */
    public long deviceNanos() {
        return received - begin - stageNanos();
    }

    /** Nanoseconds from then until the checks were known to be passed. */
    public long verifyNanos() {
        return verified - received;
    }
}
