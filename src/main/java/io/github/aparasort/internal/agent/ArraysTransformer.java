package io.github.aparasort.internal.agent;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.module.ModuleFinder;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Makes the classes of the application call {@code GpuArrays} instead of {@link java.util.Arrays}, and instead of the
 * sorts of lists. Classes of the JDK keep their calls, and so do the library and what it runs on, which would call
 * themselves otherwise.
 *
 * <p>The JVM calls it from any thread that loads a class, while that thread holds locks of class loaders. So it calls
 * no code of a class loader: {@link PendingClasses} does that later. Only of the class loader of the class path the
 * answer is known: its classes are changed before they run.
 */
final class ArraysTransformer implements ClassFileTransformer, PendingClasses.Work {
    /**
     * A system property that is set until the application begins to log: it has not chosen its log manager before that.
     * {@code Startup} reads it, and does not load Aparapi for a few small sorts, because Aparapi begins to log then.
     */
    static final String EARLY = "aparasort.agent.early";
    /**
     * A system property that is set once another agent has changed a class of {@link #LISTS}, as libraries of mocks do:
     * a mock or spy is of that very class then. {@code ListSorts} reads it, and leaves every list to its own sort.
     */
    static final String LISTS_CHANGED = "aparasort.agent.lists.changed";
    /** The classes of the lists that are sorted as arrays. */
    private static final Set<String> LISTS = Set.of("java/util/ArrayList", "java/util/Arrays$ArrayList");
    /** The class that the JDK loads when a program begins to log. */
    static final String LOG_MANAGER = "java.util.logging.LogManager";
    private static final String LOG_MANAGER_FILE = "java/util/logging/LogManager";

    /** Prefixes of the names of the library's classes, and of those that run below it. */
    private static final List<String> LIBRARY = List.of("io.github.aparasort.internal.", "com.aparapi.",
            "org.apache.bcel.", "org.apache.commons.lang3.", "org.lwjgl.");
    private static final String PUBLIC_PACKAGE = "io.github.aparasort.";

    private final Options options;
    private final Instrumentation instrumentation;
    private final Messages messages;
    private final Loaders loaders = new Loaders();
    private final PendingClasses pending = new PendingClasses(this);
    /** The classes of the class loaders that were told of. */
    private final Set<String> warned = ConcurrentHashMap.newKeySet();

    ArraysTransformer(Options options, Instrumentation instrumentation, Messages messages) {
        this.options = options;
        this.instrumentation = instrumentation;
        this.messages = messages;
    }

    @Override
    public byte[] transform(Module module, ClassLoader loader, String internalName, Class<?> loaded,
            ProtectionDomain domain, byte[] classFile) {
        if (internalName == null || isOfPlatform(loader)) {
            if (LOG_MANAGER_FILE.equals(internalName)) {
                System.clearProperty(EARLY);
            } else if (loaded != null && LISTS.contains(internalName)) {
                leaveLists();
            }
            return null;
        }
        String name = internalName.replace('/', '.');
        if (!isInScope(name)) {
            return null;
        }
        try {
            Redirection redirection = new Redirection(classFile);
            if (redirection.isEmpty() || module.isNamed() && isOfJdk(module.getName())
                    || !mayChange(module, loader, name)) {
                return null;
            }
            String serialized = redirection.leaveSerialized();
            if (!serialized.isEmpty()) {
                leave(serialized + " in " + name, "this class may read a serialized method reference, which names the"
                        + " class of the method by a text");
            }
            if (redirection.isEmpty()) {
                return null;
            }
            byte[] changed = redirection.apply();
            if (options.verbose()) {
                messages.say(name + ": " + redirection.describe());
            }
            return changed;
        } catch (RuntimeException | LinkageError e) {
            // The JVM would ignore it without a word.
            leave(name, e instanceof ClassFormatError ? e.getMessage() : e.toString());
            return null;
        }
    }

    /** Has all lists sort themselves from now on: another agent changes them, or may have. */
    void leaveLists() {
        if (System.setProperty(LISTS_CHANGED, "true") == null && options.verbose()) {
            messages.say("leaves all lists to their own sorts: another agent changes the classes of lists");
        }
    }

    /** Whether a class that is loaded already may have calls to change. */
    boolean isInScope(Class<?> loaded) {
        return !isOfPlatform(loaded.getClassLoader()) && !loaded.isArray() && !loaded.isHidden()
                && isInScope(loaded.getName());
    }

    private boolean isInScope(String name) {
        for (String prefix : LIBRARY) {
            if (name.startsWith(prefix)) {
                return false;
            }
        }
        boolean isPublicPackage = name.startsWith(PUBLIC_PACKAGE) && name.indexOf('.', PUBLIC_PACKAGE.length()) < 0;
        return !isPublicPackage && options.covers(name);
    }

    /** These two class loaders have classes of the JDK, and of agents, only. */
    private static boolean isOfPlatform(ClassLoader loader) {
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /**
     * Whether a module is one of the JDK: the system class loader has some of them, such as that of javac. The name is
     * not enough, because libraries are called java.annotation and the like. Nor is it enough that the runtime image
     * has the module: jlink puts those of the application there.
     */
    static boolean isOfJdk(String module) {
        return (module.startsWith("java.") || module.startsWith("jdk."))
                && ModuleFinder.ofSystem().find(module).isPresent();
    }

    /** Whether a class can call the library, as far as is known now; its module then may. */
    private boolean mayChange(Module module, ClassLoader loader, String name) {
        Loaders.Answer answer = loaders.known(loader);
        if (answer == null) {
            pending.add(loader, name);
            return false;
        }
        Module library = answer.library();
        if (library == null) {
            leave(loader, name, answer);
            return false;
        }
        if (!module.canRead(library)) {
            instrumentation.redefineModule(module, Set.of(library), Map.of(), Map.of(), Set.of(), Map.of());
        }
        return true;
    }

    @Override
    public Class<?> findChangeable(ClassLoader loader, String name) {
        try {
            Loaders.Answer answer = loaders.ask(loader);
            if (answer.library() == null) {
                leave(loader, name, answer);
                return null;
            }
            // This waits while another thread is loading it still.
            Class<?> loaded = Class.forName(name, false, loader);
            return loaded.getClassLoader() == loader ? loaded : null;
        } catch (ClassNotFoundException | RuntimeException | LinkageError e) {
            leave(name, e.toString());
            return null;
        }
    }

    @Override
    public void retransform(Set<Class<?>> loaded) {
        if (loaded.isEmpty()) {
            return;
        }
        try {
            instrumentation.retransformClasses(loaded.toArray(new Class<?>[0]));
        } catch (Exception | LinkageError e) {
            // None is changed: one of them is at fault.
            for (Class<?> each : loaded) {
                try {
                    instrumentation.retransformClasses(each);
                } catch (Exception | LinkageError alone) {
                    messages.say("leaves " + each.getName() + " as it is: " + alone);
                }
            }
        }
    }

    private void leave(ClassLoader loader, String name, Loaders.Answer answer) {
        leave(name, answer.problem());
        if (warned.add(loader.getClass().getName()) && !OtherAgents.own(loader)) {
            messages.say("classes of " + Loaders.describe(loader) + ", such as " + name
                    + ", keep the sorts of the JDK: " + answer.problem() + ". " + answer.remedy()
                    + ". This is said once, whatever the number of class loaders of this kind");
        }
    }

    private void leave(String name, String why) {
        if (options.verbose()) {
            messages.say("leaves " + name + " as it is: " + why);
        }
    }
}
