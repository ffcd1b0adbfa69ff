package io.github.aparasort.internal.agent;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;

/** Which class loaders see the library, so that their classes can call it. */
final class Loaders {
    private static final String LIBRARY = ReplacedMethods.TO.replace('/', '.');
    private static final ClassLoader OURS = Loaders.class.getClassLoader();
    private static final String APARAPI = "com/aparapi/Kernel.class";

    /**
     * What is known of a class loader.
     *
     * @param place the module of the library, or null if calls cannot go there; weak, because it may be one of the
     *     class loader itself
     * @param problem why they cannot
     * @param remedy what the user can do
     */
    record Answer(WeakReference<Module> place, String problem, String remedy) {
        private static final Answer IS_HIDDEN = new Answer(null,
                "this class loader does not see " + LIBRARY,
                "Add the jars of Aparasort and its dependencies to its class path, or exclude these classes");
        private static final Answer LACKS_APARAPI = new Answer(null,
                "Aparapi is missing beside Aparasort",
                "Put aparapi, bcel, commons-lang3, and for a GPU lwjgl and lwjgl-opencl, into the directory of the"
                        + " agent: mvn dependency:copy-dependencies gets them (docs/migration.md)");

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

    /**
     * What a class loader answered, or null if it must be asked. This has no class loader look for a class. That of the
     * class path has this agent, so it only looks for a file, without a lock that others wait for.
     */
    Answer known(ClassLoader loader) {
        Answer answer = answered(loader);
        return answer == null && loader == OURS ? ask(loader) : answer;
    }

    private Answer answered(ClassLoader loader) {
        Module key = loader.getUnnamedModule();
        synchronized (answers) {
            Answer answer = answers.get(key);
            return answer == null || answer.place == null || answer.library() != null ? answer : null;
        }
    }

    /** Asks a class loader once. The caller holds no lock, because the class loader may wait for another thread. */
    Answer ask(ClassLoader loader) {
        Answer answer = answered(loader);
        if (answer == null) {
            answer = find(loader);
            Module key = loader.getUnnamedModule();
            synchronized (answers) {
                answers.put(key, answer);
            }
        }
        return answer;
    }

    private static Answer find(ClassLoader loader) {
        try {
            // It may be another copy of the library. Calls go to the copy that the class would call in its source.
            Class<?> library = loader == OURS ? Loaders.class
                    : Class.forName(LIBRARY, false, loader);
            // Without Aparapi the library leaves all work to the JDK: then the calls need not take this way.
            return library.getClassLoader().getResource(APARAPI) == null ? Answer.LACKS_APARAPI
                    : new Answer(new WeakReference<>(library.getModule()), "", "");
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
