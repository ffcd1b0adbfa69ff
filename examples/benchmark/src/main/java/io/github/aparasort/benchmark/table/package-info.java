/** What comes after sorting, against what one would write or use without Aparasort. */
package io.github.aparasort.benchmark.table;
