/**
 * Learns what each way to do a kind of work costs on this machine, from the calls themselves, and chooses by it.
 * Internal. It knows neither kernels nor devices: candidates are numbers with names.
 *
 * <p>{@link io.github.aparasort.internal.cost.LearnedCosts} keeps what each call took, estimates, and chooses. Now and
 * then a call <i>explores</i> another candidate; {@code CostCell} has the rules. {@link
 * io.github.aparasort.internal.cost.Prior} decides while nothing is known. {@link
 * io.github.aparasort.internal.cost.Calibration} has the costs of all kinds of work of the process, and writes them to
 * the {@link io.github.aparasort.internal.cost.Profile}. Start at {@code LearnedCosts}; {@code docs/engines.md} has the
 * rules.
 */
package io.github.aparasort.internal.cost;
