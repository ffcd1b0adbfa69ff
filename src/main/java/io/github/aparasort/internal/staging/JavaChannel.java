package io.github.aparasort.internal.staging;

import io.github.aparasort.internal.parallel.Parallel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** To workers of this JVM: data is copied to the arrays of the kernel, and back when the whole result is verified. */
public final class JavaChannel extends Channel {
    private final List<Runnable> deliveries = new ArrayList<>();

    public JavaChannel(boolean verifies, boolean checksAlone) {
        super(verifies, checksAlone);
    }

    /** The channel of a kernel whose work the caller does alone, without a check. */
    public static Channel unchecked() {
        return new JavaChannel(false, false);
    }

    /** Nothing has to be kept: nothing is written before the result is verified. */
    @Override
    void send(int n, Input input, Column[] columns, boolean keeps) {
        Stretches stretches = new Stretches(columns);
        Parallel.forEach(n, (begin, end) -> {
            Stretch stretch = stretches.get();
            for (int i = begin, next; i < end; i = next) {
                next = Stretch.after(i, end);
                for (Column column : columns) {
                    if (column.host() != null) {
                        System.arraycopy(column.host(), column.from() + i, column.array(), i, next - i);
                    }
                }
                input.fill(stretches.at(stretch, i, next));
            }
        });
        if (verifies) {
            expect(Parallel.digest(n, () -> {
                Stretch stretch = stretches.get();
                return (begin, end) -> input.digest(stretches.at(stretch, begin, end));
            }));
        }
    }

    @Override
    public void receive(int n, Output output, Column... columns) {
        Stretches stretches = new Stretches(columns);
        if (verifies && checksAlone) {
            found(output.check(stretches.at(stretches.get(), 0, n)));
        } else if (verifies) {
            found(Parallel.digest(n, () -> {
                Stretch stretch = stretches.get();
                return (begin, end) -> output.check(stretches.at(stretch, begin, end));
            }));
        }
        deliveries.add(() -> Parallel.forEach(n, (begin, end) -> {
            Stretch stretch = stretches.get();
            for (Column column : columns) {
                if (column.host() != null) {
                    System.arraycopy(column.array(), begin, column.host(), column.from() + begin, end - begin);
                }
            }
            for (int i = begin, next; i < end; i = next) {
                next = Stretch.after(i, end);
                output.deliver(stretches.at(stretch, i, next));
            }
        }));
    }

    @Override
    public void fetch(Object array, int n, Object to) {
        Parallel.forEach(n, (begin, end) -> System.arraycopy(array, begin, to, begin, end - begin));
    }

    @Override
    public void deliver() {
        deliveries.forEach(Runnable::run);
        deliveries.clear();
    }

    @Override
    public void restore() {
        // Nothing was written.
    }

    @Override
    public void close(boolean done) {
        // The arrays belong to the kernel.
    }

    /** Stretches of the kernel's own arrays, which have every element at its index. */
    private record Stretches(Column... columns) implements Supplier<Stretch> {
        @Override
        public Stretch get() {
            return new Stretch(columns.length);
        }

        Stretch at(Stretch stretch, int begin, int end) {
            stretch.set(begin, end, begin > 0);
            for (int i = 0; i < columns.length; i++) {
                stretch.place(i, columns[i].array(), begin);
            }
            return stretch;
        }
    }
}
