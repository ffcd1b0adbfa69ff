package io.github.aparasort.internal.column;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.device.Transfer;
import io.github.aparasort.internal.event.Property;
import io.github.aparasort.internal.opencl.PinnedPiece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongBinaryOperator;

/**
 * Which calls are verified, and what became of it. Checks leave sums on the device, which together must add up to 0, or
 * to what the host expects.
 *
 * <p>For resident arrays, on which the host seldom waits, the device looks at the sums after each call: it notes the
 * number of the first call that was wrong, and the host looks for that whenever it waits for the device. Then the
 * results of that call and of all later ones are not used any more, because some of them may have been made of the
 * wrong one. A call on arrays of the host waits anyway, and reads the sums themselves.
 *
 * <p>For one thread at a time.
 */
public final class CheckSums {
    /** Results of each operation that are verified at first. They prove its kernels on some inputs. Not tuned. */
    private static final int VERIFIED_FIRST = 8;
    /** After these one result in so many is verified: if a check takes as long as its operation, it costs 3 %. */
    private static final int VERIFIED_EVERY = 32;
    public static final boolean VERIFY = Property.VERIFY.value().equals("on");
    /** The fraction 1/256 of the device's memory for sums: it is the limit only if the device has less than 256 MiB. */
    private static final int MEMORY_FRACTION = 256;
    /**
     * The host reads sums at once, those of some sixty checks. A device looks at them whenever there are more than
     * 4,096: those of four checks by 1,024 groups, eight for each compute unit of an H200.
     */
    private static final int HOST_BYTES = PinnedPiece.BYTES;
    private static final int DEVICE_BYTES = 1 << 15;
    /** Checks for which there is room at least: so many belong together. */
    static final int CHECKS = 4;

    /** Calls whose results are not used: from the one that was wrong to the last one that may have used it. */
    private record Wrong(int first, int last) {
    }

    /** The places [from, to) of the sums of a check. */
    public record Sums(int from, int to) {
    }

    /** Sums with an expected value other than 0: how they are added, and the range in which the total must lie. */
    private record Expected(Sums sums, LongBinaryOperator add, long least, long most) {
        boolean isRight(long[] found) {
            long sum = 0;
            for (int i = sums.from; i < sums.to; i++) {
                sum = add.applyAsLong(sum, found[i]);
            }
            return sum >= least && sum <= most;
        }
    }

    private final Stream stream;
    private final StreamMemory memory;
    private final StreamMemory sums;
    private final int room;
    private final boolean forHost;
    private final List<Wrong> wrong = new ArrayList<>();
    private final Map<String, Integer> asked = new HashMap<>();
    /** Sums at which nobody has looked yet. */
    private int used;
    private final List<Expected> expected = new ArrayList<>();
    /** Whether the device may have noted a call since the host last looked. */
    private boolean watches;

    /** @param forHost whether the stream serves calls on arrays of the host, which say themselves what is verified */
    public CheckSums(Stream stream, boolean forHost) throws DeviceFault {
        this.stream = stream;
        this.forHost = forHost;
        this.memory = stream.allocate(Long.BYTES);
        long bytes = Math.min(stream.info().globalMemory() / MEMORY_FRACTION, stream.info().maxAllocation() / CHECKS);
        this.room = (int) Math.max(CHECKS, Math.min(forHost ? HOST_BYTES : DEVICE_BYTES, bytes) / Long.BYTES);
        try {
            stream.upload(memory, new int[2], 0, 2);
            this.sums = stream.allocate((long) room * Long.BYTES);
        } catch (DeviceFault | RuntimeException | Error e) {
            memory.release();
            throw e;
        }
    }

    /**
     * Whether a call of an operation is verified.
     *
     * @param always whether each one is
     */
    boolean verifies(String operation, boolean always) {
        if (always || forHost) {
            return always && VERIFY;
        }
        int times = asked.merge(operation, 1, Integer::sum);
        return VERIFY && (times <= VERIFIED_FIRST || times % VERIFIED_EVERY == 0);
    }

