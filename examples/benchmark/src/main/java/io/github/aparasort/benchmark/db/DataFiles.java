package io.github.aparasort.benchmark.db;

import io.github.aparasort.benchmark.db.Task.TableFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The files of a task, which are made once: by R those of db-benchmark, byte for byte, otherwise by Java. Those by Java
 * are in a folder of their own, as their check sums are others.
 *
 * @param byR whether they are those of db-benchmark
 */
record DataFiles(Path folder, Task task, int rows, boolean byR) {
    /** db-benchmark has no smaller ones. */
    private static final int SMALLEST_BY_R = 10_000_000;

    /** Finds them in the folder, or makes them. */
    static DataFiles of(Path folder, Task task, int rows) throws IOException, InterruptedException {
        DataFiles byR = new DataFiles(folder, task, rows, true);
        if (byR.exist() || rows >= SMALLEST_BY_R && byR.make()) {
            return byR;
        }
        DataFiles byJava = new DataFiles(folder.resolve("java"), task, rows, false);
        if (!byJava.exist()) {
            byJava.make();
        }
        return byJava;
    }

    Path path(TableFile table) {
        return folder.resolve(table.file());
    }

    List<TableFile> tables() {
        return task.tables(rows);
    }

    /** The tables by name. */
    Map<String, DataFrame> read() throws IOException {
        Map<String, DataFrame> frames = new HashMap<>();
        for (TableFile table : tables()) {
            frames.put(table.table(), CsvReader.read(path(table), table.rows(), task));
        }
        return frames;
    }

    private boolean exist() {
        return tables().stream().allMatch(table -> Files.exists(path(table)));
    }

    /** In a folder beside, so that what was interrupted is made again. False without R or its package data.table. */
    private boolean make() throws IOException, InterruptedException {
        Path parts = Files.createDirectories(folder.resolve("parts"));
        if (!byR) {
            JavaData.write(parts, task, rows);
        } else if (!runScript(parts)) {
            return false;
        }
        for (TableFile table : tables()) {
            Files.move(parts.resolve(table.file()), path(table), StandardCopyOption.REPLACE_EXISTING);
        }
        Files.delete(parts);
        return true;
    }

    private boolean runScript(Path parts) throws IOException, InterruptedException {
        Path script = Files.createTempFile("db-benchmark", ".R");
        String name = task == Task.GROUPBY ? "groupby.R" : "join.R";
        try (InputStream resource = DataFiles.class.getResourceAsStream(name)) {
            Files.copy(resource, script, StandardCopyOption.REPLACE_EXISTING);
            Process process = new ProcessBuilder("Rscript", script.toString(), Task.name(rows), parts.toString())
                    .redirectErrorStream(true).start();
            String output = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
            if (process.waitFor() == 0) {
                return true;
            }
            System.err.println(output);
        } catch (IOException e) {
            System.err.println(e.getMessage());
        } finally {
            Files.delete(script);
        }
        System.err.println("Rscript with data.table does not run here: Java makes the files instead.");
        return false;
    }
}
