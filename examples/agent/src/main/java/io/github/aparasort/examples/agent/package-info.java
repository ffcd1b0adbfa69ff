/** Runs the tests of two libraries with the Java agent and without it, and compares their outcomes. */
package io.github.aparasort.examples.agent;
