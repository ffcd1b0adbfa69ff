/** What was measured, kept in a file; and the Markdown and SVG made of it. */
package io.github.aparasort.benchmark.report;
