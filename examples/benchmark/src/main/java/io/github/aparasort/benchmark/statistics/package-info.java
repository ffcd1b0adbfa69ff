/** What the times mean: medians and their confidence, and who is faster. Depends on Commons Statistics only. */
package io.github.aparasort.benchmark.statistics;
