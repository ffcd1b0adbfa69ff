package com.acme;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** Loads a class that sorts, from the argument, by the class loader of another agent. */
public final class Hidden {
    private Hidden() {
    }

    public static void main(String[] args) throws Exception {
        try (URLClassLoader hidden = new OtherAgent(new URL[] {Path.of(args[0]).toUri().toURL()})) {
            hidden.loadClass("com.acme.ManyLoaders$A");
            AgentThread.await();
        }
    }
}
