package io.github.aparasort;

/**
 * The way in which a set operation collects its results into an array of their exact size, which is not known before.
 * Both give the same result.
 *
 * @see Multisets#using(Compaction)
 */
public enum Compaction {
    /** The results go to a buffer as large as both inputs. Usually faster. */
    COMPACT,
    /** The results are counted first, and then computed again at their final places. This takes less memory. */
    STREAM
}
