package io.github.aparasort.benchmark.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows of the table of machines. */
class MachineTableTest {
    private static final String PAGE = "before\n<!-- machines -->\n<!-- end of machines -->\nafter\n";

    @TempDir
    Path directory;

    private Path file(String name, String processor, String jdk) throws IOException {
        return Files.write(directory.resolve(name), List.of("# Processor: " + processor,
                "# Operating system: Linux 6.1 amd64",
                "# OpenCL devices: [pocl (Portable, CPU), NVIDIA H100 (NVIDIA CUDA, GPU)]",
                "# Reporting JVM: OpenJDK " + jdk + ", heap of at most 4,096 MiB",
                "family\tmethod\ttype\tshape\tn\tengine\tnanos\tbest\tratio\tbeyond\tfirst\tothers",
                "sort\tsort\tint\trandom\t1000000\tJTP\t5000000\tJTP\t1.010\t\t1.00\tJDK=60/0.1;"
                        + "Arrays.sort=60000000/0.1",
                "sort\tsort\tint\trandom\t1000\tJDK\t5000\tloop\t1.200\tbeyond\t1.00\tArrays.sort=6000/1.2",
                "sort\tsort\tint\tsorted\t1000\tJDK\t5000\tloop\t1.300\tbeyond\t1.00\tArrays.sort=6000/1.3"));
    }

    @Test
    void aFileIsARow() throws IOException {
        String page = MachineTable.with(PAGE, List.of(file("a.tsv", "A", "17")));
        assertTrue(page.contains("| A; NVIDIA H100 | Linux amd64 | OpenJDK 17 | 3 | 2 (66.7 %) "
                + "| 1.30: sort int sorted, 1,000 | 12.0 JTP |"), page);
        assertTrue(page.startsWith("before\n") && page.endsWith("after\n"), page);
    }

    @Test
    void aRowOfTheSameMachineIsReplaced() throws IOException {
        String page = MachineTable.with(PAGE, List.of(file("a.tsv", "A", "17"), file("b.tsv", "B", "17")));
        String again = MachineTable.with(page, List.of(file("a.tsv", "A", "17")));
        assertEquals(page, again);
        String more = MachineTable.with(page, List.of(file("c.tsv", "A", "25")));
        assertEquals(page.lines().count() + 1, more.lines().count());
    }

    @Test
    void aPageWithoutTheTableIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> MachineTable.with("nothing", List.of()));
    }
}
