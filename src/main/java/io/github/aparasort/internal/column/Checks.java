package io.github.aparasort.internal.column;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Transfer;
import io.github.aparasort.internal.kernel.CheckKernel;
import java.util.function.Supplier;

/** Which results of a call are verified, and the launches that do so: each leaves sums, see {@link CheckSums}. */
public final class Checks {
    /** Launches that make a result, each time in other memory. */
    public interface Maker {
        Column make() throws DeviceFault;
    }

    private final Launcher launcher;
    private final CheckSums checkSums;
    private boolean verifiesAll;

    Checks(Launcher launcher, CheckSums checkSums, boolean verifiesAll) {
        this.launcher = launcher;
        this.checkSums = checkSums;
        this.verifiesAll = verifiesAll;
    }

    /** Has all results of this call verified from now on, where some of them would be. */
    public void verifyAll() {
        verifiesAll = true;
    }

    /** Whether a result of an operation is verified. */
    public boolean verify(String operation) {
        return !launcher.areExempt() && checkSums.verifies(operation, verifiesAll);
    }

    /** Whether what the host reads is made, or read, twice: by a check too. */
    boolean verifiesRead() {
        return checkSums.verifies("read", verifiesAll);
    }

    /** Queues a check if a result of an operation is verified. */
    public void check(String operation, Launcher.Steps check) throws DeviceFault {
        if (verify(operation)) {
            launcher.queueUnchecked(check);
        }
    }

    /**
     * Makes a result. If it is verified it is made twice, and all bits are compared. That finds what a device does
     * wrong by chance. What a kernel does wrong each time is found by its proof.
     */
    public Column repeated(String operation, Maker maker) throws DeviceFault {
        Column made = maker.make();
        check(operation, () -> same(made, maker.make()));
        return made;
    }

    /** Checks that two columns have the same bits. */
    public void same(Column a, Column b) throws DeviceFault {
        CheckSums.require(a.length() == b.length());
        ElementType bits = a.type().key();
        if (bits.isWide()) {
            LongEqualityCheck kernel = kernel(LongEqualityCheck.class, LongEqualityCheck::new);
            launch(kernel, a.length(), kernel.fields(a.as(bits), b.as(bits)));
        } else {
            IntEqualityCheck kernel = kernel(IntEqualityCheck.class, IntEqualityCheck::new);
            launch(kernel, a.length(), kernel.fields(a.as(bits), b.as(bits)));
        }
    }

    /** A kernel that checks elements. */
    public <K extends CheckKernel> K kernel(Class<K> type, Supplier<K> maker) throws DeviceFault {
        K kernel = launcher.checking(type, mostSums(), maker);
        kernel.sign = 1;
        return kernel;
    }

    /** Sums that a check may have. */
    public int mostSums() {
        return Math.min(launcher.groups(LaunchOptions.FOLDING_GROUPS), checkSums.mostSums());
    }

    /** Makes room for the sums of checks that add up to 0 only together: of {@link CheckSums#CHECKS} at most. */
    public void makeRoom(int sums) throws DeviceFault {
        if (!checkSums.hasRoom(sums)) {
            settle();
        }
        if (!checkSums.hasRoom(sums)) {
            checkSums.check(launcher.call());
        }
    }

    /** Queues a check of n elements. */
    public CheckSums.Sums launch(CheckKernel kernel, int n, Fields fields) throws DeviceFault {
        kernel.prepare(n);
        makeRoom(kernel.groups());
        CheckSums.Sums sums = checkSums.reserve(kernel.groups());
        if (n > 0) {
            kernel.sumsAt = sums.from();
            launcher.launch(kernel, fields.and(kernel.sums, checkSums.sums()));
        }
        return sums;
    }

    /** Queues a check of n elements that may count up to {@code most} faults. */
    public void launch(CheckKernel kernel, int n, Fields fields, int most) throws DeviceFault {
        note(checkSums.expectFew(launch(kernel, n, fields), most), most);
    }

    /** Has the device look at the sums of checks, if the host will not. */
    public void settle() throws DeviceFault {
        note(checkSums.settled(), 0);
    }

    private void note(CheckSums.Sums sums, int most) throws DeviceFault {
        if (sums != null) {
            launcher.queueUnchecked(() -> {
                CheckNote kernel = launcher.checking(CheckNote.class, 1, CheckNote::new);
                kernel.sumsAt = sums.from();
                kernel.most = most;
                kernel.call = launcher.call();
                kernel.prepare(sums.to() - sums.from());
                launcher.launch(kernel, Fields.of(kernel.sums, checkSums.sums()).and(kernel.noted, checkSums.column()));
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
        checkSums.judge(look, launcher.call());
    }
}
