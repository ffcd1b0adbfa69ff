package io.github.aparasort.internal.kernel;

/** The work of the work-items of a launch. */
public interface WorkItems {
    void run(int item, int pass);
}
