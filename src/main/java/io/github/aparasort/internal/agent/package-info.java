/**
 * The Java agent: {@code java -javaagent:aparasort.jar} makes the calls of {@code sort}, {@code parallelSort} and
 * {@code parallelPrefix} of {@link java.util.Arrays}, and those of {@code sort} of lists, in the classes of an
 * application go to {@link io.github.aparasort.GpuArrays}. It changes references in constant pools (The Java Virtual
 * Machine Specification, section 4.4), and calls of lists into calls of the same length. All other code stays as it is,
 * byte for byte.
 *
 * <p>It needs no library for class files. BCEL, which Aparapi brings, is not always beside the agent: an application
 * may have its own copy of the library in a class loader that the agent does not see.
 *
 * <p>The agent uses no other class of Aparasort: it knows {@code GpuArrays} by its name only. Its messages go to
 * standard error, not to the log: while classes are loaded, an application may not have set up its logging yet. Start
 * at {@link io.github.aparasort.internal.agent.Agent}.
 */
package io.github.aparasort.internal.agent;
