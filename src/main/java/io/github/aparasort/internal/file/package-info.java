/**
 * Files: replaced as a whole or not at all, and read and written at positions. Internal. It depends on no other
 * package. Start at {@link io.github.aparasort.internal.file.Replacement}; {@code docs/guide.md}, Files.
 */
package io.github.aparasort.internal.file;
