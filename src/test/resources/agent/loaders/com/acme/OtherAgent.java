package com.acme;

import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.net.URL;
import java.net.URLClassLoader;

/** An agent with a class loader that has its classes, and none of the application. */
public final class OtherAgent extends URLClassLoader {
    public OtherAgent(URL[] urls) {
        super(urls, ClassLoader.getPlatformClassLoader());
    }

    /** Transforms a class anew, as libraries of mocks do, if the option is its name. */
    public static void premain(String options, Instrumentation instrumentation)
            throws ClassNotFoundException, UnmodifiableClassException {
        if (options != null) {
            instrumentation.retransformClasses(Class.forName(options));
        }
    }
}
