package io.github.aparasort.internal.agent;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;

/** Which class loaders see the library, so that their classes can call it. Each is asked once. */
final class Loaders {
    private static final String LIBRARY = ReplacedMethods.TO.replace('/', '.');
    private static final String APARAPI = "com/aparapi/Kernel.class";

    /**
     * What is known of a class loader.
     *
     * @param place the module of the library, or null if calls cannot go there; weak, because it may be one of the
     *     class loader itself
     * @param problem why they cannot
     * @param remedy what the user can do
     * @param isFinal whether the answer will stay the same
     */
    record Answer(WeakReference<Module> place, String problem, String remedy, boolean isFinal) {
        private static final Answer IS_HIDDEN = new Answer(null,
                "this class loader does not see " + LIBRARY,
                "Add the jars of Aparasort and its dependencies to its class path, or exclude these classes", true);
        private static final Answer LACKS_APARAPI = new Answer(null,
                "Aparapi is missing beside Aparasort",
                "Put aparapi, aparapi-jni, bcel and commons-lang3 into the directory of the agent: mvn"
                        + " dependency:copy-dependencies gets them (docs/migration.md)", true);
        private static final Answer IS_ASKED = new Answer(null,
                "the class loader needs it to look for " + LIBRARY, "", false);

        /** The module that calls go to, or null. */
        Module library() {
            return place == null ? null : place.get();
        }
    }

    /**
     * By unnamed module, which stands for its class loader: a module compares by identity, while a class loader may
     * have an {@code equals} of its own.
     */
    private final Map<Module, Answer> answers = new WeakHashMap<>();
    /** Set while this thread asks. A class loader may load classes of its own to answer, which come here again. */
    private final ThreadLocal<Boolean> asking = new ThreadLocal<>();

    Answer ask(ClassLoader loader) {
        Module key = loader.getUnnamedModule();
        Answer answer;
        synchronized (answers) {
            answer = answers.get(key);
        }
        if (answer != null && (answer.place == null || answer.library() != null)) {
            return answer;
        }
        if (asking.get() != null) {
            return Answer.IS_ASKED;
        }
        asking.set(true);
        try {
            answer = find(loader);
        } finally {
            asking.remove();
        }
        synchronized (answers) {
            answers.put(key, answer);
        }
        return answer;
    }

    private static Answer find(ClassLoader loader) {
        try {
            // It may be another copy of the library. Calls go to the copy that the class would call in its source.
            Class<?> library = loader == Loaders.class.getClassLoader() ? Loaders.class
                    : Class.forName(LIBRARY, false, loader);
            // Without Aparapi the library leaves all work to the JDK: then the calls need not take this way.
            return library.getClassLoader().getResource(APARAPI) == null ? Answer.LACKS_APARAPI
                    : new Answer(new WeakReference<>(library.getModule()), "", "", true);
        } catch (ClassNotFoundException | LinkageError e) {
            return Answer.IS_HIDDEN;
        }
    }

    /** A class loader, without its own {@code toString}. */
    static String describe(ClassLoader loader) {
        String name = loader.getName();
        return loader.getClass().getName() + (name == null ? "" : " '" + name + "'");
    }
}
