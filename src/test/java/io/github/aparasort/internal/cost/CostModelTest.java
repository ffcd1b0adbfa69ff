package io.github.aparasort.internal.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.commons.math3.fitting.PolynomialCurveFitter;
import org.apache.commons.math3.fitting.WeightedObservedPoint;
import org.apache.commons.math3.stat.regression.SimpleRegression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Estimates against engines whose costs are known, and fits against those of Apache Commons Math. */
class CostModelTest {
    private static final double NOISY = 0.3;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void fitsAreThoseOfAPeer(long seed) {
        Random random = new Random(seed);
        double[] x = new double[4];
        double[] y = new double[4];
        List<WeightedObservedPoint> points = new ArrayList<>();
        for (int i = 0; i < x.length; i++) {
            x[i] = 4096 << 2 * i;
            y[i] = 1e5 + 3 * x[i] * (1 + random.nextDouble());
            points.add(new WeightedObservedPoint(1 / (y[i] * y[i]), x[i], y[i]));
        }
        double[] peer = PolynomialCurveFitter.create(1).fit(points);
        assertEquals(peer[1], Fit.slope(x, y), 1e-6 * peer[1]);
    }

    /** Where all points weigh the same, that is the plain regression. */
    @Test
    void equalWeightsGiveThePlainRegression() {
        SimpleRegression peer = new SimpleRegression();
        double[] x = {1, 2, 3, 4, 5};
        double[] y = {1_000_003, 1_000_001, 1_000_004, 1_000_002, 1_000_005};
        for (int i = 0; i < x.length; i++) {
            peer.addData(x[i], y[i]);
        }
        assertEquals(peer.getSlope(), Fit.slope(x, y), 1e-4);
    }

    @Test
    void costsOfKnownFormAreForetold() throws Exception {
        Map<String, Trial> engines = new LinkedHashMap<>();
        // About 40 ns a key at 16K, as measured with JDK 17.
        engines.put("JDK", new FakeEngine(n -> (long) (4 * n * Math.log(n))).growth(Growth.LINEARITHMIC));
        engines.put("JTP", new FakeEngine(n -> 200_000 + 5L * n));
        engines.put("GPU", new FakeEngine(n -> 1_300_000 + (long) (0.4 * n))
                .sizes(1 << 12, 1 << 14, 1 << 18, 1 << 20, 1 << 22));
        Calibration calibration = measured(engines);
        for (int n : new int[] {4096, 10_000, 100_000, 1_000_000, 10_000_000, 64_000_000}) {
            for (String engine : engines.keySet()) {
                double truth = ((FakeEngine) engines.get(engine)).cost(n);
                assertEquals(truth, calibration.curve("sort", engine).estimate(n), 0.2 * truth, engine + " " + n);
            }
        }
        assertEquals(crossing(engines.get("JDK"), engines.get("JTP")), crossing(calibration, "JDK", "JTP"),
                0.2 * crossing(engines.get("JDK"), engines.get("JTP")));
        assertEquals(crossing(engines.get("JTP"), engines.get("GPU")), crossing(calibration, "JTP", "GPU"),
                0.2 * crossing(engines.get("JTP"), engines.get("GPU")));
    }

    /** Runs that take up to a third longer, one in five ten times longer, and slow code at first. */
    @Test
    void disturbancesAndColdCodeAreSeenThrough() throws Exception {
        Map<String, Trial> engines = new LinkedHashMap<>();
        engines.put("JDK", new FakeEngine(n -> (long) (0.8 * n * Math.log(n))).growth(Growth.LINEARITHMIC)
                .noise(NOISY).cold(300_000));
        engines.put("JTP", new FakeEngine(n -> 50_000 + 4L * n).noise(NOISY).cold(100_000));
        Calibration calibration = measured(engines);
        for (int n : new int[] {4096, 65_536, 1_000_000, 50_000_000}) {
            for (String engine : engines.keySet()) {
                double truth = ((FakeEngine) engines.get(engine)).cost(n);
                assertEquals(truth, calibration.curve("sort", engine).estimate(n), 0.4 * truth, engine + " " + n);
            }
        }
    }

    /** Small sizes of an engine with a high floor say nothing of its slope: it is not taken for free. */
    @Test
    void aFlatFloorIsNotBelievedForEver() {
        CostCurve curve = new CostCurve();
        curve.add(4096, 1_000_000);
        curve.add(16_384, 1_000_000);
        curve.add(65_536, 999_000);
        assertTrue(curve.estimate(50_000_000) > 100_000_000);
    }

    /** A size whose runs were all disturbed is seen by the larger one that took less. */
    @Test
    void fewerElementsNeverTakeLonger() {
        CostCurve curve = new CostCurve();
        curve.add(4096, 9_000_000);
        curve.add(16_384, 400_000);
        assertEquals(400_000, curve.estimate(4096));
    }

    private static Calibration measured(Map<String, Trial> engines) throws Exception {
        Calibration calibration = CalibrationTest.calibration(1_000_000_000L);
        calibration.start("works", "sort", 4, engines, () -> { });
        calibration.await();
        return calibration;
    }

    private static int crossing(Trial one, Trial other) {
        int n = Calibration.SMALLEST;
        while (((FakeEngine) one).cost(n) < ((FakeEngine) other).cost(n)) {
            n += n / 64;
        }
        return n;
    }

    private static int crossing(Calibration calibration, String one, String other) {
        int n = Calibration.SMALLEST;
        while (calibration.curve("sort", one).estimate(n) < calibration.curve("sort", other).estimate(n)) {
            n += n / 64;
        }
        return n;
    }
}
