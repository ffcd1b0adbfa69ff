/**
 * Runs operations: an operation is a job, and the dispatcher runs it on the engine that serves best: as plain Java, by
 * a kernel of JTP, or by steps on an OpenCL device. This package also describes plans, reports executions, and has the
 * elements of resident arrays, wherever they live ({@link io.github.aparasort.internal.engine.Elements}). Internal.
 * The layer between the families, which define jobs, and {@code step}, {@code device} and {@code cost}; it knows no
 * family. Start at {@link io.github.aparasort.internal.engine.Dispatcher#submit}; {@code docs/engines.md}.
 */
package io.github.aparasort.internal.engine;
