package io.github.aparasort.spark;

import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.CollectionAccumulator;

/** Spark in this JVM with two tasks at a time, the same for all tests. It ends with the JVM. */
final class LocalSpark {
    static final SparkSession SESSION = SparkSession.builder().master("local[2]").appName("test")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.driver.host", "127.0.0.1")
            .getOrCreate();
    static final JavaSparkContext CONTEXT = JavaSparkContext.fromSparkContext(SESSION.sparkContext());

    static {
        // Spark warns that the tests send their rows to the tasks.
        CONTEXT.setLogLevel("ERROR");
    }

    private LocalSpark() {
    }

    static CollectionAccumulator<PartitionReport> reports() {
        CollectionAccumulator<PartitionReport> reports = new CollectionAccumulator<>();
        SESSION.sparkContext().register(reports);
        return reports;
    }
}
