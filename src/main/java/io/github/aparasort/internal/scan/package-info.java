/**
 * The scan family: reductions, inclusive and exclusive scans, with built-in operators or the caller's. Internal. One of
 * the families: below the public API, above {@code engine}. Start at {@link
 * io.github.aparasort.internal.scan.ScanWorkload}; Kogge and Stone, 1973, and {@code docs/internals.md}, Scans.
 */
package io.github.aparasort.internal.scan;
