/**
 * Work on generated input, of all families: proofs of kernels before they touch a caller's data, and the calls by
 * which engines are measured. Internal. The layer between the families and the facades, because trials make jobs of
 * every family; the engine is given them as {@link io.github.aparasort.internal.engine.Proofs}. Start at {@link
 * io.github.aparasort.internal.trial.KernelTrials}; {@code docs/internals.md}, The path of a call.
 */
package io.github.aparasort.internal.trial;
