package io.github.aparasort.internal.engine;

import io.github.aparasort.internal.array.KeyKind;
import io.github.aparasort.internal.cost.Prior;
import java.util.Locale;

/**
 * Work on arrays of keys of one kind. It is no record, for two reasons. The JDK
 * keeps the class of the last record that it made an {@code equals} for, and so the class loader of an application for
 * ever. And to make such methods takes tens of milliseconds of a process's first calls.
 */
public abstract class KeyedWorkload implements Workload {
    /**
     * The fewest elements for a device where plain Java needs a loop or two. Fewer are in the caches, and the loops are
     * done before a launch is: one of JTP takes some 200 us.
     */
    protected static final int SMALLEST_OF_LOOPS = 1 << 16;

    protected final KeyKind kind;
    private final String family;
    private final Prior prior;
    private final Enum<?> variant;

    /** Work that JTP has no kernel for. */
    protected KeyedWorkload(String family, KeyKind kind) {
        this(family, kind, null);
    }

    protected KeyedWorkload(String family, KeyKind kind, Prior prior) {
        this(family, kind, prior, null);
    }

    /** @param variant what equal work has in common besides its class and its kind of keys */
    protected KeyedWorkload(String family, KeyKind kind, Prior prior, Enum<?> variant) {
        this.family = family;
        this.kind = kind;
        this.prior = prior;
        this.variant = variant;
    }

    public final KeyKind kind() {
        return kind;
    }

    @Override
    public final String family() {
        return family;
    }

    @Override
    public final Prior prior() {
        return prior;
    }

    @Override
    public String name() {
        return family.toUpperCase(Locale.ROOT) + "_" + kind;
    }

    @Override
    public int bytesPerKey() {
        return kind.bytesPerKey();
    }

    @Override
    public int bytesPerElement() {
        return kind.bytesPerElement();
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof KeyedWorkload work && getClass() == work.getClass() && kind == work.kind
                && variant == work.variant;
    }

    @Override
    public final int hashCode() {
        return 31 * (31 * getClass().hashCode() + kind.hashCode()) + (variant == null ? 0 : variant.hashCode());
    }
}
