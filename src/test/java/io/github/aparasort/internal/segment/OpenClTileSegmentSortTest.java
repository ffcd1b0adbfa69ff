package io.github.aparasort.internal.segment;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.TestDevice;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The last geometries are those of a GPU with few groups: only there tiles can be full, and take a path of their own. */
@ParameterizedClass(name = "NT {0}, {1} groups, split {2}")
@MethodSource("geometries")
class OpenClTileSegmentSortTest extends TileSegmentSortCase {
    static Stream<Arguments> geometries() {
        return Coverage.rows(Stream.of(Arguments.of(4, 3, false), Arguments.of(4, 100, true),
                Arguments.of(128, 3, false), Arguments.of(128, 5, true)),
                Arguments.of(2, 1, false), Arguments.of(8, 2, true));
    }

    /** Without a device the whole class is skipped, with the reason. */
    @BeforeAll
    static void demand() {
        TestDevice.openCl();
    }

    @Override
    ComputeDevice device() {
        return TestDevice.openCl();
    }

    @Override
    int[] sizes(int nv) {
        return nt > 8 ? new int[] {nv, 7 * nv + 5, 16_001} : new int[] {2, 3, 16, 17, 18, nv - 1, nv, nv + 1,
            2 * nv - 1, 2 * nv, 2 * nv + 1, 3 * nv, 4 * nv + 1, 7 * nv + 3, 8 * nv, 14 * nv - 1, 14 * nv + 1, 1021};
    }
}
