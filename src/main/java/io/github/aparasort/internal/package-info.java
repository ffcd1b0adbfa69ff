/**
 * The root of all internal code. Nothing in this package or below it is API: any of it may change in any release. The
 * public API is {@link io.github.aparasort}. {@code docs/internals.md} lists the packages from the highest layer to the
 * lowest. {@code LayersTest} holds that each uses only lower ones. Start there; the only class of this package is
 * {@link io.github.aparasort.internal.Operations}.
 */
package io.github.aparasort.internal;
