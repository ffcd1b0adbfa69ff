package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.event.Property;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which calls are verified, and what became of it. A kernel that finds a wrong result on the device notes the number of
 * its call there, if it is the first one. The host looks for it whenever it waits for the device. Then the results of
 * that call and of all later ones are not used any more, because some of them may have been made of the wrong one.
 *
 * <p>For one thread at a time.
 */
final class Alarm {
    /** Results of each operation that are verified at first. They prove its kernels. */
    private static final int FIRST = 8;
    /** After these one result in so many is verified. */
    private static final int EVERY = 16;
    static final boolean VERIFY = Property.VERIFY.value().equals("on");

    /** Calls whose results are not used: from the one that was wrong to the last one that may have used it. */
    private record Wrong(int first, int last) {
    }

    private final Stream stream;
    private final StreamMemory memory;
    private final boolean forHost;
    private final List<Wrong> wrong = new ArrayList<>();
    private final Map<String, Integer> asked = new HashMap<>();
    /** Whether a verification was queued since the host last looked. */
    private boolean watches;

    /** @param forHost whether the stream serves calls on arrays of the host, which say themselves what is verified */
    Alarm(Stream stream, boolean forHost) throws DeviceFault {
        this.stream = stream;
        this.forHost = forHost;
        this.memory = stream.allocate(Long.BYTES);
        stream.upload(memory, new int[2], 0, 2);
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
        return VERIFY && (times <= FIRST || times % EVERY == 0);
    }

    /** Where a wrong call is noted. */
    Column column() {
        watches = true;
        return new Column(memory, ElementType.INT, 0, 1);
    }

    /**
     * Looks whether the device has found a wrong result since the last time.
     *
     * @param calls the number of the last call
     */
    void check(int calls) throws DeviceFault {
        if (watches) {
            int[] first = new int[1];
            stream.read(memory, 0, first, 1);
            watches = false;
            if (first[0] != 0) {
                wrong.add(new Wrong(first[0], calls));
                stream.upload(memory, new int[1], 0, 1);
                throw wrongResult();
            }
            stream.device().health().success();
        }
    }

    /** Throws if the result of a call is wrong, or was made of a wrong one. */
    void requireRight(int call) throws DeviceFault {
        for (Wrong each : wrong) {
            if (call >= each.first() && call <= each.last()) {
                throw wrongResult();
            }
        }
    }

    /** What a caller is told of a wrong result. */
    static DeviceFault wrongResult() {
        return DeviceFault.wrongResult("a result has not the order or the checksum that it must have, and neither it"
                + " nor what was computed after it is used; arrays that were made before are intact");
    }

    void close() {
        memory.release();
    }
}
