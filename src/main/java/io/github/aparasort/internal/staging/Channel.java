package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.parallel.Digest;
import java.lang.reflect.Array;

/**
 * Moves the data of one launch between the host and the arrays of a kernel, and has it checked on its way, while it is
 * in a cache.
 */
public abstract class Channel {
    /** What is sent. Several threads ask at the same time, each with a stretch of its own. */
    public interface Input {
        /** Makes the elements of a stretch for the columns that have blocks. */
        default void fill(Stretch stretch) {
            // The caller's arrays have them all.
        }

        /** The checksum of a stretch that has been filled; nothing, if it is not taken on the way. */
        default Digest digest(Stretch stretch) {
            return Digest.EMPTY;
        }

        /** Puts the elements of a stretch, as they were sent, back to where the result may have been written. */
        default void restore(Stretch stretch) {
            // Copies of the caller's arrays are put back anyway.
        }
    }

    /** What is received. Several threads ask at the same time, each with a stretch of its own. */
    public interface Output {
        /** The checksum of a stretch, and whether it is in order. */
        Digest check(Stretch stretch);

        /** Copies the elements of columns that have blocks to the caller's arrays. */
        default void deliver(Stretch stretch) {
            // They have arrived where they belong.
        }

        /** Whether an element may come after the one before it, where no stretch has both. Asked after delivery. */
        default boolean follows(int index) {
            return true;
        }
    }

    /** Whether checksums are taken. */
    final boolean verifies;
    /** Whether the caller checks alone, because checks call its code. */
    final boolean checksAlone;
    private Digest sent = Digest.EMPTY;
    private Digest received = Digest.EMPTY;

    Channel(boolean verifies, boolean checksAlone) {
        this.verifies = verifies;
        this.checksAlone = checksAlone;
    }

    /** Sends n elements of some columns. */
    public final void send(int n, Input input, Column... columns) {
        send(n, input, columns, false);
    }

    /**
     * The same for input that the result may be written over: it is kept on the host, until the launch is over.
     */
    public final void sendAndKeep(int n, Input input, Column... columns) {
        send(n, input, columns, true);
    }

    /** Sends the first n elements of an array to one of the kernel of the same type, unchecked. */
    public final void send(Object from, int n, Object array) {
        send(from, 0, n, array);
    }

    /** The same for n elements from an index on. */
    public final void send(Object from, int at, int n, Object array) {
        send(n, new Input() { }, Column.of(array, from, at));
    }

    abstract void send(int n, Input input, Column[] columns, boolean keeps);

    /** Receives n elements of some columns, when the device has done everything before. */
    public abstract void receive(int n, Output output, Column... columns);

    /** A new array with the first n elements of an array of the kernel. */
    @SuppressWarnings("unchecked")
    public final <B> B fetch(B array, int n) {
        B to = (B) Array.newInstance(array.getClass().getComponentType(), n);
        fetch(array, n, to);
        return to;
    }

    /** Copies the first n elements of an array of the kernel to another of the same type, unchecked. */
    public abstract void fetch(Object array, int n, Object to);

    /** Adds to the checksum of what was sent, or to what a right result must have. */
    public final void expect(Digest digest) {
        sent = sent.plus(digest);
    }

    /** Adds to the checksum of what was received. */
    public final void found(Digest digest) {
        received = received.plus(digest);
    }

    Digest received() {
        return received;
    }

    /** The checksum of what was sent. */
    public final Digest sent() {
        return sent;
    }

    /** Whether what was received is what was expected. */
    public final boolean isRight() {
        return !verifies || sent.equals(received);
    }

    /** Writes to the caller's arrays what was verified and is not there yet. */
    public abstract void deliver();

    /** After a failure: puts the input back to where something may have been written. */
    public abstract void restore();

    /**
     * Gives back what the launch has used on the host.
     *
     * @param done whether nothing is under way any more
     */
    public abstract void close(boolean done);
}
