package io.github.aparasort.internal.external;

import io.github.aparasort.ExternalProgress.Phase;
import io.github.aparasort.internal.external.Merges.Merged;
import io.github.aparasort.internal.file.OpenFile;
import java.io.IOException;

/** Sorted records, in memory or in runs. */
interface Sorted extends AutoCloseable {
    /** Writes what becomes of them to a file, from a position on. */
    Merged into(OpenFile file, long begin, Workers workers) throws IOException;

    /** What becomes of them, one by one. This has to stay open. */
    RecordSource source(Workers workers) throws IOException;

    /** How many records were sorted, and in how many runs. */
    long records();

    int runs();

    /** Deletes temporary files. */
    @Override
    void close() throws IOException;

    /** The same after a failure, which is what the caller has to know. */
    default void closeAfter(Throwable failure) {
        try {
            close();
        } catch (IOException e) {
            failure.addSuppressed(e);
        }
    }

    /** All in one block. */
    final class InMemory implements Sorted {
        private final Results results;
        private final Budget budget;
        /** Null after the end. */
        private Block block;
        private final long records;
        private final Phases phases;
        private int next;

        /** @param block sorted records */
        InMemory(Results results, Budget budget, Block block, Phases phases) {
            this.results = results;
            this.budget = budget;
            this.block = block;
            this.records = block.count;
            this.phases = phases;
            if (results.totals() == null) {
                block.keep(results.isUnique(), results.limit());
            }
        }

        @Override
        public Merged into(OpenFile file, long begin, Workers workers) throws IOException {
            phases.begin(Phase.WRITE, 0);
            if (results.totals() == null) {
                workers.run(budget.parts(block, file, begin), phases::reached);
                return new Merged(records, block.count, 0);
            }
            FileOutput output = new FileOutput(file, begin, budget.outputBytes(1), written -> Phases.check());
            Stage stage = results.stage(output, 0, false, true);
            block.feed(stage, 0, block.count);
            stage.end();
            output.flush();
            return new Merged(records, stage.count(), 0);
        }

        @Override
        public RecordSource source(Workers workers) throws IOException {
            phases.begin(Phase.WRITE, 0);
            return new RecordSource(stage -> {
                next = block.feed(stage, next, block.count);
                return next < block.count;
            }, output -> results.stage(output, 0, false, true), budget.outputBytes(1));
        }

        @Override
        public long records() {
            return records;
        }

        @Override
        public int runs() {
            return 1;
        }

        @Override
        public void close() {
            block = null;
        }
    }

    /** In temporary files. */
    record InRuns(RunFormer former, Merges merges, Temporaries temporaries) implements Sorted {
        @Override
        public Merged into(OpenFile file, long begin, Workers workers) throws IOException {
            return merges.intoFile(former.runs(), file, begin, workers);
        }

        @Override
        public RecordSource source(Workers workers) throws IOException {
            return merges.source(former.runs(), workers);
        }

        @Override
        public long records() {
            return former.records();
        }

        @Override
        public int runs() {
            return former.runs().size();
        }

        @Override
        public void close() throws IOException {
            temporaries.close();
        }
    }
}
