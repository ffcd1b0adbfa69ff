package io.github.aparasort.internal.scan;

import io.github.aparasort.testing.KeyType;
import java.util.List;
import java.util.SplittableRandom;

/** Floats and doubles whose sums and products round: what {@link PrefixScanCase} folds. */
enum RoundedNumbers {
    /** Of the same sign. */
    UNIFORM {
        @Override
        double next(int i, SplittableRandom random) {
            return random.nextDouble();
        }
    },
    /** Of both signs, many orders of magnitude apart. */
    WIDE {
        @Override
        double next(int i, SplittableRandom random) {
            return (random.nextBoolean() ? 1 : -1) * Math.scalb(random.nextDouble(), random.nextInt(-30, 30));
        }
    },
    /** Nearly all of it cancels out. */
    CANCELLING {
        @Override
        double next(int i, SplittableRandom random) {
            return (i % 2 == 0 ? 1e6 : -1e6) + random.nextDouble();
        }
    },
    /** So that neither sums nor products overflow, and 1 is not reached exactly. */
    NEAR_ONE {
        @Override
        double next(int i, SplittableRandom random) {
            return (random.nextInt(5) == 0 ? -1 : 1) * Math.exp((random.nextDouble() - 0.5) / 100);
        }
    },
    /** Few values, so that most multiplications round the same way. */
    ALTERNATING {
        @Override
        double next(int i, SplittableRandom random) {
            return i % 2 == 0 ? 1.0001 : 0.9999;
        }
    },
    /** Every second one would overflow if they were multiplied with each other first. */
    FAR_APART {
        @Override
        double next(int i, SplittableRandom random) {
            return (i % 2 == 0 ? 1e30 : 1e-30) * (1 + random.nextDouble() / 1e6);
        }
    };

    static final List<RoundedNumbers> PRODUCTS = List.of(NEAR_ONE, ALTERNATING, FAR_APART);
    static final List<RoundedNumbers> SUMS = List.of(UNIFORM, WIDE, CANCELLING, NEAR_ONE);

    abstract double next(int i, SplittableRandom random);

    Object of(KeyType type, int n) {
        SplittableRandom random = new SplittableRandom(83L * n + ordinal());
        Object values = type.array(n);
        for (int i = 0; i < n; i++) {
            double next = next(i, random);
            if (values instanceof float[] floats) {
                floats[i] = (float) next;
            } else {
                ((double[]) values)[i] = next;
            }
        }
        return values;
    }
}
