/** Who takes part, and how each does each operation: Aparasort and its peers. {@code Aparasort} is the subject. */
package io.github.aparasort.benchmark.contender;
