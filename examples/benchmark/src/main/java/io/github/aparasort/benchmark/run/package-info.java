/** Which cases a mode measures, in which JVMs, for how long; with progress. */
package io.github.aparasort.benchmark.run;
