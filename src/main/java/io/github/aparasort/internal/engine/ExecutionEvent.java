package io.github.aparasort.internal.engine;

import io.github.aparasort.DeviceInfo;
import io.github.aparasort.Execution;
import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Timespan;

/** What one call did: the content of {@link Execution}. */
@Name("aparasort.Execution")
@Label("Execution")
@Description("A call that was large enough for kernels")
@Category("Aparasort")
@SuppressWarnings("unused") // JDK Flight Recorder reads the fields.
@StackTrace(false)
final class ExecutionEvent extends Event {
    @Label("Operation")
    private String operation;
    @Label("Key Type")
    private Class<?> type;
    @Label("Elements")
    private int n;
    @Label("Engine")
    private String engine;
    @Label("Device")
    private String device;
    @Label("Kernel")
    private String kernel;
    @Label("Passes")
    private int passes;
    @Label("Bytes Moved")
    @DataAmount
    private long bytesMoved;
    @Label("Stage")
    @Timespan
    private long stage;
    @Label("Device Part")
    @Timespan
    private long devicePart;
    @Label("Verify")
    @Timespan
    private long verify;
    @Label("Commit")
    @Timespan
    private long commit;
    @Label("Host")
    @Description("The rest of the call")
    @Timespan
    private long host;
    @Label("Total")
    @Description("The whole call, which ended at the time of the event")
    @Timespan
    private long total;
    @Label("Note")
    private String note;

    static boolean isWanted() {
        return new ExecutionEvent().isEnabled();
    }

    static void record(Execution done) {
        ExecutionEvent event = new ExecutionEvent();
        if (event.isEnabled()) {
            event.operation = done.operation();
            event.type = done.type();
            event.n = done.n();
            event.engine = done.engine().toString();
            event.device = done.device().map(DeviceInfo::toString).orElse("");
            event.kernel = done.kernel();
            event.passes = done.passes();
            event.bytesMoved = done.bytesMoved();
            event.stage = done.stageNanos();
            event.devicePart = done.deviceNanos();
            event.verify = done.verifyNanos();
            event.commit = done.commitNanos();
            event.host = done.hostNanos();
            event.total = done.totalNanos();
            event.note = done.note();
            event.commit();
        }
    }
}
