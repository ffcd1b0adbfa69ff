package io.github.aparasort.benchmark.contest;

import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.benchmark.contender.Algorithm;
import io.github.aparasort.benchmark.contender.Aparasort;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Work;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;

/**
 * The one benchmark. JMH runs its own benchmarks one after the other, minutes apart; here they are iterations of one,
 * each a single shot of the next contender at the next batch of arrays, restored before the clock starts.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Threads(1)
public class Contest {
    /**
     * Calls before JMH's own rounds, which are few for large arrays: what is around the sorting, too, has to be
     * compiled, which takes HotSpot some thousand calls; but no longer than this, as then it hardly counts.
     */
    private static final int WARM_UP_CALLS = 10_000;
    private static final long WARM_UP_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    /** A {@link Case}, encoded. */
    @Param("")
    public String what;

    private Algorithm[] algorithms;
    private Batch batch;
    private Algorithm current;
    private int iteration;

    /** Inputs, a verified result of every contender, and engines that have been measured and warmed up. */
    @Setup(Level.Trial)
    public void prepare() {
        Case decoded = Case.decode(what);
        batch = new Batch(decoded);
        algorithms = new Algorithm[decoded.contenders().size()];
        Verifier verifier = new Verifier(decoded, batch.firstInput());
        for (int i = 0; i < algorithms.length; i++) {
            Contender contender = decoded.contenders().get(i);
            algorithms[i] = Algorithm.of(contender, decoded.operation(), decoded.type()).orElseThrow();
            algorithms[i].load(batch.works[0]);
            verifier.check(contender, algorithms[i], run(algorithms[i]));
            if (contender.isSubject()) {
                warmUp(decoded, contender, algorithms[i]);
                verifier.check(contender, algorithms[i], run(algorithms[i]));
            }
            compile(algorithms[i]);
        }
        Notes.pool(ForkJoinPool.getCommonPoolParallelism());
    }

    private Work run(Algorithm algorithm) {
        batch.restore();
        algorithm.run(batch.works[0]);
        return batch.works[0];
    }

    private void compile(Algorithm algorithm) {
        long begin = System.nanoTime();
        int calls = 0;
        while (calls < WARM_UP_CALLS && System.nanoTime() - begin < WARM_UP_NANOS) {
            batch.restore();
            for (Work work : batch.works) {
                algorithm.run(work);
            }
            calls += batch.works.length;
        }
    }

    private void warmUp(Case decoded, Contender contender, Algorithm algorithm) {
        Target target = contender.target().orElseThrow();
        // The devices are known from here on, so that the next call starts the measurements for this operation.
        Gpu.devices();
        run(algorithm);
        Aparasort.warmUp(target, decoded.operation(), decoded.type());
        batch.restore();
        Notes.engine(contender, Aparasort.engine(target, decoded.operation(), decoded.type(), batch.works[0]));
        Notes.plan(contender, Aparasort.plan(target, decoded.operation(), decoded.type(), decoded.n()));
    }

    @TearDown(Level.Trial)
    public void release() {
        for (Algorithm algorithm : algorithms) {
            algorithm.release();
        }
    }

    /** Not measured. */
    @Setup(Level.Iteration)
    public void next() {
        current = algorithms[Rotation.contender(iteration, algorithms.length)];
        iteration++;
        batch.restore();
    }

    /** The arrays are reachable from outside, so nothing that is done to them is dead code. */
    @Benchmark
    public Work[] run() {
        Algorithm algorithm = current;
        for (Work work : batch.works) {
            algorithm.run(work);
        }
        return batch.works;
    }
}
