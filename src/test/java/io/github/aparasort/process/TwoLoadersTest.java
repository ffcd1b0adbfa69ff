package io.github.aparasort.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.aparasort.Gpu;
import io.github.aparasort.testing.ChildJvm;
import io.github.aparasort.testing.Coverage;
import io.github.aparasort.testing.LibraryLoader;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** OpenCL drivers may not bear that two copies of the library list devices at the same moment. */
@Tag(Coverage.EVERY_JDK)
class TwoLoadersTest {
    /** Here LWJGL also unpacks its native library, once for each class loader. */
    @TempDir
    Path directory;

    /** The library loaded more than once, as by applications of one server: all list their devices at once. */
    public static final class TwoLoaders {
        private static final int LOADERS = 4;

        private TwoLoaders() {
        }

        public static void main(String[] args) throws Exception {
            ExecutorService threads = Executors.newFixedThreadPool(LOADERS);
            CyclicBarrier together = new CyclicBarrier(LOADERS);
            Callable<String> list = () -> {
                Class<?> library = new LibraryLoader().loadClass("io.github.aparasort.Gpu");
                together.await();
                return library.getMethod("devices").invoke(null).toString();
            };
            for (Future<String> each : threads.invokeAll(Collections.nCopies(LOADERS, list))) {
                System.out.println(each.get());
            }
            threads.shutdown();
        }
    }

    @Test
    void eachListsTheSameDevices() throws Exception {
        List<String> listed = ChildJvm.run(directory, TwoLoaders.class,
                List.of("-Djava.io.tmpdir=" + directory, "-Duser.home=" + directory)).out().lines().toList();
        assertEquals(Collections.nCopies(listed.size(), Gpu.devices().toString()), listed);
    }
}
