package io.github.aparasort.internal.external;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.testing.ChildJvm;
import java.io.IOException;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorts of many files leave no memory behind that only a collection would free. */
class ExternalMemoryTest {
    private static final int FILES = 90;
    private static final int N = 1 << 17;
    /** Bytes that the threads of a sort may still have after it: the caller's, and those of threads that just end. */
    private static final long FEW = 4L << 20;

    @TempDir
    Path directory;

    /** What the other process runs. */
    public static final class Sorting {
        private Sorting() {
        }

        public static void main(String[] args) throws IOException {
            Path file = Path.of(args[0]);
            ExternalSorter sorter = ExternalSorter.longs(ByteOrder.nativeOrder()).memory(Long.parseLong(args[1]));
            // Filled again and again: there is no collector.
            long[] a = new long[N];
            ByteBuffer bytes = ByteBuffer.allocateDirect(N * Long.BYTES).order(ByteOrder.nativeOrder());
            for (int round = 0; round < FILES; round++) {
                SplittableRandom random = new SplittableRandom(round);
                Arrays.setAll(a, i -> random.nextLong());
                bytes.clear().asLongBuffer().put(a);
                try (FileChannel channel = FileChannel.open(file, CREATE, WRITE)) {
                    channel.write(bytes);
                }
                sorter.sort(file, file);
                try (FileChannel channel = FileChannel.open(file, READ)) {
                    channel.read(bytes.clear());
                }
                Arrays.sort(a);
                if (!LongBuffer.wrap(a).equals(bytes.clear().asLongBuffer())) {
                    throw new IllegalStateException("round " + round + " is not sorted");
                }
            }
            long direct = ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                    .filter(pool -> pool.getName().equals("direct")).mapToLong(BufferPoolMXBean::getMemoryUsed).sum();
            System.out.print(direct <= FEW ? "few" : direct + " bytes of direct memory are left");
        }
    }

    /** In memory, and in runs. Epsilon never collects, so that nothing is freed by luck. */
    @ParameterizedTest
    @ValueSource(longs = {16 << 20, 1 << 20})
    void directMemoryIsFreedAfterEachFile(long memory) throws Exception {
        ChildJvm.Output done = ChildJvm.run(directory, Sorting.class, List.of("-XX:+DisableExplicitGC",
                "-Xlog:disable", "-XX:MaxDirectMemorySize=64m", "-XX:+UnlockExperimentalVMOptions", "-XX:+UseEpsilonGC",
                "-Daparasort.target=jdk"), directory.resolve("file").toString(), Long.toString(memory));
        assertEquals("few", done.out(), done.err());
    }
}
