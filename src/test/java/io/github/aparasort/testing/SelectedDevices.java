package io.github.aparasort.testing;

import io.github.aparasort.internal.device.ComputeDevice;
import io.github.aparasort.internal.engine.Dispatcher;
import io.github.aparasort.internal.engine.EngineSelector;
import java.lang.reflect.Field;
import java.util.List;

/** Makes a context consider certain devices only. */
public final class SelectedDevices {
    private SelectedDevices() {
    }

    public static void select(Dispatcher dispatcher, ComputeDevice device) {
        try {
            Field considered = EngineSelector.class.getDeclaredField("considered");
            considered.setAccessible(true);
            considered.set(dispatcher.selector(), List.of(device));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
