package io.github.aparasort;

import io.github.aparasort.device.ComputeDevice;
import io.github.aparasort.key.Sequence;
import java.util.List;

/** One sort by the order of the keys themselves, which may be noticed beforehand. */
abstract class SortJob extends KernelJob {
    final SortKind kind;

    SortJob(String operation, Class<?> type, SortKind kind, int n) {
        super(operation, type, kind, n);
        this.kind = kind;
    }

    /** The keys, for who looks for order in them. */
    abstract Sequence keys();

    /** Does the same where the keys ascend already. */
    abstract void keep();

    /** Not where the JDK is faster for these very keys. */
    @Override
    List<ComputeDevice> candidates(Choice choice) {
        List<ComputeDevice> devices = super.candidates(choice);
        boolean isChosen = !devices.isEmpty() && choice.target() == Target.AUTO && algorithm == SortAlgorithm.AUTO;
        // With their values or indices no two elements are equal for the JDK.
        return isChosen && !tellsEqualsApart()
                && choice.isSlower(devices.get(0), kind, n, Presorted.shareOfJdk(keys())) ? List.of() : devices;
    }

    /** Whether equal keys can be told apart, by what goes with them. */
    boolean tellsEqualsApart() {
        return false;
    }

    /** Does the same where the keys descend: strictly, if equal ones can be told apart. */
    abstract void reverse();
}
