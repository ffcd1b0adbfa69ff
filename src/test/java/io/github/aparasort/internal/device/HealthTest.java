package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.LogCapture;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(Coverage.EVERY_JDK)
class HealthTest {
    private final Health health = new Health("a device");

    @Test
    void aNewDeviceIsNeitherOffNorTrusted() {
        assertNull(health.whyOff());
        assertEquals("", health.lastFault());
        assertFalse(health.isProven("sort"));
        assertNull(health.whyRejected(String.class));
    }

    @Test
    void threeFaultsInARowSwitchItOff() {
        health.fault(String.class, fault("first"));
        health.fault(String.class, fault("second"));
        assertNull(health.whyOff());
        health.fault(String.class, fault("third"));
        assertEquals("switched off after 3 faults in a row, the last: third", health.whyOff());
    }

    @Test
    void aSuccessInBetweenStartsTheCountAgain() {
        for (int i = 0; i < 10; i++) {
            health.fault(String.class, fault("now and then"));
            health.fault(String.class, fault("now and then"));
            health.success();
        }
        assertNull(health.whyOff());
        assertEquals("now and then", health.lastFault());
    }

    /** One kernel's failure says nothing about another. */
    @Test
    void kernelsAreProvenAndRejectedOneByOne() {
        health.prove("sort");
        health.reject(Integer.class, fault("does not build"));
        assertTrue(health.isProven("sort"));
        assertNull(health.whyRejected(String.class));
        assertEquals("does not build", health.whyRejected(Integer.class));
        assertFalse(health.isProven("scan"));
        assertNull(health.whyOff());
    }

    /** Orders and operators of callers are told apart from kernels of ours. */
    @Test
    void callersCodeIsRejectedApart() {
        health.reject("sort", fault("does not build"));
        health.reject(CustomCode.class, fault("does not translate"));
        assertEquals("does not build", health.rejections());
        assertEquals("does not translate", health.rejectedCustomCode());
    }

    /** An application that is removed must not fill the log. */
    @Test
    void aMissingClassIsNoReasonForAWarning() {
        try (LogCapture log = new LogCapture()) {
            DeviceFault worker = DeviceFault.of(DeviceFault.Kind.RUN, "a worker failed",
                    new IllegalStateException(new NoClassDefFoundError("a/Class")));
            DeviceFault probe = new DeviceFault(DeviceFault.Kind.KERNEL, "failed its probe", worker);
            health.reject(Integer.class, probe);
            for (int i = 0; i < 3; i++) {
                health.fault(String.class, worker);
            }
            assertEquals(List.of(), log.warnings());
            assertEquals("failed its probe", health.whyRejected(Integer.class));
            assertNotNull(health.whyOff());
        }
    }

    @Test
    void resetForgetsEverything() {
        health.prove("sort");
        health.reject(Integer.class, fault("does not build"));
        for (int i = 0; i < 3; i++) {
            health.fault(String.class, fault("broken"));
        }
        health.reset();
        aNewDeviceIsNeitherOffNorTrusted();
        assertNull(health.whyRejected(Integer.class));
    }

    private static DeviceFault fault(String message) {
        return new DeviceFault(DeviceFault.Kind.RUN, message, null);
    }
}
