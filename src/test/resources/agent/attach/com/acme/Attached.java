package com.acme;

import com.sun.tools.attach.VirtualMachine;
import java.util.Arrays;

/** Has an agent attached while it runs: the arguments are the jar, and the options of each time. */
public final class Attached {
    private Attached() {
    }

    public static void main(String[] args) throws Exception {
        System.out.println(sorted(3, 1, 2));
        VirtualMachine self = VirtualMachine.attach(Long.toString(ProcessHandle.current().pid()));
        for (int i = 1; i < args.length; i++) {
            self.loadAgent(args[0], args[i]);
        }
        self.detach();
        System.out.println(sorted(6, 5, 4));
    }

    private static String sorted(int... numbers) {
        Arrays.sort(numbers);
        return Arrays.toString(numbers);
    }
}
