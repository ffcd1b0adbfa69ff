package io.github.aparasort.internal.agent;

import java.io.PrintStream;

/** The messages of the agent, line by line. */
record Messages(PrintStream out) {
    void say(String message) {
        out.println("aparasort agent: " + message);
    }
}
