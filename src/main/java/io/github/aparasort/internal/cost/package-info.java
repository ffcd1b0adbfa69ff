/**
 * What each engine costs on this machine: measured in the background within a budget of processor time, fitted, and
 * kept in a profile. Internal; knows neither kernels nor devices: engines are names, and trials are given.
 *
 * <p>The way from trials to estimates: {@link io.github.aparasort.internal.cost.Calibration} shares out a {@code Budget} to one
 * kind of work after the other; a {@code MeasurementRounds} has its engines, each a {@code EngineMeasurement}, run rounds of trials in
 * turns; what they find becomes a {@link io.github.aparasort.internal.cost.CostCurve} for each, and goes into the
 * {@link io.github.aparasort.internal.cost.Profile}.
 */
package io.github.aparasort.internal.cost;
