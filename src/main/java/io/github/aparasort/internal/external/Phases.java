package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress;
import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.parallel.CallScope;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** What the calling thread is doing: times the phases, reports to the listener, and ends the call at an interrupt. */
final class Phases {
    /** Is told of bytes, and may end the work. */
    interface Listener {
        void told(long bytes) throws IOException;
    }

    private final Consumer<? super ExternalProgress> listener;
    private final LongSupplier total;
    private final Map<Phase, Long> nanos = new EnumMap<>(Phase.class);
    private Phase phase = Phase.READ;
    private long since = System.nanoTime();

    /** @param total how many bytes there are, as far as is known */
    Phases(Consumer<? super ExternalProgress> listener, LongSupplier total) {
        this.listener = listener;
        this.total = total;
    }

    /** From now on the time counts to this phase. */
    void enter(Phase next) {
        long now = System.nanoTime();
        nanos.merge(phase, now - since, Long::sum);
        phase = next;
        since = now;
    }

    /** Enters a phase, and tells the listener that it begins, with {@code done} bytes done. */
    void begin(Phase next, long done) throws InterruptedIOException {
        enter(next);
        reached(done);
    }

    /** Tells how many bytes this phase has done. A last line may get an end, which the file does not have. */
    void reached(long done) throws InterruptedIOException {
        long all = total.getAsLong();
        listener.accept(new ExternalProgress(phase, Math.min(done, all), all));
        check();
    }

    /** Ends the call if the calling thread was interrupted, or if it was cancelled. It stays so. */
    static void check() throws InterruptedIOException {
        CallScope.check();
        if (Thread.currentThread().isInterrupted()) {
            throw interrupted(null);
        }
    }

    static InterruptedIOException interrupted(Throwable cause) {
        InterruptedIOException e = new InterruptedIOException(
                "the sort was interrupted; no file was changed, and its temporary files are deleted");
        e.initCause(cause);
        return e;
    }

    Map<Phase, Long> nanos() {
        enter(phase);
        return Map.copyOf(nanos);
    }
}
