/** The command line. Below it: {@code run}, {@code report}, {@code contest}, {@code statistics}, {@code input}. */
package io.github.aparasort.benchmark;
