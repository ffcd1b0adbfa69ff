/**
 * Spark partitions by ranges, Aparasort sorts each partition. {@link io.github.aparasort.spark.PartitionSort} is what
 * an application takes over; the rest makes data, measures and verifies.
 */
package io.github.aparasort.spark;
