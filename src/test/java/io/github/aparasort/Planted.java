package io.github.aparasort;

import io.github.aparasort.device.Devices;
import io.github.aparasort.plan.Calibration;
import io.github.aparasort.plan.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A context whose kernels have a fate and which, under AUTO, takes JTP for much faster than the JDK. */
final class Planted implements AutoCloseable {
    /** The least that AUTO and JTP do not leave to the JDK. */
    static final int SMALLEST = Calibration.SMALLEST;

    final Dispatcher dispatcher;
    final Gpu gpu;
    private final ConcurrentLinkedQueue<Execution> told = new ConcurrentLinkedQueue<>();

    /** With kernels as they are. */
    Planted(Target target) {
        this(target, Work::kernel);
    }

    Planted(Target target, int rakes, Fate fate) {
        this(target, (kind, device) -> Mortals.create(kind, rakes, 50, fate));
    }

    Planted(Target target, Dispatcher.Kernels kernels) {
        // Nobody asks AUTO before the devices are known.
        Devices.openCl();
        dispatcher = new Dispatcher(target, null, costs(), kernels);
        gpu = new Gpu(dispatcher);
        gpu.onExecution(told::add);
    }

    /** So different that even a far cry from it is chosen. */
    private static Calibration costs() {
        Calibration calibration = new Calibration(0, 1, 0, new Profile(null));
        for (Work work : works()) {
            calibration.plant(work.key());
            for (int n : new int[] {SMALLEST, 1 << 20}) {
                calibration.curve(work.key(), Devices.jtp().toString()).add(n, 10L * n);
                calibration.curve(work.key(), Engine.JDK.name()).add(n, 1000L * n);
            }
        }
        return calibration;
    }

    /** Every kind of work of all families. */
    static List<Work> works() {
        List<Work> works = new ArrayList<>(List.of(SortKind.values()));
        works.addAll(List.of(ScanKind.values()));
        for (KeyKind kind : KeyKind.values()) {
            works.add(new SetWork(kind));
            works.add(new MergeWork(kind, MergeStrategy.AUTO));
        }
        return works;
    }

    Sorter sorter() {
        return gpu.sorter();
    }

    /** What was told since this was asked last. */
    List<Execution> told() {
        List<Execution> all = List.copyOf(told);
        told.clear();
        return all;
    }

    /** A first sort, by which kernels prove themselves. */
    Planted proveKernels() {
        for (Errand errand : Errand.values()) {
            new Piece(errand, Adversary.GAUSSIAN, SMALLEST).sort(sorter());
        }
        told.clear();
        return this;
    }

    @Override
    public void close() {
        gpu.close();
    }
}
