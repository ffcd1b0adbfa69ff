package io.github.aparasort.internal.event;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** Which engine was chosen for a call, before the work. */
@Name("aparasort.Choice")
@Label("Choice")
@Description("The engine that a call tries first")
@Category("Aparasort")
@SuppressWarnings("unused") // JDK Flight Recorder reads the fields.
@StackTrace(false)
final class ChoiceEvent extends Event {
    @Label("Operation")
    private String operation;
    @Label("Key Type")
    private Class<?> type;
    @Label("Elements")
    private int n;
    @Label("Chosen")
    private String chosen;
    @Label("Why")
    private String why;

    static boolean isWanted() {
        return new ChoiceEvent().isEnabled();
    }

    static void record(String operation, Class<?> type, int n, String chosen, String why) {
        ChoiceEvent event = new ChoiceEvent();
        event.operation = operation;
        event.type = type;
        event.n = n;
        event.chosen = chosen;
        event.why = why;
        event.commit();
    }
}
