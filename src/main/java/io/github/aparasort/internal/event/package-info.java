/**
 * What the library tells to operators: warnings and debug messages by {@link System.Logger}, events of JDK Flight
 * Recorder, and the system properties. Nothing here is loaded before there is something to tell, or a call is large
 * enough for kernels. It uses nothing else of this library, and all others may use it. Start at {@link
 * io.github.aparasort.internal.event.Log} and {@link io.github.aparasort.internal.event.Events}; {@code
 * docs/operations.md}, from Logging on.
 */
package io.github.aparasort.internal.event;
