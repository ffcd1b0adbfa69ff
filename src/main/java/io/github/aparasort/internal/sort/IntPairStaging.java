package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.Digest;
import io.github.aparasort.internal.array.Parallel;
import io.github.aparasort.internal.device.IntStaging;
import io.github.aparasort.internal.device.Slices;
import io.github.aparasort.internal.engine.KernelBinding;
import io.github.aparasort.internal.kernel.LongKeys;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;

/**
 * Int keys with an int value each, as longs: the key in the high half, the value in the low half. Both are loaded in
 * blocks from any source. A kernel that packs them itself ({@link IntPairArrays}) gets them separately and returns them
 * separately. The checksum is the same in both cases and covers key and value together: a change of either alone
 * changes it. So does a value that ends up with another key, except with a probability of one in billions. All
 * arithmetic is on ints, because the JIT compiler of JDK 17 does not vectorize loops that widen them.
 */
public final class IntPairStaging {
    /** Odd, so that no bit of a value is lost; large, so that values and keys do not cancel out. */
    private static final int VALUE_FACTOR = 0x9e3779b9;

    private IntPairStaging() {
    }

    /** The job on a kernel that packs keys and values itself, or on one that gets them packed. */
    static KernelBinding<?> binding(SortKernelSource source, IntPairSortJob job) {
        return switch (source.form()) {
            case MERGESORT_TILES -> KernelBinding.staged(source, IntPairArrays.class, apart(job));
            case RADIX_TILES -> KernelBinding.staged(source, PackedPairArrays.class, packedThere(job));
            default -> KernelBinding.staged(source, LongKeys.class, packed(job));
        };
    }

    /** The job in runs. */
    static KernelBinding<?> binding(SortKernelSource source, IntPairSortJob job, int runLength) {
        return switch (source.form()) {
            case MERGESORT_TILES -> KernelBinding.sliced(source, IntPairArrays.class,
                    most -> new IntPairRuns<>(job, Slices.of(job.n, most), IntPairStaging::apart), runLength);
            case RADIX_TILES -> KernelBinding.sliced(source, PackedPairArrays.class,
                    most -> new IntPairRuns<>(job, Slices.of(job.n, most), IntPairStaging::packedThere), runLength);
            default -> throw new IllegalArgumentException("no device takes these keys in runs");
        };
    }

    /** The keys as a kernel gets them that masks ints itself. */
    private static IntSource unmasked(IntPairSortJob job) {
        return masksThere(job) ? ((IntSequence) job.keys).unmasked() : job.keys;
    }

    private static int maskThere(IntPairSortJob job) {
        return masksThere(job) ? ((IntSequence) job.keys).mask() : 0;
    }

    /** Keys that are wanted back come masked, because what delivers them takes the mask off. */
    private static boolean masksThere(IntPairSortJob job) {
        return job.keys instanceof IntSequence && !job.deliversKeys();
    }

    /** Keys and values come apart, and the kernel packs them. */
    private static PairTransfer<PackedPairArrays> packedThere(IntPairSortJob job) {
        IntSource keys = unmasked(job);
        int mask = maskThere(job);
        boolean indexed = job.carriesIndices();
        return new PairTransfer<>(job, arrays -> arrays.gather(!indexed, mask),
                (arrays, load) -> copyIn(keys, job.values, arrays, load),
                () -> digest(job.keys, job.values, job.n), (arrays, part, loop) -> check(arrays, part, indexed, loop),
                arrays -> unpack(arrays, job.keyTarget(), job.valueTarget),
                (arrays, part, begin, end) -> unpack(arrays.keys(part), begin, end, arrays.partBegin(part),
                        job.keyTarget(), job.valueTarget),
                (arrays, part) -> restore(arrays, part, job.keyTarget(), job.valueTarget));
    }

    /** Keys and values travel apart, and the kernel packs them. It also masks the keys of ints if they stay there. */
    private static PairTransfer<IntPairArrays> apart(IntPairSortJob job) {
        IntSource keys = unmasked(job);
        int mask = maskThere(job);
        return new PairTransfer<>(job, arrays -> arrays.gather(!job.carriesIndices(), mask),
                (arrays, load) -> copyIn(keys, job.values, arrays, load),
                () -> digest(job.keys, job.values, job.n), IntPairStaging::check,
                arrays -> copyOut(arrays, job.keyTarget(), job.valueTarget));
    }

    /** Keys and values travel packed into longs. */
    private static PairTransfer<LongKeys> packed(IntPairSortJob job) {
        return new PairTransfer<>(job, arrays -> { }, (arrays, part) -> pack(job.keys, job.values, arrays, part),
                () -> digest(job.keys, job.values, job.n), (arrays, part, loop) -> check(arrays, part, false, loop),
                arrays -> unpack(arrays, job.keyTarget(), job.valueTarget));
    }

