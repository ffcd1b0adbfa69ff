package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.array.KeyKind;
import java.util.Locale;

/** Work on arrays of keys of one kind. It is the source of its own kernel. */
public interface KeyedWorkload extends Workload, KernelSource {
    KeyKind kind();

    @Override
    default String name() {
        return family().toUpperCase(Locale.ROOT) + "_" + kind();
    }

    /** @param hard whether the keys are full of ties and extremes, and the same for the same n; otherwise random */
    TrialInput input(int n, boolean hard);

    @Override
    default TrialInput trialInput(int n) {
        return input(n, false);
    }

    @Override
    default TrialInput proof(int n) {
        return input(n, true);
    }

    @Override
    default int bytesPerKey() {
        return kind().bytesPerKey();
    }

    @Override
    default int bytesPerElement() {
        return kind().bytesPerElement();
    }
}
