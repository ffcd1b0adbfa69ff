/**
 * Learns what each engine costs on this machine. Trials run in the background within a budget of processor time; their
 * times are fitted and kept in a profile. Internal. It knows neither kernels nor devices: engines are names, and
 * callers provide the trials.
 *
 * <p>From trials to estimates: {@link io.github.aparasort.internal.cost.Calibration} gives one kind of work after the
 * other a share of a {@code Budget}. {@code MeasurementRounds} measures its engines in turns, by one {@code
 * EngineMeasurement} each. The results become a {@link io.github.aparasort.internal.cost.CostCurve} per engine, and are
 * written to the {@link io.github.aparasort.internal.cost.Profile}.
 */
package io.github.aparasort.internal.cost;
