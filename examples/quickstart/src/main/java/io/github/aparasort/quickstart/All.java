package io.github.aparasort.quickstart;

/** Runs all examples, each under a heading; the first wrong result ends it with an exception. */
public final class All {
    private All() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        run("SortNumbers", SortNumbers::main);
        run("SortRecords", SortRecords::main);
        run("SortObjects", SortObjects::main);
        run("FindOrder", FindOrder::main);
        run("SortPairs", SortPairs::main);
        run("OrderByColumns", OrderByColumns::main);
        run("OwnOrder", OwnOrder::main);
        run("MergeSorted", MergeSorted::main);
        run("CompareSets", CompareSets::main);
        run("PrefixSums", PrefixSums::main);
        run("TopAndPercentiles", TopAndPercentiles::main);
        run("GroupRows", GroupRows::main);
        run("JoinTables", JoinTables::main);
        run("SearchMany", SearchMany::main);
        run("SortSegments", SortSegments::main);
        run("StayOnDevice", StayOnDevice::main);
        run("SortFiles", SortFiles::main);
        run("LoadTriples", LoadTriples::main);
        run("ChooseEngine", ChooseEngine::main);
        run("Migrate", Migrate::main);
    }

    private interface Example {
        void main(String[] args);
    }

    private static void run(String name, Example example) {
        System.out.println("== " + name);
        example.main(new String[0]);
    }
}
