package io.github.aparasort.internal.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Execution;
import io.github.aparasort.Gpu;
import io.github.aparasort.Target;
import io.github.aparasort.TestContexts;
import io.github.aparasort.internal.cost.Calibration;
import io.github.aparasort.internal.cost.Profile;
import io.github.aparasort.internal.device.Devices;
import io.github.aparasort.internal.trial.KernelTrials;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.Input;
import io.github.aparasort.testing.LogCapture;
import io.github.aparasort.testing.QuietProcess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events of JDK Flight Recorder, and the log at level DEBUG. */
@Tag(Coverage.EVERY_JDK)
class RecordingTest {
    private static final int N = 20_011;

    @TempDir
    Path directory;

    @Test
    void callsChoicesAndFaultsAreRecorded() throws Exception {
        List<RecordedEvent> events = record(() -> {
            try (Gpu gpu = Gpu.open(Target.JTP)) {
                gpu.sorter().sort(Input.RANDOM.ints(N));
                gpu.sorter().sort(new int[10]);
            }
            Events.fault("a device", String.class, "broken");
        });
        RecordedEvent execution = only(events, "aparasort.Execution");
        assertEquals("sort", execution.getString("operation"));
        assertEquals("int", execution.getClass("type").getName());
        assertEquals(N, execution.getInt("n"));
        assertEquals("JTP", execution.getString("engine"));
        assertEquals("IntRakeRadixSort", execution.getString("kernel"));
        assertTrue(execution.getDuration("total").compareTo(execution.getDuration("devicePart")) > 0);
        assertEquals("", execution.getString("note"));
        RecordedEvent choice = only(events, "aparasort.Choice");
        assertEquals("sort JTP " + N,
                choice.getString("operation") + " " + choice.getString("chosen") + " " + choice.getInt("n"));
        assertTrue(choice.getString("why").contains("as demanded"), choice::toString);
        RecordedEvent fault = only(events, "aparasort.Fault");
        assertEquals("a device RUN broken",
                fault.getString("device") + " " + fault.getString("kind") + " " + fault.getString("message"));
        assertEquals("java.lang.String", fault.getString("kernel"));
    }

    @Test
    void eventsCanBeSwitchedOff() throws Exception {
        Path file = directory.resolve("off.jfr");
        try (Recording recording = new Recording()) {
            List.of("Execution", "Choice", "Fault").forEach(name -> recording.disable("aparasort." + name));
            recording.start();
            try (Gpu gpu = Gpu.open(Target.JTP)) {
                gpu.sorter().sort(Input.RANDOM.ints(N));
            }
            Events.fault("a device", String.class, "broken");
            recording.dump(file);
        }
        assertEquals(List.of(), ours(file));
    }

    @Test
    void choicesAreLoggedForWhomWantsToDebug() {
        Devices.jtp();
        try (Gpu gpu = Gpu.open(Target.JTP)) {
            try (LogCapture log = new LogCapture()) {
                gpu.sorter().sort(Input.RANDOM.ints(N));
                assertEquals(List.of(), log.records());
            }
            try (LogCapture log = new LogCapture().debug()) {
                gpu.sorter().sort(Input.RANDOM.ints(N));
                gpu.sorter().sort(new int[10]);
                List<String> texts = log.texts(Level.FINE);
                assertEquals(1, texts.size(), texts::toString);
                assertTrue(texts.get(0).startsWith("sort int[" + N + "]: JTP; "), texts::toString);
            }
        }
    }

    /** It is told of the first sort, and not of its own. */
    @Test
    void aLogHandlerMaySort() {
        Devices.jtp();
        try (Gpu gpu = Gpu.open(Target.JTP); LogCapture log = new LogCapture().debug()) {
            Handler sorting = new LogCapture() {
                @Override
                public void publish(LogRecord logged) {
                    super.publish(logged);
                    gpu.sorter().sort(Input.RANDOM.ints(N));
                }
            };
            try {
                gpu.sorter().sort(Input.RANDOM.ints(N));
                assertEquals(1, log.texts(Level.FINE).size(), log::toString);
                gpu.sorter().sort(Input.RANDOM.ints(N));
                assertEquals(2, log.texts(Level.FINE).size(), log::toString);
            } finally {
                sorting.close();
            }
        }
    }

