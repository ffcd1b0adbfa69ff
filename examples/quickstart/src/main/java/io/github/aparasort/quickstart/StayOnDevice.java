package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Gpu;
import io.github.aparasort.GpuInts;
import io.github.aparasort.GpuLongs;
import io.github.aparasort.GpuRows;
import io.github.aparasort.MapKernel;
import io.github.aparasort.Pairs;
import io.github.aparasort.ScanOp;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** A chain of operations on data that stays on the device: filter, join, group, top ten. The guide explains it. */
public final class StayOnDevice {
    private static final int ORDERS = 200_000;
    private static final int CUSTOMERS = 5_000;
    private static final int PRODUCTS = 1_000;
    private static final int REGIONS = 100;
    private static final int SHOWN = 10;

    /** The orders, a column each; prices are in cents. */
    record Orders(int[] customer, int[] product, int[] quantity, int[] price) {
    }

    /** The customers. */
    record Customers(int[] id, int[] region) {
    }

    /** A region and its revenue in cents. */
    record Region(int id, long revenue) {
    }

    /** The same code for a device and for the heap. */
    static final class Revenue extends MapKernel {
        int[] quantity = ints();
        int[] price = ints();
        long[] revenue = longs();

        @Override
        public void apply(int i) {
            revenue[i] = (long) quantity[i] * price[i];
        }
    }

    /** The two tables, where the work is done. */
    static final class Shop implements AutoCloseable {
        private final Gpu gpu;
        private final GpuInts customer;
        private final GpuInts product;
        private final GpuInts quantity;
        private final GpuInts price;
        private final GpuInts customerId;
        private final GpuInts customerRegion;

        /** The only large transfer. */
        Shop(Gpu gpu, Orders orders, Customers customers) {
            this.gpu = gpu;
            customer = gpu.ints(orders.customer());
            product = gpu.ints(orders.product());
            quantity = gpu.ints(orders.quantity());
            price = gpu.ints(orders.price());
            customerId = gpu.ints(customers.id());
            customerRegion = gpu.ints(customers.region());
        }

        String place() {
            return customer.device().map(DeviceInfo::name).orElse("the heap");
        }

        /** The regions with the most revenue from some products, the greatest revenue first. */
        List<Region> topRegions(int k, int... products) {
            try (GpuInts wanted = gpu.ints(products);
                    GpuInts isWanted = product.isIn(wanted);
                    GpuInts rows = isWanted.indices();
                    GpuInts quantities = quantity.take(rows);
                    GpuInts prices = price.take(rows);
                    GpuLongs revenue = gpu.longs(rows.length());
                    GpuInts customers = customer.take(rows);
                    GpuRows joined = customers.joinInner(customerId);
                    GpuInts region = joined.takeB(customerRegion)) {
                gpu.map(Revenue::new, quantities, prices, revenue);
                try (GpuLongs revenues = joined.takeA(revenue)) {
                    return top(k, region.reduceByKey(revenues, ScanOp.SUM));
                }
            }
        }

        private static List<Region> top(int k, Pairs<GpuInts, GpuLongs> sums) {
            try (GpuInts region = sums.keys();
                    GpuLongs revenue = sums.values();
                    GpuInts best = revenue.argTopK(k);
                    GpuInts bestRegion = region.take(best);
                    GpuLongs bestRevenue = revenue.take(best)) {
                int[] ids = bestRegion.toArray();
                long[] cents = bestRevenue.toArray();
                Region[] top = new Region[ids.length];
                Arrays.setAll(top, i -> new Region(ids[i], cents[i]));
                return List.of(top);
            }
        }

        @Override
        public void close() {
            List.of(customer, product, quantity, price, customerId, customerRegion).forEach(GpuInts::close);
        }
    }

    private StayOnDevice() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(1);
        // One in twenty orders has a customer who is in no row.
        Orders orders = new Orders(random.ints(ORDERS, 0, CUSTOMERS + CUSTOMERS / 20).toArray(),
                random.ints(ORDERS, 0, PRODUCTS).toArray(), random.ints(ORDERS, 1, 10).toArray(),
                random.ints(ORDERS, 100, 100_000).toArray());
        int[] ids = new int[CUSTOMERS];
        Arrays.setAll(ids, i -> i);
        Customers customers = new Customers(ids, random.ints(CUSTOMERS, 0, REGIONS).toArray());

        try (Shop shop = new Shop(Gpu.shared(), orders, customers)) {
            System.out.printf("%,d orders and %,d customers are in %s%n", ORDERS, CUSTOMERS, shop.place());
            // The tables are loaded once, and asked as often as you like.
            for (int products : new int[] {PRODUCTS / 2, PRODUCTS / 10}) {
                int[] wanted = random.ints(products, 0, PRODUCTS).toArray();
                List<Region> top = shop.topRegions(SHOWN, wanted);
                check(top.equals(expected(orders, customers, wanted)), "the top regions");
                System.out.printf("%d products: region %d is the first of %d, with %,.2f%n", wanted.length,
                        top.get(0).id(), top.size(), top.get(0).revenue() / 100.0);
            }
        }
    }

    /** The same in plain Java. */
    private static List<Region> expected(Orders orders, Customers customers, int[] products) {
        Set<Integer> wanted = new HashSet<>(Arrays.stream(products).boxed().toList());
        Map<Integer, Integer> regions = new HashMap<>();
        for (int i = 0; i < customers.id().length; i++) {
            regions.put(customers.id()[i], customers.region()[i]);
        }
        Map<Integer, Long> revenues = new HashMap<>();
        for (int i = 0; i < orders.customer().length; i++) {
            Integer region = regions.get(orders.customer()[i]);
            if (region != null && wanted.contains(orders.product()[i])) {
                revenues.merge(region, (long) orders.quantity()[i] * orders.price()[i], Long::sum);
            }
        }
        return revenues.entrySet().stream().map(each -> new Region(each.getKey(), each.getValue()))
                .sorted(Comparator.comparingLong(Region::revenue).reversed().thenComparingInt(Region::id))
                .limit(SHOWN).toList();
    }
}
