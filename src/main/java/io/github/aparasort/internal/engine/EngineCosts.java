package io.github.aparasort.internal.engine;

import io.github.aparasort.Engine;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.CostInput;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.device.ComputeDevice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * All engines for one workload under {@link io.github.aparasort.Target#AUTO}: what is known of their costs, and the
 * choice between them. A choice takes a few reads and comparisons for each device, no text, no lock and no memory.
 */
final class EngineCosts {
    /** From this many elements on, a choice takes a negligible part of a call: of ints, it reads 256 KiB or more. */
    private static final int NEGLIGIBLE_FROM = 1 << 16;
    /** Calls in a row by plain Java, of about the same size, after which most go without a choice. Not tuned. */
    private static final int PLAIN_FROM = 32;
    /**
     * One call in this many has a choice then, and its time is kept. So a choice costs an eighth, and a change is seen
     * after eight calls. Calls after an exploration have a choice, too.
     */
    private static final int CHOICE_EVERY = 8;

    private final LearnedCosts learned;
    /** By the number of an engine: the choice of it, the choice that explores it, and the most elements it takes. */
    private final Choice[] choices;
    private final Choice[] explorations;
    private final int[] limits;
    /**
     * By the octave of sizes: the calls in a row by plain Java, up to {@link #PLAIN_FROM}; from there on the calls
     * without a choice since the last one. Threads may lose a count, which does no harm.
     */
    private final int[] plainCalls = new int[Integer.SIZE];
    final int epoch;

    EngineCosts(Workload workload, List<ComputeDevice> devices, Calibration calibration) {
        this.epoch = calibration.epoch();
        List<String> names = new ArrayList<>(List.of(Engine.JDK.name()));
        List<String> versions = new ArrayList<>(List.of(""));
        devices.forEach(device -> {
            names.add(device.toString());
            versions.add(device.version());
        });
        this.learned = calibration.learned(workload.name(), names, versions, Job.INPUT_CLASSES);
        this.choices = new Choice[names.size()];
        this.explorations = new Choice[names.size()];
        this.limits = new int[names.size()];
        for (int engine = 0; engine < names.size(); engine++) {
            ComputeDevice device = engine == LearnedCosts.JDK ? null : devices.get(engine - 1);
            choices[engine] = new Choice(device, engine, false, null);
            explorations[engine] = new Choice(device, engine, true, null);
            limits[engine] = device == null ? Integer.MAX_VALUE : workload.maxElements(device);
            if (device != null && !device.isOpenCl()) {
                learned.setPrior(calibration.prior(workload.name(), workload.prior()), engine);
            }
        }
    }

    /** What was learned of callers with as many threads as the calling thread may use. */
    LearnedCosts learned() {
        return learned.here();
    }

    /** The engine for a call. */
    Choice choose(CostInput input) {
        int n = input.n();
        LearnedCosts here = learned();
        int untaught = plainCalls[octave(n)] - PLAIN_FROM;
        if (untaught > 0) {
            here.addUntaught(input, untaught);
        }
        int engine = here.choose(input, usable(n));
        if (engine < 0) {
            plainCalls[octave(n)] = Math.min(plainCalls[octave(n)], PLAIN_FROM - CHOICE_EVERY);
            return explorations[~engine];
        }
        if (engine == LearnedCosts.JDK) {
            wentPlain(n);
        } else {
            plainCalls[octave(n)] = 0;
        }
        return choices[engine];
    }

    private static int octave(int n) {
        return Integer.numberOfLeadingZeros(n);
    }

    /** Notes that plain Java does a call, by choice or because the keys are in order. */
    void wentPlain(int n) {
        plainCalls[octave(n)] = Math.min(plainCalls[octave(n)] + 1, PLAIN_FROM);
    }

    /**
     * Whether plain Java does a call without a choice. That is so for most calls of a few thousand elements where it is
     * the best engine again and again: the choice would take a noticeable part of their time.
     */
    boolean staysPlain(int n) {
        int calls = n < NEGLIGIBLE_FROM ? plainCalls[octave(n)] : 0;
        boolean stays = calls >= PLAIN_FROM && calls < PLAIN_FROM + CHOICE_EVERY - 1;
        if (stays) {
            plainCalls[octave(n)] = calls + 1;
        }
        return stays;
    }

    /** A bit for each engine that can do a call now, open or not. */
    private int usable(int n) {
        int usable = 1 << LearnedCosts.JDK;
        for (int engine = LearnedCosts.JDK + 1; engine < choices.length; engine++) {
            ComputeDevice device = choices[engine].device();
            if (n <= limits[engine] && device.health().whyOff() == null && !device.isBusy()) {
                usable |= 1 << engine;
            }
        }
        return usable;
    }

    /** All devices: those that are expected to be faster than plain Java first, the fastest of them at the top. */
    List<Choice> candidates(CostInput input) {
        List<Choice> candidates = new ArrayList<>();
        for (int engine = LearnedCosts.JDK + 1; engine < choices.length; engine++) {
            candidates.add(choices[engine].because(whyNot(engine, input)));
        }
        candidates.sort(Comparator.comparing((Choice each) -> each.whyNot() != null)
                .thenComparingLong(each -> each.whyNot() == null ? learned().estimate(each.engine(), input) : 0));
        return candidates;
    }

    /** Why AUTO would not use a device, or null if it is expected to be faster than plain Java. */
    private Choice.WhyNot whyNot(int engine, CostInput input) {
        if (input.n() > limits[engine]) {
            return Choice.WhyNot.LIMIT;
        }
        ComputeDevice device = choices[engine].device();
        boolean isOff = device.health().whyOff() != null;
        LearnedCosts here = learned();
        int preferred = here.preferred(input);
        // What the prior prefers needs no comparison.
        if (preferred != 1 << engine) {
            boolean isOpen = (here.open() >> engine & 1) != 0;
            boolean isMeasured = here.estimate(engine, input) != LearnedCosts.UNKNOWN
                    && (preferred != 0 || here.estimate(LearnedCosts.JDK, input) != LearnedCosts.UNKNOWN);
            if (!isOpen || !isMeasured) {
                return isOff ? Choice.WhyNot.OFF : isOpen ? Choice.WhyNot.UNMEASURED : Choice.WhyNot.UNOPENED;
            }
        }
        if (here.best(input, 1 << LearnedCosts.JDK | 1 << engine | preferred) != engine) {
            return Choice.WhyNot.SLOWER;
        }
        return isOff ? Choice.WhyNot.OFF : device.isBusy() ? Choice.WhyNot.BUSY : null;
    }
}