    // ---- sums

    /** Where the sums of checks are. */
    Column sums() {
        return new Column(sums, ElementType.LONG, 0, room);
    }

    /** Sums that a check may have. */
    int mostSums() {
        return room / CHECKS;
    }

    /** Forgets the sums at which nobody has looked, because a call begins. */
    public void forget() {
        used = 0;
        expected.clear();
    }

    /** Whether there is room for {@code count} sums. If not, somebody must look at those that are there. */
    boolean hasRoom(int count) {
        return used + count <= room;
    }

    /** The places for the sums of a check. */
    Sums reserve(int count) {
        used += count;
        return new Sums(used - count, used);
    }

    /** Says what the host expects of the sums of a check. Not for resident arrays. */
    public void expect(Sums sums, LongBinaryOperator add, long word) {
        expected.add(new Expected(sums, add, word, word));
    }

    /**
     * Says how great the sum of the last check may be: it does not add up to 0 with all others.
     *
     * @return what the device has to look at, or null
     */
    Sums expectFew(Sums last, int most) {
        if (forHost) {
            expected.add(new Expected(last, Long::sum, 0, most));
            return null;
        }
        used = last.from;
        return last;
    }

    /** The sums of a call on resident arrays at which the device has to look, or null. */
    Sums settled() {
        Sums all = forHost || used == 0 ? null : new Sums(0, used);
        used = forHost ? used : 0;
        return all;
    }

    /** Where the device notes a call. */
    Column column() {
        watches = true;
        return new Column(memory, ElementType.INT, 0, 1);
    }

    // ---- what the host sees

    /** The sums, or the note, that the host has to read; or null. */
    Transfer.Read look() {
        return forHost ? used == 0 ? null : new Transfer.Read(sums, 0, new long[used])
                : watches ? new Transfer.Read(memory, 0, new int[1]) : null;
    }

    /**
     * Throws if what the host has read tells of a wrong result.
     *
     * @param calls the number of the last call
     */
    void judge(Transfer.Read look, int calls) throws DeviceFault {
        if (forHost) {
            boolean right = isRight((long[]) look.array());
            forget();
            if (!right) {
                throw wrongResult();
            }
            return;
        }
        watches = false;
        int first = ((int[]) look.array())[0];
        if (first != 0) {
            wrong.add(new Wrong(first, calls));
            stream.upload(memory, new int[1], 0, 1);
            throw wrongResult();
        }
        stream.device().health().success();
    }

    private boolean isRight(long[] found) {
        long rest = 0;
        for (long each : found) {
            rest += each;
        }
        for (Expected each : expected) {
            for (int i = each.sums.from; i < each.sums.to; i++) {
                rest -= found[i];
            }
        }
        return rest == 0 && expected.stream().allMatch(each -> each.isRight(found));
    }

    /** Looks whether there was a wrong result since the last time. */
    public void check(int calls) throws DeviceFault {
        Transfer.Read look = look();
        if (look != null) {
            stream.read(List.of(look));
            judge(look, calls);
        }
    }

    /** Throws if the result of a call is wrong, or was made of a wrong one. */
    public void requireRight(int call) throws DeviceFault {
        for (Wrong each : wrong) {
            if (call >= each.first() && call <= each.last()) {
                throw wrongResult();
            }
        }
    }

    /** Throws if a result of this call is wrong. */
    public static void require(boolean isRight) throws DeviceFault {
        if (!isRight) {
            throw wrongResult();
        }
    }

    /** What a caller is told of a wrong result. */
    static DeviceFault wrongResult() {
        return DeviceFault.wrongResult("a result has not the order or the checksum that it must have, and neither it"
                + " nor what was computed after it is used; arrays that were made before are intact");
    }

    public void close() {
        memory.release();
        sums.release();
    }
}
