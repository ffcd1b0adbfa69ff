/**
 * What the library tells to operators: warnings and debug messages by {@link System.Logger}, events of JDK Flight
 * Recorder, and the system properties. Nothing here is loaded before there is something to tell, or a call is large
 * enough for kernels. The lowest layer: all others may use it.
 */
package io.github.aparasort.internal.event;
