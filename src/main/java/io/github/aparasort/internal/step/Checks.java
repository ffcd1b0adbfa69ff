package io.github.aparasort.internal.step;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Transfer;
import java.util.function.Supplier;

/** Which results of a call are verified, and the launches that do so: each leaves sums, see {@link CheckSums}. */
final class Checks {
    /** Launches that check something. */
    interface Steps {
        void queue() throws DeviceFault;
    }

    /** Launches that make a result, each time in other memory. */
    interface Maker {
        Column make() throws DeviceFault;
    }

    /** A check that two columns have the same bits. */
    interface Comparison {
        CheckSums.Sums queue(Work work, Column a, Column b) throws DeviceFault;
    }

    private final Work work;
    private final CheckSums checkSums;
    private final Comparison comparison;
    private boolean verifiesAll;
    /** True while launches need no check: they are checks, or a later check covers them. */
    private boolean exempt;

    Checks(Work work, CheckSums checkSums, LaunchOptions options, Comparison comparison) {
        this.work = work;
        this.checkSums = checkSums;
        this.comparison = comparison;
        this.verifiesAll = options.verifiesAll();
    }

    /** Has all results of this call verified from now on, where some of them would be. */
    void verifyAll() {
        verifiesAll = true;
    }

    /** Whether a result of an operation is verified. */
    boolean verify(String operation) {
        return !exempt && checkSums.verifies(operation, verifiesAll);
    }

    /** Whether what the host reads is made, or read, twice: by a check too. */
    boolean verifiesRead() {
        return checkSums.verifies("read", verifiesAll);
    }

    /** Whether launches need no check now: they are checks, or a later check covers them. */
    boolean areExempt() {
        return exempt;
    }

    /** Queues steps that need no check: they are checks, or a later check covers them. */
    void queueUnchecked(Steps steps) throws DeviceFault {
        boolean before = exempt;
        exempt = true;
        try {
            steps.queue();
        } finally {
            exempt = before;
        }
    }

    /** Queues a check if a result of an operation is verified. */
    void check(String operation, Steps check) throws DeviceFault {
        if (verify(operation)) {
            queueUnchecked(check);
        }
    }

    /**
     * Makes a result. If it is verified it is made twice, and all bits are compared. That finds what a device does
     * wrong by chance. What a kernel does wrong each time is found by its proof.
     */
    Column repeated(String operation, Maker maker) throws DeviceFault {
        Column made = maker.make();
        check(operation, () -> same(made, maker.make()));
        return made;
    }

    /** Checks that two columns have the same bits. */
    void same(Column a, Column b) throws DeviceFault {
        comparison.queue(work, a, b);
    }

    /** A kernel that checks elements. */
    <K extends CheckKernel> K kernel(Class<K> type, Supplier<K> maker) throws DeviceFault {
        K kernel = work.checking(type, mostSums(), maker);
        kernel.sign = 1;
        return kernel;
    }

    /** Sums that a check may have. */
    int mostSums() {
        return Math.min(work.groups(LaunchOptions.FOLDING_GROUPS), checkSums.mostSums());
    }

    /** Makes room for the sums of checks that add up to 0 only together: of {@link CheckSums#CHECKS} at most. */
    void makeRoom(int sums) throws DeviceFault {
        if (!checkSums.hasRoom(sums)) {
            settle();
        }
        if (!checkSums.hasRoom(sums)) {
            checkSums.check(work.call());
        }
    }

    /** Queues a check of n elements. */
    CheckSums.Sums launch(CheckKernel kernel, int n, Fields fields) throws DeviceFault {
        kernel.prepare(n);
        makeRoom(kernel.groups());
        CheckSums.Sums sums = checkSums.reserve(kernel.groups());
        if (n > 0) {
            kernel.sumsAt = sums.from();
            work.launch(kernel, fields.and(kernel.sums, checkSums.sums()));
        }
        return sums;
    }

    /** Queues a check of n elements that may count up to {@code most} faults. */
    void launch(CheckKernel kernel, int n, Fields fields, int most) throws DeviceFault {
        note(checkSums.expectFew(launch(kernel, n, fields), most), most);
    }

    /** Has the device look at the sums of checks, if the host will not. */
    void settle() throws DeviceFault {
        note(checkSums.settled(), 0);
    }

    private void note(CheckSums.Sums sums, int most) throws DeviceFault {
        if (sums != null) {
            queueUnchecked(() -> {
                CheckNote kernel = work.checking(CheckNote.class, 1, CheckNote::new);
                kernel.sumsAt = sums.from();
                kernel.most = most;
                kernel.call = work.call();
                kernel.prepare(sums.to() - sums.from());
                work.launch(kernel, Fields.of(kernel.sums, checkSums.sums()).and(kernel.noted, checkSums.column()));
            });
        }
    }

    /** The sums, or the note, that the host has to read beside what it wants; or null. */
    Transfer.Read look() throws DeviceFault {
        settle();
        return checkSums.look();
    }

    /** Throws if what the host has read tells of a wrong result. */
    void judge(Transfer.Read look) throws DeviceFault {
        checkSums.judge(look, work.call());
    }
}
