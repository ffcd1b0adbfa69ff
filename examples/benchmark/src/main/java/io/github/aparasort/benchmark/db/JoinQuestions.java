package io.github.aparasort.benchmark.db;

import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Joins;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** The five joins by Aparasort: the pairs of rows, and then the columns of both tables for them. */
final class JoinQuestions {
    private final Joins joins;
    private final DataFrame x;
    private final DataFrame small;
    private final DataFrame medium;
    private final DataFrame big;

    private JoinQuestions(Joins joins, Map<String, DataFrame> tables) {
        this.joins = joins;
        x = tables.get("x");
        small = tables.get("small");
        medium = tables.get("medium");
        big = tables.get("big");
    }

    static List<Callable<Answer>> of(Gpu gpu, Map<String, DataFrame> tables) {
        JoinQuestions by = new JoinQuestions(gpu.joins(), tables);
        return List.of(by::smallOnInt, by::mediumOnInt, by::mediumOuterOnInt, by::mediumOnString, by::bigOnInt);
    }

    private Answer smallOnInt() {
        JoinedRows rows = joins.inner(x.ints("id1"), small.ints("id1")).inOrderOfA();
        return columnsOfX(rows).with("small_id4", rows.takeB(small.strings("id4")))
                .with("v2", rows.takeB(small.doubles("v2")));
    }

    private Answer mediumOnInt() {
        JoinedRows rows = joins.inner(x.ints("id2"), medium.ints("id2")).inOrderOfA();
        return columnsOfX(rows).with("medium_id1", rows.takeB(medium.ints("id1")))
                .with("medium_id4", rows.takeB(medium.strings("id4")))
                .with("medium_id5", rows.takeB(medium.strings("id5"))).with("v2", rows.takeB(medium.doubles("v2")));
    }

    /** Rows of x without a partner have 0, null and NaN. */
    private Answer mediumOuterOnInt() {
        JoinedRows rows = joins.left(x.ints("id2"), medium.ints("id2")).inOrderOfA();
        return columnsOfX(rows).with("medium_id1", rows.takeB(medium.ints("id1"), 0))
                .with("medium_id4", rows.takeB(medium.strings("id4")))
                .with("medium_id5", rows.takeB(medium.strings("id5")))
                .with("v2", rows.takeB(medium.doubles("v2"), Double.NaN));
    }

    private Answer mediumOnString() {
        JoinedRows rows = joins.inner(x.strings("id5"), medium.strings("id5")).inOrderOfA();
        return columnsOfX(rows).with("medium_id1", rows.takeB(medium.ints("id1")))
                .with("medium_id2", rows.takeB(medium.ints("id2")))
                .with("medium_id4", rows.takeB(medium.strings("id4"))).with("v2", rows.takeB(medium.doubles("v2")));
    }

    private Answer bigOnInt() {
        JoinedRows rows = joins.inner(x.ints("id3"), big.ints("id3")).inOrderOfA();
        return columnsOfX(rows).with("big_id1", rows.takeB(big.ints("id1")))
                .with("big_id2", rows.takeB(big.ints("id2"))).with("big_id4", rows.takeB(big.strings("id4")))
                .with("big_id5", rows.takeB(big.strings("id5"))).with("big_id6", rows.takeB(big.strings("id6")))
                .with("v2", rows.takeB(big.doubles("v2")));
    }

    private DataFrame columnsOfX(JoinedRows rows) {
        return new DataFrame().with("id1", rows.takeA(x.ints("id1"))).with("id2", rows.takeA(x.ints("id2")))
                .with("id3", rows.takeA(x.ints("id3"))).with("id4", rows.takeA(x.strings("id4")))
                .with("id5", rows.takeA(x.strings("id5"))).with("id6", rows.takeA(x.strings("id6")))
                .with("v1", rows.takeA(x.doubles("v1")));
    }
}
