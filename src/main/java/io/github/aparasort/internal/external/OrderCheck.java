package io.github.aparasort.internal.external;

import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Finds the first record of a file that comes before the one before it. Each thread looks at a part of the file. */
final class OrderCheck {
    /** Bytes of a part that are in memory: they stay in the second-level cache. */
    private static final int WINDOW = 1 << 18;

    private final Results results;
    private final Room room;
    private final int window;
    /** The first part in which there is such a record; in later ones nobody looks any more. */
    private final AtomicInteger found = new AtomicInteger(Integer.MAX_VALUE);

    /** @param memory half of which is for windows, and half for records that are longer */
    OrderCheck(Results results, long memory) {
        this.results = results;
        this.room = new Room(memory);
        this.window = (int) Math.min(WINDOW, memory / 2 / Workers.threads());
    }

    /** The number of the record, from 1 on. */
    OptionalLong run(List<Run> parts, Workers workers, Phases phases) throws IOException {
        List<Part> work = IntStream.range(0, parts.size()).mapToObj(part -> new Part(parts.get(part), part)).toList();
        workers.run(work, phases::reached);
        if (found.get() == Integer.MAX_VALUE) {
            return OptionalLong.empty();
        }
        // The last record of a part is the first one of the next part.
        return OptionalLong.of(work.subList(0, found.get() + 1).stream().mapToLong(part -> part.records).sum()
                - found.get());
    }

    private final class Part implements Workers.Part {
        private final Run run;
        private final int number;
        private long records;

        Part(Run run, int number) {
            this.run = run;
            this.number = number;
        }

        @Override
        public void run(Phases.Listener looked) throws IOException {
            Format format = results.format();
            Window next = new Window(format, 0, run, room,
                    (int) Math.min(Math.max(window, format.width), run.size()));
            Last last = new Last(format, 0);
            long told = run.begin();
            while (next.advance(format, 0)) {
                records++;
                int order = last.follow(next);
                if (order > 0 || order == 0 && results.isUnique()) {
                    found.accumulateAndGet(number, Math::min);
                    return;
                }
                if (next.position() - told >= WINDOW) {
                    looked.told(next.position() - told);
                    told = next.position();
                    if (found.get() < number) {
                        return;
                    }
                }
            }
        }
    }
}
