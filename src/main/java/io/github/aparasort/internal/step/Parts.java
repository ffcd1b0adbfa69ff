package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.IntBalancedPath;
import io.github.aparasort.internal.parallel.CallScope;
import io.github.aparasort.internal.parallel.ThreadTeam;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The parts of a call for which a device has no memory at once. Each is a call of its own, on one of two streams: while
 * one part is sent and computed, another one comes back.
 */
public final class Parts {
    /** The ranges of two sorted lists, A and B, that a part takes. */
    public record Ranges(int aBegin, int aCount, int bBegin, int bCount) {
        /** Those between two diagonals, given with their crossings. A co-rank is a crossing too. */
        public static Ranges between(int begin, int end, int beginCrossing, int endCrossing) throws DeviceFault {
            int aBegin = IntBalancedPath.countOfA(beginCrossing);
            int aCount = IntBalancedPath.countOfA(endCrossing) - aBegin;
            int bBegin = IntBalancedPath.countOfB(beginCrossing, begin);
            int bCount = IntBalancedPath.countOfB(endCrossing, end) - bBegin;
            if (aCount < 0 || bCount < 0) {
                throw DeviceFault.inputChanged(null);
            }
            return new Ranges(aBegin, aCount, bBegin, bCount);
        }

        /** The origins at [begin, end) are those in these ranges. Makes them the origins in the whole lists. */
        public void shift(int[] origins, int begin, int end, int aLength) {
            int bShift = aLength + bBegin - aCount;
            for (int i = begin; i < end; i++) {
                origins[i] += origins[i] < aCount ? aBegin : bShift;
            }
        }
    }

    /** Does a part of a call. */
    public interface Part {
        void run(int number, HostCall call) throws DeviceFault;
    }

    private final int count;
    private final Part part;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    private Parts(int count, Part part) {
        this.count = count;
        this.part = part;
    }

    /** Does all parts of a call, and returns when none is under way. A single one is done by the call itself. */
    public static void run(HostCall call, int count, Part part) throws DeviceFault {
        if (count == 1) {
            part.run(0, call);
        } else {
            new Parts(count, part).run(call);
        }
    }

    private void run(HostCall call) throws DeviceFault {
        // This call does the first part, so that its stream tells of what was launched.
        int first = next.getAndIncrement();
        HostCall other = ThreadTeam.available() > 1 ? call.other() : null;
        Runnable helper = other == null ? null : helper(other);
        work(call, first);
        if (helper != null) {
            helper.run();
        }
        Throwable thrown = failure.get();
        if (thrown instanceof CancellationException end) {
            throw end;
        } else if (thrown instanceof DeviceFault fault) {
            throw fault;
        } else if (thrown != null) {
            throw DeviceFault.of(DeviceFault.Kind.RUN, "a part of the call failed", thrown);
        }
    }

    private Runnable helper(HostCall other) throws DeviceFault {
        try {
            return ThreadTeam.beside(() -> workAside(other));
        } catch (OutOfMemoryError e) {
            other.end(false);
            return null;
        }
    }

    private void workAside(HostCall call) {
        try {
            work(call, next.getAndIncrement());
            call.end(failure.get() != null);
        } catch (DeviceFault e) {
            failure.compareAndSet(null, e);
        }
    }

    private void work(HostCall call, int first) {
        for (int number = first; number < count && failure.get() == null; number = next.getAndIncrement()) {
            try (HostCall each = call.part()) {
                CallScope.check();
                part.run(number, each);
                each.finish();
            } catch (DeviceFault | RuntimeException | Error e) {
                failure.compareAndSet(null, e);
            }
        }
    }
}
