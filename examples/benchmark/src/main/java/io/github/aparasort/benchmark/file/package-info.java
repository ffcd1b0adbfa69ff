/** Sorts of files, against copies of them and GNU sort. */
package io.github.aparasort.benchmark.file;
