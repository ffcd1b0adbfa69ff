package io.github.aparasort.internal.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Engine;
import io.github.aparasort.Execution;
import io.github.aparasort.Operation;
import io.github.aparasort.internal.parallel.CallScope;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of a call that is several jobs. */
class CompoundCallTest {
    private static Execution part(int n, Engine engine, String note) {
        return new Execution("part", long.class, n, engine, Optional.empty(), engine.name(), 2, 10, 1, 2, 3, 4, 100,
                note);
    }

    @Test
    void theLargestPartGivesTheEngineAndAllPartsTheRest() {
        CompoundCall call = new CompoundCall(Operation.ORDER_BY, null, 30, CallScope.Limits.NONE);
        call.add(part(10, Engine.JDK, "left to the JDK"), false);
        call.add(part(20, Engine.JTP, ""), true);
        call.add(part(20, Engine.JDK, "left to the JDK"), true);
        call.add(part(5, Engine.JDK, "a fault"), true);
        Execution whole = call.whole();
        assertEquals(new Execution("orderBy", long.class, 30, Engine.JTP, Optional.empty(), "JTP", 8, 40, 4, 8, 12, 16,
                whole.totalNanos(), "left to the JDK; a fault"), whole);
        assertTrue(whole.totalNanos() >= 0);
        assertEquals(whole.totalNanos(), 4 + 8 + 12 + 16 + whole.hostNanos(), "the phases are all of the call");
    }

    @Test
    void itIsLargeIfAPartIs() {
        CompoundCall call = new CompoundCall(Operation.INNER, null, 2, CallScope.Limits.NONE);
        assertNull(call.whole());
        call.add(part(1, Engine.JDK, ""), false);
        assertFalse(call.isLarge());
        call.add(part(1, Engine.JDK, ""), true);
        call.add(part(1, Engine.JDK, ""), false);
        assertTrue(call.isLarge());
        assertEquals("", call.whole().note());
    }
}
