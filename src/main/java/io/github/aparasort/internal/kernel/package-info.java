/**
 * What every Aparapi kernel of this library has in common: it fails loudly instead of running elsewhere, and it tells
 * a host driver what to set before a launch and where the result lands. Internal: the layer above Aparapi itself,
 * used by {@code device} and by the families.
 */
package io.github.aparasort.internal.kernel;
