package io.github.aparasort.spark;

import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import scala.jdk.javaapi.CollectionConverters;

/** Adds up the times of tasks by what they do, from what Spark reports of each task. */
final class TaskTimes extends SparkListener {
    /**
     * Sums of the times of tasks, which overlap.
     *
     * @param ranges milliseconds of tasks that look at the input to find the ranges, and of the few others
     * @param map milliseconds of tasks that read the input and write it to the shuffle, partitioned
     * @param reduce milliseconds of tasks that read the shuffle
     * @param sparkSort of these, milliseconds in which Spark itself sorted
     * @param spilled bytes that these wrote to disk, because memory was short
     */
    record Sums(long ranges, long map, long reduce, long sparkSort, long spilled) {
    }

    /** What SortExec calls its metric, in milliseconds. */
    private static final String SORT_TIME = "sort time";

    private static final String MARKER = "aparasort.marker";

    private final Set<Integer> markerStages = new HashSet<>();
    private CompletableFuture<Sums> waiting;
    private long ranges;
    private long map;
    private long reduce;
    private long sparkSort;
    private long spilled;

    /**
     * Returns the sums since the last call. Spark reports late, but in order: a job of its own marks the end of what is
     * to be added up.
     */
    Sums take(JavaSparkContext spark) throws Exception {
        CompletableFuture<Sums> sums = new CompletableFuture<>();
        synchronized (this) {
            waiting = sums;
        }
        spark.setLocalProperty(MARKER, "");
        try {
            spark.parallelize(List.of(0), 1).count();
        } finally {
            spark.setLocalProperty(MARKER, null);
        }
        return sums.get(1, TimeUnit.MINUTES);
    }

    @Override
    public synchronized void onJobStart(SparkListenerJobStart job) {
        Properties properties = job.properties();
        if (properties != null && properties.getProperty(MARKER) != null) {
            CollectionConverters.asJava(job.stageIds()).forEach(stage -> markerStages.add((Integer) stage));
            waiting.complete(new Sums(ranges, map, reduce, sparkSort, spilled));
            ranges = map = reduce = sparkSort = spilled = 0;
        }
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd task) {
        TaskMetrics metrics = task.taskMetrics();
        if (metrics == null || markerStages.contains(task.stageId())) {
            return;
        }
        long millis = task.taskInfo().duration();
        if (metrics.shuffleWriteMetrics().recordsWritten() > 0) {
            map += millis;
        } else if (metrics.shuffleReadMetrics().recordsRead() > 0) {
            reduce += millis;
            spilled += metrics.diskBytesSpilled();
        } else {
            ranges += millis;
        }
        for (AccumulableInfo value : CollectionConverters.asJava(task.taskInfo().accumulables())) {
            if (value.name().contains(SORT_TIME) && value.update().isDefined()) {
                sparkSort += Long.parseLong(value.update().get().toString());
            }
        }
    }
}
