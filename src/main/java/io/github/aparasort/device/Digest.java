package io.github.aparasort.device;

/**
 * An order-free checksum of raw values: the same for every permutation, another for nearly everything else. It is
 * taken while the input is copied in and again over the result.
 *
 * @param sum sum of the values, which any change of a single one shows
 * @param mix sum of the values with their bits mixed, which shows changes that cancel out in the sum
 */
public record Digest(long sum, long mix) {
}
