package io.github.aparasort.benchmark.input;

import java.util.Arrays;
import java.util.Locale;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.DiscreteSampler;
import org.apache.commons.rng.sampling.distribution.RejectionInversionZipfSampler;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;

/** Where keys come from. The same distribution, size and seed give the same keys on every machine. */
public enum Distribution {
    UNIFORM("all values alike"),
    GAUSSIAN("normal, standard deviation 1/8 of the type's positive range"),
    ZIPF("Zipf's law, exponent 1, a million values: the most frequent is a fourteenth of all"),
    FEW_VALUES("16 distinct values"),
    THOUSAND_VALUES("1,000 distinct values"),
    TENTH_VALUES("n / 10 distinct values"),
    CONSTANT("one value"),
    SORTED("ascending"),
    REVERSED("descending"),
    NEARLY_SORTED("ascending, but for random swaps, one for every hundred keys"),
    FEW_RUNS("four ascending runs, one behind the other"),
    SAWTOOTH("sixteen ascending teeth with the same values"),
    SHORT_SAWTOOTH("ascending teeth of 32 keys with the same values");

    private static final double GAUSSIAN_UNIT = 0x1p60;
    private static final int ZIPF_VALUES = 1 << 20;
    private static final double ZIPF_EXPONENT = 1;
    /** Brings the ranks of Zipf's law up to where int keeps them apart: 2^20 values of 2^43 each fill 63 bits. */
    private static final int ZIPF_SHIFT = 43;
    private static final int FEW = 16;
    private static final int THOUSAND = 1_000;
    private static final int TENTH = 10;
    private static final int KEYS_PER_SWAP = 100;
    private static final int RUNS = 4;
    private static final int TEETH = 16;
    private static final int SHORT_TOOTH = 32;
    /** Keeps the positions in a tooth apart as ints. */
    private static final int TOOTH_SHIFT = Integer.SIZE;

    private final String description;

    Distribution(String description) {
        this.description = description;
    }

    /** Ranks for an array of keys: {@link KeyType#fromRanks}. */
    public long[] ranks(int n, long seed) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(seed);
        long[] ranks = new long[n];
        switch (this) {
            case UNIFORM -> Arrays.setAll(ranks, i -> random.nextLong());
            case GAUSSIAN -> {
                ZigguratSampler.NormalizedGaussian gaussian = ZigguratSampler.NormalizedGaussian.of(random);
                Arrays.setAll(ranks, i -> (long) (gaussian.sample() * GAUSSIAN_UNIT));
            }
            case ZIPF -> {
                DiscreteSampler zipf = RejectionInversionZipfSampler.of(random, ZIPF_VALUES, ZIPF_EXPONENT);
                Arrays.setAll(ranks, i -> (long) (zipf.sample() - 1) << ZIPF_SHIFT);
            }
            case FEW_VALUES -> pick(ranks, random, UNIFORM.ranks(FEW, seed));
            case THOUSAND_VALUES -> pick(ranks, random, UNIFORM.ranks(THOUSAND, seed));
            case TENTH_VALUES -> pick(ranks, random, UNIFORM.ranks(Math.max(1, n / TENTH), seed));
            case CONSTANT -> Arrays.fill(ranks, random.nextLong());
            case SORTED -> uniformRuns(ranks, random, 1);
            case REVERSED -> {
                uniformRuns(ranks, random, 1);
                for (int i = 0, j = n - 1; i < j; i++, j--) {
                    swap(ranks, i, j);
                }
            }
            case NEARLY_SORTED -> {
                uniformRuns(ranks, random, 1);
                for (int swaps = n / KEYS_PER_SWAP; swaps > 0; swaps--) {
                    swap(ranks, random.nextInt(n), random.nextInt(n));
                }
            }
            case FEW_RUNS -> uniformRuns(ranks, random, RUNS);
            case SAWTOOTH -> teeth(ranks, Math.max(1, n / TEETH));
            case SHORT_SAWTOOTH -> teeth(ranks, SHORT_TOOTH);
        }
        return ranks;
    }

    private static void pick(long[] ranks, UniformRandomProvider random, long[] values) {
        Arrays.setAll(ranks, i -> values[random.nextInt(values.length)]);
    }

    private static void uniformRuns(long[] ranks, UniformRandomProvider random, int runs) {
        Arrays.setAll(ranks, i -> random.nextLong());
        for (int run = 0; run < runs; run++) {
            Arrays.parallelSort(ranks, (int) ((long) ranks.length * run / runs),
                    (int) ((long) ranks.length * (run + 1) / runs));
        }
    }

    private static void teeth(long[] ranks, int period) {
        Arrays.setAll(ranks, i -> (long) (i % period) << TOOTH_SHIFT);
    }

    private static void swap(long[] ranks, int i, int j) {
        long rank = ranks[i];
        ranks[i] = ranks[j];
        ranks[j] = rank;
    }

    public String description() {
        return description;
    }

    /** As the command line takes it: {@code few-values}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
