/** The questions of db-benchmark: its files, a reader of them, and how each engine answers. */
package io.github.aparasort.benchmark.db;
