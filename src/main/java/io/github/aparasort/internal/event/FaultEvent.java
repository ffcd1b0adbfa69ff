package io.github.aparasort.internal.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;

/** Something failed on a device. */
@Name("aparasort.Fault")
@Label("Fault")
@Description("A launch failed or gave a wrong result, a kernel is rejected, or a device is switched off")
@Category("Aparasort")
@SuppressWarnings("unused") // JDK Flight Recorder reads the fields.
final class FaultEvent extends Event {
    @Label("Device")
    private String device;
    @Label("Kernel")
    private String kernel;
    @Label("Kind")
    private String kind;
    @Label("Message")
    private String message;

    static void record(String device, String kernel, String kind, String message) {
        FaultEvent event = new FaultEvent();
        event.device = device;
        event.kernel = kernel;
        event.kind = kind;
        event.message = message;
        event.commit();
    }
}
