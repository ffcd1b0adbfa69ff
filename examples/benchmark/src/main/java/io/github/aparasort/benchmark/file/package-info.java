/** Sorts of files and texts, against copies of them and GNU sort. */
package io.github.aparasort.benchmark.file;
