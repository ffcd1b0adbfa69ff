/**
 * What each engine costs on this machine: measured in the background within a budget of processor time, fitted, and
 * kept in a profile. Internal; knows neither kernels nor devices: engines are names, and trials are given.
 *
 * <p>The way from trials to estimates: {@link io.github.aparasort.plan.Calibration} shares out a {@code Budget} to one
 * kind of work after the other; a {@code Survey} has its engines, each a {@code Contender}, run rounds of trials in
 * turns; what they find becomes a {@link io.github.aparasort.plan.CostCurve} for each, and goes into the
 * {@link io.github.aparasort.plan.Profile}.
 */
package io.github.aparasort.plan;
