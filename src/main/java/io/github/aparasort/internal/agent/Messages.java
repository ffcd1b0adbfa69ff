package io.github.aparasort.internal.agent;

import java.io.PrintStream;

/** What the agent has to say, line by line. */
record Messages(PrintStream out) {
    void say(String message) {
        out.println("aparasort agent: " + message);
    }
}
