/**
 * The measuring: inputs, verified results, the rounds in which contenders take turns, and the JMH benchmark that runs
 * them. Runs in the forked JVM as well as in the one that reports.
 */
package io.github.aparasort.benchmark.contest;
