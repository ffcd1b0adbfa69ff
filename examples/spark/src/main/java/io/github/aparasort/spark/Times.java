package io.github.aparasort.spark;

/**
 * Seconds that a sort took. The whole is by the clock; the steps are sums over tasks, several of which run at a time.
 *
 * @param whole from the input to the last file
 * @param ranges find the ranges of the partitions: Spark reads the whole input for that, and keeps a sample
 * @param map read the input again, and write it to the shuffle
 * @param take read the shuffle, and give the rows to the sort. For Aparasort, that includes the conversion to Java
 *     objects and arrays. 0 if it cannot be told from the rest
 * @param sort the sort itself
 * @param rest take the sorted rows and write the files. For Spark, that includes the conversion to Java objects
 * @param spilled bytes that the sort wrote to disk because memory was short
 */
record Times(double whole, double ranges, double map, double take, double sort, double rest,
        long spilled) {
}
