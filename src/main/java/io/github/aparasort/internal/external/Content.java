package io.github.aparasort.internal.external;

/** What a file contains, and how it is ordered: records of one length, or lines. */
public interface Content {
    /** The same in descending order. */
    Content descending();
}
