package io.github.aparasort.testing;

import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.LearnedCosts;
import io.github.aparasort.internal.cost.Point;
import io.github.aparasort.internal.cost.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What engines cost, as a test says it for some kinds of work: no call changes that, and all engines are open. */
public final class PlantedCosts extends Calibration {
    private record Cost(String engine, Point point) {
    }

    private final Map<String, List<Cost>> planted = new ConcurrentHashMap<>();
    private final Map<String, LearnedCosts> known = new ConcurrentHashMap<>();

    public PlantedCosts() {
        super(new Profile(null));
    }

    /** Says what an engine takes for n elements of a kind of work. */
    public void plant(String name, String engine, int n, long nanos) {
        Cost cost = new Cost(engine, new Point(n, nanos, LearnedCosts.SURE));
        planted.computeIfAbsent(name, key -> new ArrayList<>()).add(cost);
        if (known.containsKey(name)) {
            tell(known.get(name), cost);
        }
    }

    private static void tell(LearnedCosts costs, Cost cost) {
        int engine = costs.names().indexOf(cost.engine());
        if (engine >= 0) {
            costs.assume(engine, cost.point());
        }
    }

    @Override
    public boolean learns(String work) {
        return !planted.containsKey(work);
    }

    @Override
    public boolean begin(String name) {
        return learns(name) && super.begin(name);
    }

    @Override
    public LearnedCosts learned(String name, List<String> engines, List<String> versions, int classes) {
        LearnedCosts costs = super.learned(name, engines, versions, classes);
        if (!learns(name)) {
            known.put(name, costs);
            planted.get(name).forEach(cost -> tell(costs, cost));
        }
        return costs;
    }
}
