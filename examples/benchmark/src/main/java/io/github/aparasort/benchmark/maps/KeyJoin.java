package io.github.aparasort.benchmark.maps;

import io.github.aparasort.JoinedRows;
import java.util.List;

/** Joins by keys of one type, as one writes them with each engine. The keys of B are distinct. */
interface KeyJoin {
    /** The columns of the table. */
    List<String> ENGINES = List.of("Aparasort", "HashMap", "fastutil");

    /** @param left whether rows of A without a partner are kept; otherwise it is an inner join */
    JoinedRows aparasort(boolean left);

    JoinedRows hashMap(boolean left);

    JoinedRows fastutil(boolean left);

    /** @param byKey whether Aparasort gives its rows by key, instead of in the order in which the maps give them */
    default Contest contest(boolean left, boolean byKey) {
        return new Contest(List.of(
                new Way<>(ENGINES.get(0), () -> made(byKey ? aparasort(left) : aparasort(left).inOrderOfA()),
                        CheckSum::ofRows),
                new Way<>(ENGINES.get(1), () -> hashMap(left), CheckSum::ofRows),
                new Way<>(ENGINES.get(2), () -> fastutil(left), CheckSum::ofRows)), () -> { });
    }

    /** Aparasort makes rows when they are asked for. */
    private static JoinedRows made(JoinedRows rows) {
        rows.aRows();
        return rows;
    }

    /** With which a {@code HashMap} of so many keys does not grow. */
    static int capacity(int keys) {
        return (int) (keys / 0.75) + 1;
    }
}
