package io.github.aparasort.internal.agent;

import java.lang.instrument.Instrumentation;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Where the JVM starts the agent: {@link #premain} with {@code -javaagent}, {@link #agentmain} in a process that is
 * running already. Whatever goes wrong here, the application runs as it would without the agent.
 */
public final class Agent {
    private static final Messages MESSAGES = new Messages(System.err);
    private static boolean started;

    private Agent() {
    }

    /** Called before the main method of the application. */
    public static void premain(String options, Instrumentation instrumentation) {
        start(options, instrumentation, true);
    }

    /** Called when the agent is attached to a running process. Methods that are running end with their old code. */
    public static void agentmain(String options, Instrumentation instrumentation) {
        start(options, instrumentation, false);
    }

    private static synchronized void start(String text, Instrumentation instrumentation, boolean isEarly) {
        if (started) {
            MESSAGES.say("is already at work; it keeps its first options");
            return;
        }
        try {
            Options options = Options.parse(text);
            SiblingJars.append(instrumentation);
            ArraysTransformer transformer = new ArraysTransformer(options, instrumentation, MESSAGES);
            if (isEarly) {
                System.setProperty(ArraysTransformer.EARLY, "true");
            }
            instrumentation.addTransformer(transformer, true);
            started = true;
            transformLoaded(instrumentation, transformer, isEarly);
        } catch (IllegalArgumentException e) {
            MESSAGES.say("changes nothing: " + e.getMessage());
        } catch (RuntimeException | LinkageError e) {
            MESSAGES.say("changes nothing: " + e);
        }
    }

    /** Changes the classes that were loaded before the agent was. */
    private static void transformLoaded(Instrumentation instrumentation, ArraysTransformer transformer,
            boolean isEarly) {
        Set<Class<?>> classes = new LinkedHashSet<>();
        for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
            if (loaded.getName().equals(ArraysTransformer.LOG_MANAGER)) {
                System.clearProperty(ArraysTransformer.EARLY);
            }
            if (!isEarly && OtherAgents.putBesideTheJdk(loaded)) {
                // What a changed list would call. There may be mocks already.
                transformer.leaveLists();
            }
            if (transformer.isInScope(loaded) && instrumentation.isModifiableClass(loaded)) {
                classes.add(loaded);
            }
        }
        transformer.retransform(classes);
    }
}
