package io.github.aparasort.examples.agent;

/** Does as little as a program can: what the agent adds to the start is measured with it. */
public final class Hello {
    private Hello() {
    }

    public static void main(String[] args) {
        System.out.println("Hello");
    }
}
