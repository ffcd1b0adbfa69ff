/**
 * The commands of {@link io.github.aparasort.Main}: {@code demo}, {@code doctor} and {@code sort}. They use the public
 * API like any other program. Only the doctor uses an internal package: {@code device}, for problems and faults of
 * devices.
 */
package io.github.aparasort.internal.cli;
