package io.github.aparasort.benchmark.contender;

/**
 * The tables of {@link Operation#TOP_REGIONS}, beside the customer of each order, which is its key.
 *
 * @param product the product of each order
 * @param quantity how many of it
 * @param price the price of one, in cents
 * @param customerId the number of each customer, all different
 * @param customerRegion the region of each customer
 * @param wanted the products that are asked for
 */
public record Shop(int[] product, int[] quantity, int[] price, int[] customerId, int[] customerRegion, int[] wanted) {
}