    /** Packs the keys of a part with their values. */
    public static void pack(IntSource keys, IntSource values, LongKeys staging, int part) {
        long[] packed = staging.input(part);
        int first = staging.partBegin(part);
        Parallel.forEach(staging.partBegin(part + 1) - first, (begin, end) -> {
            Block block = new Block(keys, values, end - begin);
            for (int i = begin; i < end; i += Math.min(Parallel.BLOCK, end - i)) {
                int count = block.load(first + i, Math.min(Parallel.BLOCK, end - i));
                for (int j = 0; j < count; j++) {
                    packed[i + j] = pack(block.keys[j], block.values[j]);
                }
            }
        });
    }

    /** Copies what a load has: keys (unmasked, if the kernel masks them), or values, or both. */
    public static void copyIn(IntSource keys, IntSource values, IntPairInput staging, int load) {
        int part = load % staging.parts();
        int first = staging.partBegin(part);
        int n = staging.partBegin(part + 1) - first;
        if (staging.hasKeys(load)) {
            copy(keys, first, n, staging.pairKeys(part));
        }
        if (staging.hasValues(load)) {
            copy(values, first, n, staging.pairValues(part));
        }
    }

    private static void copy(IntSource source, int first, int n, int[] target) {
        Parallel.forEach(n, (begin, end) -> source.load(first + begin, first + end, target, begin));
    }

    /** The checksum of n keys, packed with their values. */
    public static Digest digest(IntSource keys, IntSource values, int n) {
        return Parallel.digest(n, () -> {
            Block block = new Block(keys, values, n);
            return (begin, end) -> {
                int count = block.load(begin, end - begin);
                return digestBlock(block.keys, block.values, 0, count, 0);
            };
        });
    }

    /** A block of keys with their values, which fits the first-level cache. */
    private static final class Block {
        final int[] keys;
        final int[] values;
        private final IntSource keySource;
        private final IntSource valueSource;

        Block(IntSource keySource, IntSource valueSource, int n) {
            this.keySource = keySource;
            this.valueSource = valueSource;
            keys = new int[Math.min(n, Parallel.BLOCK)];
            values = new int[keys.length];
        }

        int load(int begin, int count) {
            keySource.load(begin, begin + count, keys, 0);
            valueSource.load(begin, begin + count, values, 0);
            return count;
        }
    }

    private static long pack(int key, int value) {
        return (long) key << 32 | value & 0xffffffffL;
    }

    /**
     * The checksum of a part, and whether its keys ascend, starting from the last one of the part before.
     *
     * @param indexed whether indices came back; then those of equal keys must ascend, and only one result is correct
     */
    public static Digest check(LongKeys sorted, int part, boolean indexed, Parallel.Loop loop) {
        long[] packed = sorted.keys(part);
        long mask = sorted.keyMask();
        // Without its value a key is not greater than a key of the same number.
        long compared = indexed ? -1 : -1L << Integer.SIZE;
        int first = sorted.partBegin(part);
        if (part > 0) {
            long before = sorted.keys(part - 1)[first - sorted.partBegin(part - 1) - 1];
            if ((before & compared ^ mask) > (packed[0] ^ mask)) {
                return Digest.DISORDER;
            }
        }
        long[][] twice = {packed, packed};
        return loop.run(sorted.partBegin(part + 1) - first, (begin, end) ->
                ascends(twice, Math.max(begin, 1), end, compared, mask)
                        ? digestBlock(packed, begin, end, (int) (mask >> Integer.SIZE)) : Digest.DISORDER);
    }

    /** Vectorized, like {@code IntStaging.ascends}. */
    private static boolean ascends(long[][] twice, int begin, int end, long compared, long mask) {
        long[] before = twice[0];
        long[] here = twice[1];
        long disorder = 0;
        for (int i = begin; i < end; i++) {
            long x = before[i - 1] & compared ^ mask;
            disorder |= Math.min(x, here[i] ^ mask) ^ x;
        }
        return disorder == 0;
    }

