package io.github.aparasort.quickstart;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the examples sort: real data that every JDK has with it. */
final class Data {
    /** A class of the JDK: its module, its name, and the bytes of its class file. */
    record ClassFile(String module, String name, long size) {
        String simpleName() {
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }

    private static ClassFile[] classes;

    private Data() {
    }

    /** The first words of the JDK's lib/modules: tables, texts and code, with many repetitions. */
    static int[] words(int n) {
        Path modules = Path.of(System.getProperty("java.home"), "lib", "modules");
        try (FileChannel file = FileChannel.open(modules)) {
            long bytes = Math.min((long) n * Integer.BYTES, file.size() / Integer.BYTES * Integer.BYTES);
            ByteBuffer map = file.map(FileChannel.MapMode.READ_ONLY, 0, bytes).order(ByteOrder.LITTLE_ENDIAN);
            int[] words = new int[map.remaining() / Integer.BYTES];
            map.asIntBuffer().get(words);
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All classes of the running JDK, some ten thousands, in the order of its file system. */
    static ClassFile[] classes() {
        if (classes == null) {
            Path root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
            try (Stream<Path> files = Files.walk(root)) {
                classes = files.filter(file -> file.toString().endsWith(".class")).map(Data::classFile)
                        .toArray(ClassFile[]::new);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        // The examples move them about: each gets an array of its own.
        return classes.clone();
    }

    /** For instance of /modules/java.base/java/lang/String.class. */
    private static ClassFile classFile(Path file) {
        String path = file.subpath(2, file.getNameCount()).toString();
        String name = path.substring(0, path.length() - ".class".length()).replace('/', '.');
        try {
            return new ClassFile(file.getName(1).toString(), name, Files.size(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the example if its result is wrong. */
    static void check(boolean right, String what) {
        if (!right) {
            throw new IllegalStateException("wrong: " + what);
        }
    }
}
