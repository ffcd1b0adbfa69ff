/**
 * The commands of {@link io.github.aparasort.Main}: {@code demo}, {@code doctor}, {@code explain} and {@code sort}.
 * They do their work by the public API, like any other program. Of the internal packages they use {@code device} for
 * problems and drivers, {@code engine} and {@code cost} to tell whether AUTO has learned, and small helpers. Start at
 * {@link io.github.aparasort.internal.cli.Commands}; {@code docs/operations.md}, Command line.
 */
package io.github.aparasort.internal.cli;
