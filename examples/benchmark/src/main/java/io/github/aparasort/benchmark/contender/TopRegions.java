package io.github.aparasort.benchmark.contender;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArrays;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/** {@link Operation#TOP_REGIONS} on arrays of the host. Of equal revenues the lower region comes first. */
final class TopRegions {
    /** How many regions are asked for, if there are as many. */
    static final int TOP = 10;
    /** What the calls of Aparasort need. */
    static final List<String> METHODS = List.of("isIn", "inner", "reduceByKey");

    private record Region(int id, long revenue) implements Comparable<Region> {
        /** The last one is the best one. */
        @Override
        public int compareTo(Region other) {
            return revenue != other.revenue ? Long.compare(revenue, other.revenue) : Integer.compare(other.id, id);
        }
    }

    private TopRegions() {
    }

    /** The operations of the guide's chain, each on arrays of the host. */
    static Algorithm facades(Gpu gpu) {
        return work -> {
            Shop shop = (Shop) work.other;
            int[] rows = gpu.search().indices(gpu.search().isIn(shop.product(), shop.wanted()));
            int[] quantities = GpuArrays.take(shop.quantity(), rows);
            int[] prices = GpuArrays.take(shop.price(), rows);
            long[] revenue = new long[rows.length];
            Arrays.setAll(revenue, i -> (long) quantities[i] * prices[i]);
            JoinedRows joined = gpu.joins().inner(GpuArrays.take(work.ints(), rows), shop.customerId());
            Pairs<int[], long[]> sums = gpu.groups().reduceByKey(joined.takeB(shop.customerRegion()),
                    joined.takeA(revenue), ScanOp.SUM);
            int[] best = gpu.selector().argTopK(sums.values(), TOP);
            work.result = new Pairs<>(GpuArrays.take(sums.keys(), best), GpuArrays.take(sums.values(), best));
        };
    }

    /** One loop over the orders, with the hash tables of the JDK. */
    static void loop(Work work) {
        Shop shop = (Shop) work.other;
        Set<Integer> wanted = new HashSet<>();
        for (int product : shop.wanted()) {
            wanted.add(product);
        }
        Map<Integer, Integer> regions = new HashMap<>();
        for (int i = 0; i < shop.customerId().length; i++) {
            regions.put(shop.customerId()[i], shop.customerRegion()[i]);
        }
        Map<Integer, Long> revenues = new HashMap<>();
        int[] customers = work.ints();
        for (int i = 0; i < customers.length; i++) {
            Integer region = wanted.contains(shop.product()[i]) ? regions.get(customers[i]) : null;
            if (region != null) {
                revenues.merge(region, revenue(shop, i), Long::sum);
            }
        }
        work.result = best(revenues);
    }

    /** The top regions by the hash tables of fastutil, which box nothing. */
    static void hash(Work work) {
        Shop shop = (Shop) work.other;
        IntOpenHashSet wanted = new IntOpenHashSet(shop.wanted());
        Int2IntOpenHashMap rows = new Int2IntOpenHashMap(shop.customerId().length);
        rows.defaultReturnValue(-1);
        for (int i = 0; i < shop.customerId().length; i++) {
            rows.put(shop.customerId()[i], i);
        }
        Int2LongOpenHashMap revenues = new Int2LongOpenHashMap();
        int[] customers = work.ints();
        for (int i = 0; i < customers.length; i++) {
            int row = wanted.contains(shop.product()[i]) ? rows.get(customers[i]) : -1;
            if (row >= 0) {
                revenues.addTo(shop.customerRegion()[row], revenue(shop, i));
            }
        }
        work.result = best(revenues);
    }

    private static long revenue(Shop shop, int order) {
        return (long) shop.quantity()[order] * shop.price()[order];
    }

    private static Pairs<int[], long[]> best(Map<Integer, Long> revenues) {
        PriorityQueue<Region> queue = new PriorityQueue<>();
        revenues.forEach((region, revenue) -> {
            queue.add(new Region(region, revenue));
            if (queue.size() > TOP) {
                queue.remove();
            }
        });
        int[] ids = new int[queue.size()];
        long[] sums = new long[queue.size()];
        for (int i = ids.length - 1; i >= 0; i--) {
            Region worst = queue.remove();
            ids[i] = worst.id();
            sums[i] = worst.revenue();
        }
        return new Pairs<>(ids, sums);
    }
}
