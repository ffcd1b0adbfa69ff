package io.github.aparasort.internal.staging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.device.StagedWork;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.PlayedChannel.Cut;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A launch of staged work on a played device: its result is believed if it is right, and not if anything is wrong with
 * it. After that, the caller's arrays are as before, to the bit.
 *
 * @param <A> the arrays of the device
 */
public abstract class PlayedLaunch<A> {
    private final StagedWork<? super A> work;
    private final A arrays;
    private final Object[] callers;

    /** @param callers the caller's arrays that have the input */
    protected PlayedLaunch(StagedWork<? super A> work, A arrays, Object... callers) {
        this.work = work;
        this.arrays = arrays;
        this.callers = callers;
    }

    protected final A arrays() {
        return arrays;
    }

    /** The arrays of the device that take the input. */
    protected abstract Object[] inputs();

    /** The arrays of the device with the result. */
    protected abstract Object[] results();

    /** Does the work of the device. */
    protected abstract void compute();

    /** Checks the caller's arrays, when all is done. */
    protected abstract void checkDelivered();

    /** Whether two elements of the result may change places, because nobody can tell which one was first. */
    protected boolean areTied(int i, int j) {
        return false;
    }

    /** The bits of the first result that are the value of a packed pair. */
    protected long valueBits() {
        return 0;
    }

    /** Tries everything with such launches, each on new arrays with the same content. */
    public static void verify(Cut cut, Supplier<PlayedLaunch<?>> launches) {
        PlayedLaunch<?> launch = launches.get();
        Digest sent = launch.comesBack(cut.channel());
        assertEquals(sent, launches.get().comesBack(new JavaChannel(true, false)));
        launch.verifyResults(cut, sent);
        int[] places = {0, cut.n() / 2, cut.n() - 1, Math.min(cut.piece(), cut.n() - 1)};
        for (int place : Arrays.stream(places).distinct().toArray()) {
            launches.get().putsBack(cut, place);
            launches.get().noticesInput(cut, place);
        }
        for (int pieces : new int[] {0, 1, 3}) {
            if (pieces * (long) cut.piece() < cut.n()) {
                launches.get().survives(cut.channel().dyingAfter(pieces));
            }
        }
    }

    /** A launch that succeeds. Returns the checksum. */
    public final Digest comesBack(Channel channel) {
        Digest input = work.digest();
        begin(channel);
        assertEquals(input, channel.sent());
        assertEquals(input, work.digest(), "the checksum is made without the device");
        work.receive(arrays, channel);
        assertTrue(channel.isRight(), "a right result");
        channel.deliver();
        work.commit(arrays);
        checkDelivered();
        return input;
    }

    private void begin(Channel channel) {
        send(channel);
        compute();
    }

    private void send(Channel channel) {
        if (work.lacksRoom()) {
            work.makeRoom();
        }
        work.configure(arrays);
        work.send(arrays, channel);
        work.accompany(arrays, channel);
    }

    // ---- wrong results

    private void verifyResults(Cut cut, Digest sent) {
        Object[] results = results();
        for (int i : cut.places()) {
            for (Object result : results) {
                int width = result instanceof int[] ? Integer.SIZE : Long.SIZE;
                for (int bit = 0; bit < width; bit++) {
                    if (cut.isSmall() || i == 0 || bit == i % width) {
                        long right = get(result, i);
                        put(result, i, right ^ 1L << bit);
                        judge(cut, sent, false, "bit " + bit + " of element " + i);
                        put(result, i, right);
                    }
                }
            }
            if (i > 0) {
                overwrite(cut, sent, i - 1, i, 1, "element " + i + " lost");
                overwrite(cut, sent, i, i - 1, 1, "element " + i + " doubled");
                swap(cut, sent, i - 1, i);
            }
        }
        swap(cut, sent, 0, cut.n() - 1);
        int[] borders = cut.borders().toArray();
        for (int b = 0; b < borders.length; b += Math.max(1, borders.length - 1)) {
            overwrite(cut, sent, borders[b] - cut.piece(), borders[b],
                    Math.min(cut.piece(), cut.n() - borders[b]), "a piece came twice");
        }
        judge(cut, sent, true, "everything is right again");
    }

