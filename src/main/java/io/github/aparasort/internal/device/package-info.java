/**
 * The only host code that knows Aparapi: which devices there are and whether they may be trusted, kernels bound to
 * one device and leased to one caller at a time, staging copies, the launch, and the one kind of fault that all that
 * can go wrong becomes. Internal. Above it stand the families; below it, keys, kernels and Aparapi.
 */
package io.github.aparasort.internal.device;
