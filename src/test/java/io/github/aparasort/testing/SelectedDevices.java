package io.github.aparasort.testing;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.TargetDevices;
import java.lang.reflect.Field;
import java.util.List;

/** Makes a context consider certain devices only. */
public final class SelectedDevices {
    private SelectedDevices() {
    }

    public static void select(Dispatcher dispatcher, ComputeDevice... devices) {
        try {
            Field all = TargetDevices.class.getDeclaredField("all");
            all.setAccessible(true);
            all.set(dispatcher.admitted(), List.of(devices));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