    /** Exchanges two elements; or only their keys, or only their values. */
    private void swap(Cut cut, Digest sent, int i, int j) {
        boolean tied = areTied(i, j);
        Object[] results = results();
        String message = "elements " + i + " and " + j + " swapped";
        if (Stream.of(results).anyMatch(result -> get(result, i) != get(result, j))) {
            Stream.of(results).forEach(result -> exchange(result, i, j, -1));
            judge(cut, sent, tied, message);
            Stream.of(results).forEach(result -> exchange(result, i, j, -1));
        }
        for (int c = 0; c < results.length; c++) {
            long bits = results.length > 1 ? -1 : valueBits();
            if (((get(results[c], i) ^ get(results[c], j)) & bits) != 0) {
                exchange(results[c], i, j, bits);
                judge(cut, sent, tied, message + " in column " + c);
                exchange(results[c], i, j, bits);
            }
        }
    }

    private static void exchange(Object array, int i, int j, long bits) {
        long difference = (get(array, i) ^ get(array, j)) & bits;
        put(array, i, get(array, i) ^ difference);
        put(array, j, get(array, j) ^ difference);
    }

    private void overwrite(Cut cut, Digest sent, int from, int to, int count, String message) {
        Object[] results = results();
        Object[] before = copies(results);
        for (Object result : results) {
            System.arraycopy(result, from, result, to, count);
        }
        if (!Arrays.deepEquals(before, results)) {
            judge(cut, sent, false, message);
        }
        putBack(before, results);
    }

    /** Receives what the device has now. */
    private void judge(Cut cut, Digest sent, boolean right, String message) {
        PlayedChannel channel = cut.channel();
        channel.expect(sent);
        work.receive(arrays, channel);
        assertEquals(right, channel.isRight(), () -> message + ", " + cut);
        if (cut.piece() > cut.n()) {
            Channel inJava = new JavaChannel(true, false);
            inJava.expect(sent);
            work.receive(arrays, inJava);
            assertEquals(right, inJava.isRight(), () -> message + ", in Java");
        }
    }

    // ---- after a failure

    private void putsBack(Cut cut, int place) {
        Object[] before = copies(callers);
        for (Channel channel : new Channel[] {new JavaChannel(true, false), cut.channel()}) {
            begin(channel);
            put(results()[0], place, get(results()[0], place) ^ 1);
            work.receive(arrays, channel);
            assertFalse(channel.isRight());
            restore(channel, before);
        }
    }

    /** An input that changed on its way to the device. */
    private void noticesInput(Cut cut, int place) {
        Object[] before = copies(callers);
        for (int c = 0; c < inputs().length; c++) {
            PlayedChannel channel = cut.channel();
            send(channel);
            put(inputs()[c], place, get(inputs()[c], place) ^ 1L << place % Integer.SIZE);
            compute();
            work.receive(arrays, channel);
            assertFalse(channel.isRight(), "input " + place + " of array " + c);
            restore(channel, before);
        }
    }

    private void survives(PlayedChannel dying) {
        Object[] before = copies(callers);
        begin(dying);
        assertThrows(IllegalStateException.class, () -> work.receive(arrays, dying));
        restore(dying, before);
    }

    private void restore(Channel channel, Object... before) {
        channel.restore();
        work.restore();
        for (int i = 0; i < before.length; i++) {
            for (int j = 0; j < Array.getLength(before[i]); j++) {
                assertEquals(get(before[i], j), get(callers[i], j), "what the caller had at " + j);
            }
        }
    }

    // ---- arrays of any type, by their bits

    private static Object[] copies(Object... arrays) {
        Object[] copies = new Object[arrays.length];
        for (int i = 0; i < arrays.length; i++) {
            int length = Array.getLength(arrays[i]);
            copies[i] = Array.newInstance(arrays[i].getClass().getComponentType(), length);
            System.arraycopy(arrays[i], 0, copies[i], 0, length);
        }
        return copies;
    }

    private static void putBack(Object[] from, Object... to) {
        for (int i = 0; i < from.length; i++) {
            System.arraycopy(from[i], 0, to[i], 0, Array.getLength(from[i]));
        }
    }

    /** The bits of an element. */
    public static long get(Object array, int i) {
        if (array instanceof float[] floats) {
            return Float.floatToRawIntBits(floats[i]);
        }
        return array instanceof double[] doubles ? Double.doubleToRawLongBits(doubles[i]) : Array.getLong(array, i);
    }

    private static void put(Object array, int i, long bits) {
        if (array instanceof int[] ints) {
            ints[i] = (int) bits;
        } else {
            ((long[]) array)[i] = bits;
        }
    }
}
