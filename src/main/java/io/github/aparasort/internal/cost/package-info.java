/**
 * Learns what each engine costs on this machine: at first from trials in the background, within a budget of processor
 * time, then from the calls. Internal. It knows neither kernels nor devices: engines are names, and callers provide the
 * trials.
 *
 * <p>From trials to estimates: {@link io.github.aparasort.internal.cost.Calibration} gives one kind of work after the
 * other a share of a {@code ProcessorBudget}. {@code MeasurementRounds} measures its engines in turns, by one {@code
 * EngineMeasurement} each. The results become a {@link io.github.aparasort.internal.cost.CostCurve} per engine, and are
 * written to the {@link io.github.aparasort.internal.cost.Profile}.
 *
 * <p>From calls to choices: these curves are what {@link io.github.aparasort.internal.cost.LearnedCosts} starts with.
 * It keeps what each call took, and chooses by that. Now and then a call <i>explores</i> another engine.
 */
package io.github.aparasort.internal.cost;
