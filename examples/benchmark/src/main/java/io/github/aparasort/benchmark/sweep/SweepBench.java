package io.github.aparasort.benchmark.sweep;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.benchmark.contender.Aparasort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * "The fastest way, always", swept: calls under {@code AUTO}, after 50 calls of their kind, in turns with the same call
 * on each engine and with plain Java. What seems slower than the best way is measured again, for longer, and counts
 * only if it is slower then too.
 */
public final class SweepBench implements AutoCloseable {
    private static final int FIRST = 50;
    private static final int MOST = 4000;
    /** Elements of all variants of an input together, and how many variants there are at most. */
    private static final int VARIED = 1 << 17;
    private static final int MOST_VARIANTS = 100;
    private static final long SECOND = 1_000_000_000L;

    private final Gpu auto = Gpu.shared();
    private final Map<String, Gpu> engines = new LinkedHashMap<>();
    private final Gpu heard = Gpu.open(Target.AUTO);
    private final double pace;
    /** Of the latest call with a listener; the measured ones have none, which takes time. */
    private Execution last;

    /** @param pace how long to measure, times the usual time */
    public SweepBench(double pace) {
        this.pace = pace;
        engines.put("JDK", Aparasort.context(Target.JDK));
        engines.put("JTP", Aparasort.context(Target.JTP));
        if (Gpu.devices().stream().anyMatch(device -> device.type() == DeviceInfo.Type.GPU)) {
            engines.put("GPU", Aparasort.context(Target.GPU));
        }
        heard.onExecution(execution -> last = execution);
    }

    /** All cases, in the order of the report. */
    static List<SweepCase> cases() {
        return Stream.of(SortCases.all(), GroupCases.all(), JoinCases.all(), SelectCases.all(), SearchCases.all(),
                SegmentCases.all(), MergeCases.all(), ScanCases.all()).flatMap(List::stream).toList();
    }

    SweepResult measure(SweepCase of, int n) {
        auto.warmUp(of.method(), of.type());
        List<Ways<?>> variants = new ArrayList<>();
        for (int variant = 0; variant < Math.max(1, Math.min(MOST_VARIANTS, VARIED / Math.max(1, n))); variant++) {
            Keys.vary(variant);
            variants.add(of.ways().apply(n));
        }
        return measure(of, n, variants);
    }

    /** @param variants of the same case, so they have inputs of the same type */
    @SuppressWarnings("unchecked")
    private <A> SweepResult measure(SweepCase of, int n, List<Ways<?>> variants) {
        List<String> names = new ArrayList<>(List.of("AUTO"));
        names.addAll(engines.keySet());
        names.addAll(variants.get(0).peers().keySet());
        List<Turns.Variant<A>> all = new ArrayList<>();
        for (Ways<?> each : variants) {
            Ways<A> ways = (Ways<A>) each;
            List<Function<A, Object>> calls = new ArrayList<>(List.of(ways.ours(auto)));
            engines.values().forEach(gpu -> calls.add(ways.ours(gpu)));
            calls.addAll(ways.peers().values());
            all.add(new Turns.Variant<>(ways, calls));
        }
        Ways<A> ways = all.get(0).ways();
        Turns<A> turns = new Turns<>(all, MOST);
        turns.run(FIRST, nanos(2));
        int wrong = turns.firstWrong();
        if (wrong > 0) {
            throw new AssertionError(of + ", n = " + n + ": the result of " + names.get(wrong) + " is another one");
        }
        last = null;
        ways.ours(heard).apply(ways.scratch());
        double first = result(of, n, names, turns, 0).ratio();
        turns.completeFirst(FIRST);
        SweepResult result = result(of, n, names, turns.run(MOST, nanos(1)), first);
        return result.isBeyond() ? result(of, n, names, turns.run(MOST, nanos(3)), first) : result;
    }

    private long nanos(double seconds) {
        return (long) (seconds * pace * SECOND);
    }

    private SweepResult result(SweepCase of, int n, List<String> names, Turns<?> turns, double first) {
        Map<String, SweepResult.Other> others = new LinkedHashMap<>();
        for (int way = 1; way < names.size(); way++) {
            others.put(names.get(way), new SweepResult.Other(turns.median(way), turns.excess(way)));
        }
        return new SweepResult(of, n, engine(), turns.median(0), first, others);
    }

    /** Empty for take, which is always done in the shared context. */
    private String engine() {
        return last == null ? "" : (last.engine() + " " + last.note()).strip();
    }

    @Override
    public void close() {
        heard.close();
    }
}