    /**
     * The checksum of a part, and whether its keys ascend, starting from the last one of the part before. If indices
     * came back, also whether the indices of equal keys ascend: then only one result is correct.
     */
    public static Digest check(IntPairArrays sorted, int part, Parallel.Loop loop) {
        int[] keys = sorted.pairKeys(part);
        int[] result = sorted.pairResult(part);
        int mask = sorted.pairMask();
        boolean indexed = !sorted.hasValues();
        int first = sorted.partBegin(part);
        if (part > 0) {
            int last = first - sorted.partBegin(part - 1) - 1;
            int[] before = sorted.pairKeys(part - 1);
            if (!IntStaging.follows(before, last + 1, keys, mask)
                    || indexed && before[last] == keys[0] && sorted.pairResult(part - 1)[last] >= result[0]) {
                return Digest.DISORDER;
            }
        }
        int[][] twice = {keys, keys};
        int[][] indices = {result, result};
        return loop.run(sorted.partBegin(part + 1) - first, (begin, end) -> {
            int second = Math.max(begin, 1);
            return IntStaging.ascends(twice, second, end, mask) && (!indexed || isStable(twice, indices, second, end))
                    ? digestBlock(keys, result, begin, end, mask) : Digest.DISORDER;
        });
    }

    /**
     * Whether indices ascend among equal keys. Vectorized, so without branches, and only for indices: two numbers whose
     * difference overflows are not both indices, and the checksum detects that.
     */
    private static boolean isStable(int[][] keys, int[][] indices, int begin, int end) {
        int[] keysBefore = keys[0];
        int[] keysHere = keys[1];
        int[] indicesBefore = indices[0];
        int[] indicesHere = indices[1];
        if (IntStaging.NEIGHBOURS_AS_VECTORS) {
            int disorder = 0;
            for (int i = begin; i < end; i++) {
                int change = keysBefore[i - 1] ^ keysHere[i];
                int differs = (change | -change) >> 31;
                disorder |= ~differs & ~(indicesBefore[i - 1] - indicesHere[i] >> 31);
            }
            return disorder == 0;
        }
        for (int i = begin; i < end; i++) {
            if (keysBefore[i - 1] == keysHere[i] && indicesBefore[i - 1] >= indicesHere[i]) {
                return false;
            }
        }
        return true;
    }

    private static Digest digestBlock(int[] keys, int[] values, int begin, int end, int mask) {
        int sum = 0;
        int squares = 0;
        for (int i = begin; i < end; i++) {
            int mixed = mix(keys[i] ^ mask, values[i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return IntStaging.digest(sum, squares);
    }

    private static Digest digestBlock(long[] packed, int begin, int end, int mask) {
        int sum = 0;
        int squares = 0;
        for (int i = begin; i < end; i++) {
            int mixed = mix((int) (packed[i] >> 32) ^ mask, (int) packed[i]);
            sum += mixed;
            squares += mixed * mixed;
        }
        return IntStaging.digest(sum, squares);
    }

    /** One-to-one in the value for any one key, and in the key for any one value. */
    public static int mix(int key, int value) {
        return IntStaging.mix(IntStaging.mix(key) + value * VALUE_FACTOR);
    }

    /** Copies out what came back with the keys, and the keys unless {@code keys} is null. */
    public static void copyOut(IntPairArrays sorted, int[] keys, int[] values) {
        Parallel.forEachPart(sorted, (part, begin, end) -> {
            int to = sorted.partBegin(part) + begin;
            if (keys != null) {
                System.arraycopy(sorted.pairKeys(part), begin, keys, to, end - begin);
            }
            System.arraycopy(sorted.pairResult(part), begin, values, to, end - begin);
        });
    }

    /** Separates keys and values; {@code keys} may be null. */
    public static void unpack(LongKeys sorted, int[] keys, int[] values) {
        Parallel.forEachPart(sorted, (part, begin, end) ->
                unpack(sorted.keys(part), begin, end, sorted.partBegin(part), keys, values));
    }

    /** Block by block; the first of the longs belongs to index {@code first}. */
    private static void unpack(long[] packed, int begin, int end, int first, int[] keys, int[] values) {
        for (int block = begin; block < end; block += Math.min(Parallel.BLOCK, end - block)) {
            unpackBlock(packed, block, block + Math.min(Parallel.BLOCK, end - block), first, keys, values);
        }
    }

    /** Copies the keys and values of a part back as they came in. */
    private static void restore(PackedPairArrays staging, int part, int[] keys, int[] values) {
        int first = staging.partBegin(part);
        Parallel.forEach(staging.partBegin(part + 1) - first, (begin, end) -> {
            System.arraycopy(staging.pairKeys(part), begin, keys, first + begin, end - begin);
            System.arraycopy(staging.pairValues(part), begin, values, first + begin, end - begin);
        });
    }

    /** Two loops over a block that stays in the first-level cache; the JIT compiler vectorizes both. */
    private static void unpackBlock(long[] packed, int begin, int end, int first, int[] keys, int[] values) {
        if (keys != null) {
            for (int i = begin; i < end; i++) {
                keys[first + i] = (int) (packed[i] >> 32);
            }
        }
        for (int i = begin; i < end; i++) {
            values[first + i] = (int) packed[i];
        }
    }
}
