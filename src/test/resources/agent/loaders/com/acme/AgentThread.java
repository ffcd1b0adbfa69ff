package com.acme;

/** The agent asks class loaders in a thread of its own, which ends when no class is left. */
final class AgentThread {
    private AgentThread() {
    }

    /** Waits until it has changed the classes that are loaded by now. Without the agent there is no such thread. */
    static void await() throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("aparasort-agent")) {
                thread.join();
            }
        }
    }
}
