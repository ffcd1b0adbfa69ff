package io.github.aparasort.internal.kernel;

/**
 * The arrays of a prepared kernel as its driver sees them: the input goes in, and the result comes out, in the same
 * ones or in others. They may come in several parts, so that one is copied while another travels to the device or back.
 *
 * <p>Interfaces, so that what only copies in and out needs nothing of Aparapi to be loaded.
 */
public interface KernelArrays {
    /** How many parts the prepared range has. */
    int parts();

    /** The index of the range's element that a part begins with; part {@code parts()} begins where the range ends. */
    int partBegin(int part);
}
