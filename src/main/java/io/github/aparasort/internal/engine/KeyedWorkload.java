package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.array.KeyKind;

/** Work on two sorted arrays of keys of one kind. It is the source of its own kernel. */
public interface KeyedWorkload extends Workload, KernelSource {
    KeyKind kind();

    @Override
    default int bytesPerKey() {
        return kind().bytesPerKey();
    }

    @Override
    default int bytesPerElement() {
        return kind().bytesPerElement();
    }
}
