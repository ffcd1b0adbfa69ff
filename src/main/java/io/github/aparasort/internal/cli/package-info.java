/**
 * The commands of {@link io.github.aparasort.Main}: {@code demo}, {@code doctor} and {@code sort}. Internal. A user of
 * the library like any other: it knows the public API, and beyond it only what {@code device} records for the doctor.
 */
package io.github.aparasort.internal.cli;
