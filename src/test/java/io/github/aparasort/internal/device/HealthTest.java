package io.github.aparasort.internal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.testing.Coverage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(Coverage.EVERY_JDK)
class HealthTest {
    private final Health health = new Health("a device");

    @Test
    void aNewDeviceIsNeitherOffNorTrusted() {
        assertNull(health.whyOff());
        assertEquals("", health.lastFault());
        assertFalse(health.isProven(String.class));
        assertNull(health.whyRejected(String.class));
    }

    @Test
    void threeFaultsInARowSwitchItOff() {
        health.fault(String.class, "first");
        health.fault(String.class, "second");
        assertNull(health.whyOff());
        health.fault(String.class, "third");
        assertEquals("switched off after 3 faults in a row, the last: third", health.whyOff());
    }

    @Test
    void aSuccessInBetweenStartsTheCountAgain() {
        for (int i = 0; i < 10; i++) {
            health.fault(String.class, "now and then");
            health.fault(String.class, "now and then");
            health.success();
        }
        assertNull(health.whyOff());
        assertEquals("now and then", health.lastFault());
    }

    /** One kernel's failure says nothing about another. */
    @Test
    void kernelsAreProvenAndRejectedOneByOne() {
        health.prove(String.class);
        health.reject(Integer.class, "does not build");
        assertTrue(health.isProven(String.class));
        assertNull(health.whyRejected(String.class));
        assertEquals("does not build", health.whyRejected(Integer.class));
        assertFalse(health.isProven(Integer.class));
        assertNull(health.whyOff());
    }

    /** Orders and operators of callers are told apart from kernels of ours. */
    @Test
    void callersCodeIsRejectedApart() {
        health.reject(Integer.class, "does not build");
        health.reject(CustomCode.class, "does not translate");
        assertEquals("does not build", health.rejections());
        assertEquals("does not translate", health.rejectedCustomCode());
    }

    @Test
    void resetForgetsEverything() {
        health.prove(String.class);
        health.reject(Integer.class, "does not build");
        for (int i = 0; i < 3; i++) {
            health.fault(String.class, "broken");
        }
        health.reset();
        aNewDeviceIsNeitherOffNorTrusted();
        assertNull(health.whyRejected(Integer.class));
    }
}
