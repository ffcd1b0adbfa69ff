/**
 * The root of all internal code. Nothing in this package or below it is API: any of it may change in any release. The
 * public API is {@link io.github.aparasort}. Layers from top to bottom: the families ({@code sort}, {@code merge},
 * {@code set}, {@code scan} and others), {@code engine}, {@code device}, {@code staging}, {@code array} and
 * {@code parallel}, {@code kernel}, and {@code key} beside {@code cost}. {@code cli} holds the commands. A test checks
 * the dependencies.
 */
package io.github.aparasort.internal;
