/**
 * What each engine costs on this machine, by measurement in the background. Internal; knows neither kernels nor
 * devices: engines are names, and trials are given.
 */
package io.github.aparasort.plan;
