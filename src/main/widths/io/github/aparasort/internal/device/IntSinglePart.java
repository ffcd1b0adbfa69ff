package io.github.aparasort.internal.device;

import io.github.aparasort.internal.kernel.IntKeys;

/** An array as sorted keys of one part, to copy out keys that no kernel holds. */
public record IntSinglePart(/*key*/ int[] keys) implements IntKeys {
    @Override
    public int parts() {
        return 1;
    }

    @Override
    public int partBegin(int part) {
        return part == 0 ? 0 : keys.length;
    }

    @Override
    public /*key*/ int[] keys(int part) {
        return keys;
    }
}
