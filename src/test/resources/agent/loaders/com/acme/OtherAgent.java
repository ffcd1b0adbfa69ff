package com.acme;

import java.net.URL;
import java.net.URLClassLoader;

/** An agent with a class loader that has its classes, and none of the application. */
public final class OtherAgent extends URLClassLoader {
    public OtherAgent(URL[] urls) {
        super(urls, ClassLoader.getPlatformClassLoader());
    }

    public static void premain(String options) {
    }
}
