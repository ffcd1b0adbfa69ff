package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.ExternalSorter;
import io.github.aparasort.ExternalSummary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The sorts of a bulk loader of a triple store: a dictionary of all terms, and three indexes of triples of numbers.
 * The tdb2.xloader of Apache Jena calls the program {@code sort} for them, so it does not run on Windows.
 */
public final class LoadTriples {
    /** Less than the data needs, so that there are several sorted runs. A real loader takes hundreds of MB. */
    private static final int MEMORY = 1 << 20;
    /** Three numbers: subject, predicate and object, in the order of the index. */
    private static final int TRIPLE = 3 * Long.BYTES;

    private LoadTriples() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        try {
            Path directory = Files.createTempDirectory("quickstart");
            Path index = directory.resolve("index");
            try {
                load(index);
            } finally {
                Files.deleteIfExists(index);
                Files.delete(directory);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void load(Path index) throws IOException {
        List<String> lines = Arrays.stream(Data.classes()).flatMap(LoadTriples::statements).toList();
        System.out.printf("%,d lines such as %s%n", lines.size(), lines.get(0));

        Map<String, Long> ids = dictionary(lines, index.getParent());

        List<long[]> triples = lines.stream().map(line -> terms(line).mapToLong(ids::get).toArray()).toList();
        index("SPO", triples, index, 0, 1, 2);
        index("POS", triples, index, 1, 2, 0);
        index("OSP", triples, index, 2, 0, 1);
    }

    /** What is known of a class, as lines of N-Triples. The last one is the same for all classes of a package. */
    private static Stream<String> statements(Data.ClassFile file) {
        String name = iri("class/" + file.name());
        String packageName = iri("package/" + file.name().replaceFirst("\\.?[^.]*$", ""));
        return Stream.of(
                name + " " + iri("size") + " \"" + file.size() + "\" .",
                name + " " + iri("isIn") + " " + packageName + " .",
                packageName + " " + iri("isOf") + " " + iri("module/" + file.module()) + " .");
    }

    private static String iri(String path) {
        return "<http://example.org/" + path + ">";
    }

    /** Subject, predicate and object. No term of these lines has a space. */
    private static Stream<String> terms(String line) {
        return Arrays.stream(line.split(" ")).limit(3);
    }

    /** As sort --unique: each term once, in the order of its bytes. A term gets its place in this order as its id. */
    private static Map<String, Long> dictionary(List<String> lines, Path directory) throws IOException {
        Iterator<byte[]> terms = lines.stream().flatMap(LoadTriples::terms)
                .map(term -> term.getBytes(StandardCharsets.UTF_8)).iterator();
        Map<String, Long> ids = new HashMap<>();
        ExternalSummary done = ExternalSorter.lines().unique().memory(MEMORY).temporaryDirectory(directory)
                .sort(terms, term -> ids.put(new String(term, StandardCharsets.UTF_8), (long) ids.size()));

        Collection<String> expected = new TreeSet<>(lines.stream().flatMap(LoadTriples::terms).toList());
        check(ids.size() == expected.size(), "number of terms");
        long id = 0;
        for (String term : expected) {
            check(ids.get(term) == id++, "id of a term");
        }
        System.out.printf("dictionary: %,d different ones of %,d terms, %d runs%n", done.results(), done.records(),
                done.runs());
        return ids;
    }

    /** Writes each triple once, with its numbers in another order, which is also the order of the triples. */
    private static void index(String name, List<long[]> triples, Path file, int first, int second, int third)
            throws IOException {
        // The highest byte comes first, as records are compared byte by byte.
        Iterator<byte[]> records = triples.stream().map(triple -> ByteBuffer.allocate(TRIPLE).putLong(triple[first])
                .putLong(triple[second]).putLong(triple[third]).array()).iterator();
        ExternalSummary done = ExternalSorter.records(TRIPLE, 0, TRIPLE).unique().memory(MEMORY).sort(records, file);

        Collection<long[]> expected = new TreeSet<>(Arrays::compare);
        for (long[] triple : triples) {
            expected.add(new long[] {triple[first], triple[second], triple[third]});
        }
        ByteBuffer found = ByteBuffer.wrap(Files.readAllBytes(file));
        check(found.remaining() == expected.size() * TRIPLE, "number of triples");
        for (long[] triple : expected) {
            for (long number : triple) {
                check(found.getLong() == number, "triples by " + name);
            }
        }
        System.out.printf("%s: %,d different ones of %,d triples, %d runs%n", name, done.results(), done.records(),
                done.runs());
    }
}
