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

    public static void select(Dispatcher dispatcher, ComputeDevice... devices) {
        try {
            Field admitted = EngineSelector.class.getDeclaredField("admitted");
            admitted.setAccessible(true);
            Object ofTarget = admitted.get(dispatcher.selector());
            Field all = ofTarget.getClass().getDeclaredField("all");
            all.setAccessible(true);
            all.set(ofTarget, List.of(devices));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
