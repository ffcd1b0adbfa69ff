package io.github.aparasort;

import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.Job;
import io.github.aparasort.internal.engine.PlainJob;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What the operations of a context on arrays of the host have in common. */
abstract class Facade {
    final Dispatcher dispatcher;

    Facade(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    /** Returns where the work may be done, for instance {@code Search[target=AUTO]}. */
    @Override
    public String toString() {
        return getClass().getSimpleName() + "[" + dispatcher + "]";
    }

    /** Does a job, and returns it: it has the result. */
    final <J extends Job> J run(J job) {
        dispatcher.submit(job);
        return job;
    }

    /** Does a job, and returns the array to which its result goes. */
    final <V> V run(Job job, V out) {
        dispatcher.submit(job);
        return out;
    }

    /** Does what is a part of a call, but of no job: checks of long arguments, and what is left after a job. */
    final <R> R limited(Supplier<R> work) {
        return dispatcher.limited(work);
    }

    /** Does what only plain Java does, and returns the result. */
    final <R> R plain(Operation operation, Class<?> type, int n, Supplier<R> work) {
        List<R> result = new ArrayList<>(1);
        run(new PlainJob(operation, type, n, () -> result.add(work.get())));
        return result.get(0);
    }
}
