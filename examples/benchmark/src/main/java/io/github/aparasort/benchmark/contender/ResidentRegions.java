package io.github.aparasort.benchmark.contender;

import io.github.aparasort.Gpu;
import io.github.aparasort.GpuArray;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuRows;
import io.github.aparasort.MapKernel;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@link Operation#TOP_REGIONS} on resident arrays, as the guide has it. The tables are loaded before the first run.
 * Measured are the upload of the products that are asked for, the chain, and the download of the best regions.
 */
final class ResidentRegions implements Algorithm {
    /** What the resident chain multiplies by. */
    static final class Revenue extends MapKernel {
        int[] quantity = ints();
        int[] price = ints();
        long[] revenue = longs();

        @Override
        public void apply(int i) {
            revenue[i] = (long) quantity[i] * price[i];
        }
    }

    private record Tables(GpuInts customer, GpuInts product, GpuInts quantity, GpuInts price, GpuInts customerId,
            GpuInts customerRegion) {
    }

    private final Gpu gpu;
    private final Map<Work, Tables> loaded = new IdentityHashMap<>();

    ResidentRegions(Gpu gpu) {
        this.gpu = gpu;
    }

    @Override
    public void load(Work work) {
        Shop shop = (Shop) work.other;
        loaded.computeIfAbsent(work, key -> new Tables(gpu.ints(work.ints()), gpu.ints(shop.product()),
                gpu.ints(shop.quantity()), gpu.ints(shop.price()), gpu.ints(shop.customerId()),
                gpu.ints(shop.customerRegion())));
    }

    @Override
    public void release() {
        loaded.values().forEach(t -> List.of(t.customer, t.product, t.quantity, t.price, t.customerId,
                t.customerRegion).forEach(GpuArray::close));
        loaded.clear();
    }

    @Override
    public void run(Work work) {
        load(work);
        Tables tables = loaded.get(work);
        try (GpuInts wanted = gpu.ints(((Shop) work.other).wanted());
                GpuInts isWanted = tables.product.isIn(wanted);
                GpuInts rows = isWanted.indices();
                GpuInts quantities = tables.quantity.take(rows);
                GpuInts prices = tables.price.take(rows);
                GpuLongs revenue = gpu.longs(rows.length());
                GpuInts customers = tables.customer.take(rows);
                GpuRows joined = customers.joinInner(tables.customerId);
                GpuInts region = joined.takeB(tables.customerRegion)) {
            gpu.map(Revenue::new, quantities, prices, revenue);
            try (GpuLongs revenues = joined.takeA(revenue)) {
                work.result = best(region.reduceByKey(revenues, ScanOp.SUM));
            }
        }
    }

    private static Pairs<int[], long[]> best(Pairs<GpuInts, GpuLongs> sums) {
        try (GpuInts region = sums.keys();
                GpuLongs revenue = sums.values();
                GpuInts best = revenue.argTopK(TopRegions.TOP);
                GpuInts bestRegion = region.take(best);
                GpuLongs bestRevenue = revenue.take(best)) {
            return new Pairs<>(bestRegion.toArray(), bestRevenue.toArray());
        }
    }
}
