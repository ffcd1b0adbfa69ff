package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Slices that tell how many results they have get their places, whatever comes first; and none waits in vain. */
class PlacesTest {
    private static final int SLICES = 5;

    private final Places places = new Places(SLICES);

    /** Tells the number of a slice on a thread of its own. */
    private FutureTask<Integer> tell(int slice, int count) {
        FutureTask<Integer> place = new FutureTask<>(() -> places.of(slice, count));
        Thread thread = new Thread(place);
        thread.setDaemon(true);
        thread.start();
        return place;
    }

    @Test
    void aSliceBeginsWhereThoseBeforeEnd() {
        int[] begins = {0, 3, 3, 10, 11};
        int[] counts = {3, 0, 7, 1, 100};
        for (int slice = 0; slice < SLICES; slice++) {
            assertEquals(begins[slice], places.of(slice, counts[slice]));
        }
        assertEquals(111, places.total());
    }

    /** The last one asks first. */
    @Test
    void sliceWaitsForThoseBefore() throws InterruptedException, ExecutionException {
        List<FutureTask<Integer>> asked = new ArrayList<>();
        for (int slice = SLICES - 1; slice >= 0; slice--) {
            asked.add(0, tell(slice, 10 + slice));
        }
        int place = 0;
        for (int slice = 0; slice < SLICES; slice++) {
            assertEquals(place, asked.get(slice).get());
            place += 10 + slice;
        }
        assertEquals(place, places.total());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, SLICES - 2})
    void noneWaitsForASliceThatFailed(int failed) throws InterruptedException, ExecutionException {
        List<FutureTask<Integer>> asked = new ArrayList<>();
        for (int slice = SLICES - 1; slice >= 0; slice--) {
            asked.add(0, slice == failed ? null : tell(slice, 10));
        }
        places.abandon(failed);
        for (int slice = 0; slice < SLICES; slice++) {
            if (slice != failed) {
                assertEquals(slice < failed ? 10 * slice : Places.NONE, asked.get(slice).get());
            }
        }
    }

    /** It has told its number before: the others have their places, and are dropped later. */
    @Test
    void sliceMayFailAfterItHasItsPlace() {
        assertEquals(0, places.of(0, 5));
        places.abandon(0);
        assertEquals(5, places.of(1, 5));
        places.abandon(2);
        places.abandon(2);
        assertEquals(Places.NONE, places.of(3, 5));
        assertEquals(Places.NONE, places.of(4, 5));
    }
}
