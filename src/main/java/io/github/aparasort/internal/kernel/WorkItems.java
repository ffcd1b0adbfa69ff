package io.github.aparasort.internal.kernel;

/** What the work-items of a launch do. */
public interface WorkItems {
    void run(int item, int pass);
}