    /** Warm-ups, trials, and the choices that are practised for the JIT compiler: with one event and without it. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theLibrarysOwnCallsAreNotRecorded(boolean withChoices) throws Exception {
        Path file = directory.resolve("own.jfr");
        try (Recording recording = new Recording(); LogCapture log = new LogCapture().debug()) {
            if (!withChoices) {
                log.close();
                recording.disable("aparasort.Choice");
            }
            recording.start();
            List<Execution> told = new ArrayList<>();
            try (Gpu gpu = Gpu.open(Target.JTP); Gpu auto = fresh()) {
                gpu.onExecution(told::add);
                gpu.warmUp(int.class);
                auto.warmUp(int.class);
                gpu.sorter().sort(Input.RANDOM.ints(N));
            }
            assertEquals(List.of("sort", "argsort", "sort"), told.stream().map(Execution::operation).toList(),
                    "listeners hear of warm-ups too");
            assertEquals(withChoices ? 1 : 0, log.texts(Level.FINE).size(), log.texts(Level.FINE)::toString);
            recording.dump(file);
        }
        List<RecordedEvent> events = ours(file);
        assertEquals(N, only(events, "aparasort.Execution").getInt("n"));
        assertEquals(withChoices ? 2 : 1, events.size(), events::toString);
    }

    /** One that has learned nothing yet. */
    private static Gpu fresh() {
        return TestContexts.gpu(KernelTrials.dispatcher(Target.AUTO, null,
                new Calibration(new Profile(null))));
    }

    /** A runtime image may lack the module. */
    @ParameterizedTest
    @ValueSource(strings = {"jtp", "auto"})
    void nothingIsMissedWithoutTheModule(String part) throws Exception {
        ChildJvm.Output output = ChildJvm.run(directory, QuietProcess.class,
                List.of("--limit-modules=java.base,java.logging"), part);
        assertTrue(output.out().contains("JTP"), output.out());
        assertFalse(output.err().contains("WARNING: io") || output.err().contains("Error"), output.err());
    }

    /** The first call: neither the logger nor Flight Recorder; and later calls load no class of an event. */
    @ParameterizedTest
    @ValueSource(strings = {"first", "jtp", "auto"})
    void nothingIsLoadedInVain(String part) throws Exception {
        String loaded = ChildJvm.run(directory, QuietProcess.class, List.of("-Xlog:class+load"), part).out();
        assertTrue(loaded.contains(" io.github.aparasort.Gpu"), "the log of loaded classes is not there");
        for (String name : List.of("engine.ExecutionEvent", "event.ChoiceEvent", "event.FaultEvent")) {
            assertFalse(loaded.contains("internal." + name), name);
        }
        assertFalse(loaded.contains(" jdk.jfr.Event "));
    }

    private List<RecordedEvent> record(Runnable work) throws Exception {
        Devices.jtp();
        Events.open();
        Path file = directory.resolve("recording.jfr");
        try (Recording recording = new Recording()) {
            recording.start();
            work.run();
            recording.dump(file);
        }
        return ours(file);
    }

    private static List<RecordedEvent> ours(Path file) throws Exception {
        return RecordingFile.readAllEvents(file).stream()
                .filter(event -> event.getEventType().getName().startsWith("aparasort.")).toList();
    }

    private static RecordedEvent only(List<RecordedEvent> events, String name) {
        List<RecordedEvent> found = events.stream().filter(e -> e.getEventType().getName().equals(name)).toList();
        assertEquals(1, found.size(), events::toString);
        return found.get(0);
    }
}
