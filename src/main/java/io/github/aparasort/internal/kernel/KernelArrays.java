package io.github.aparasort.internal.kernel;

/**
 * The arrays of a prepared kernel as its driver sees them. The input goes in and the result comes out, in the same
 * arrays or in others. They may come in several parts: then one part is copied while another is transferred to the
 * device or back.
 *
 * <p>These are interfaces so that code which only copies needs no class of Aparapi.
 */
public interface KernelArrays {
    /** The number of parts of the prepared range. */
    int parts();

    /** The index in the range at which a part begins; part {@code parts()} begins where the range ends. */
    public int partBegin(int part);
}
