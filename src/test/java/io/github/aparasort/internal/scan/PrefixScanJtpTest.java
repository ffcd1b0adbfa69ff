package io.github.aparasort.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Gpu;
import io.github.aparasort.ScanOp;
import io.github.aparasort.Target;
import io.github.aparasort.testing.AnyArray;
import io.github.aparasort.testing.KeyType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reductions and scans on the Java thread pool. */
class PrefixScanJtpTest extends CustomScanCase {
    PrefixScanJtpTest() {
        super(Target.JTP);
    }

    /** How sums and products are rounded does not depend on how many threads there are. */
    @ParameterizedTest
    @MethodSource("rounded")
    void roundsAsTheJdk(KeyType type, ScanOp op) {
        try (Gpu jdk = Gpu.open(Target.JDK)) {
            for (int n : new int[] {4096, 4097, 30_011, 262_144, 1_000_003}) {
                Object in = (op == ScanOp.SUM ? RoundedNumbers.WIDE : RoundedNumbers.NEAR_ONE).of(type, n);
                Object byJdk = type.array(n);
                Object byJtp = type.array(n);
                for (String scan : new String[] {"inclusive", "exclusive"}) {
                    Object total = call(jdk.scan(), scan, in, byJdk, op);
                    assertEquals(total, call(gpu.scan(), scan, in, byJtp, op), scan);
                    AnyArray.assertSame(byJdk, byJtp, op + " " + scan + " of " + n);
                }
                assertEquals(call(jdk.scan(), "reduce", in, op), call(gpu.scan(), "reduce", in, op));
            }
        }
    }
}
