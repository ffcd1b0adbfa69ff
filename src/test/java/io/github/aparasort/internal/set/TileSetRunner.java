package io.github.aparasort.internal.set;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.KernelPool;
import io.github.aparasort.internal.device.Lease;
import io.github.aparasort.internal.device.SizeClass;
import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.kernel.DeviceKernel;
import io.github.aparasort.internal.kernel.SetOperation;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Channel;
import io.github.aparasort.internal.staging.Column;
import io.github.aparasort.internal.staging.Stretch;
import io.github.aparasort.testing.Leased;
import io.github.aparasort.testing.SetRunner;
import java.util.Arrays;

/** Set operations in tiles, with int keys or long ones. */
final class TileSetRunner implements SetRunner {
    private final boolean wide;
    private final boolean traced;
    private final KernelPool pool;

    TileSetRunner(ComputeDevice device, boolean wide, boolean traced, int nt, int maxGroups) {
        this.wide = wide;
        this.traced = traced;
        this.pool = new KernelPool(device, () -> wide ? new LongTileSets(nt, maxGroups, traced)
                : new IntTileSets(nt, maxGroups, traced), 1, lease -> null);
    }

    @Override
    public ComputeDevice device() {
        return pool.device();
    }

    @Override
    public Found run(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream) {
        try (Lease lease = pool.take(a.length + b.length, true)) {
            Inputs inputs = new Inputs(operation, a, b, distinct, stream);
            lease.run(Leased.staged(lease, DeviceKernel.class, inputs));
            return inputs.found;
        } catch (DeviceFault e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        pool.close();
    }

    private final class Inputs implements StagedWork<DeviceKernel> {
        private final SetOperation operation;
        private final long[] a;
        private final long[] b;
        private final boolean distinct;
        private final boolean stream;
        private Found found;

        Inputs(SetOperation operation, long[] a, long[] b, boolean distinct, boolean stream) {
            this.operation = operation;
            this.a = a;
            this.b = b;
            this.distinct = distinct;
            this.stream = stream;
        }

        @Override
        public void configure(DeviceKernel kernel) {
            if (wide) {
                ((LongTileSets) kernel).ask(operation, a.length, distinct, stream,
                        n -> SizeClass.capacity(n, Integer.MAX_VALUE));
            } else {
                ((IntTileSets) kernel).ask(operation, a.length, distinct, stream,
                        n -> SizeClass.capacity(n, Integer.MAX_VALUE));
            }
        }

        @Override
        public void send(DeviceKernel arrays, Channel channel) {
            channel.send(a.length + b.length, new Channel.Input() {
                @Override
                public void fill(Stretch stretch) {
                    for (int i = stretch.begin(); i < stretch.end(); i++) {
                        long key = i < a.length ? a[i] : b[i - a.length];
                        int at = stretch.at(0) + i - stretch.begin();
                        if (wide) {
                            ((long[]) stretch.array(0))[at] = key;
                        } else {
                            ((int[]) stretch.array(0))[at] = (int) key;
                        }
                    }
                }
            }, Column.inBlocks(wide ? ((LongTileSets) arrays).input() : ((IntTileSets) arrays).input()));
        }

        @Override
        public Digest digest() {
            return new Digest(true, 0, 0);
        }

        @Override
        public void receive(DeviceKernel arrays, Channel channel) {
            if (wide) {
                LongTileSets tiles = (LongTileSets) arrays;
                found = new Found(channel.fetch(tiles.results(), tiles.count()),
                        traced ? channel.fetch(tiles.origins(), tiles.count()) : null);
            } else {
                IntTileSets tiles = (IntTileSets) arrays;
                int[] keys = channel.fetch(tiles.results(), tiles.count());
                found = new Found(Arrays.stream(keys).asLongStream().toArray(),
                        traced ? channel.fetch(tiles.origins(), tiles.count()) : null);
            }
        }
    }
}
