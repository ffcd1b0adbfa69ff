package io.github.aparasort.examples.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The XML reports of JUnit: each test with its outcome, as sorted lines. */
final class Reports {
    private Reports() {
    }

    static List<String> read(Path directory) throws Exception {
        List<String> outcomes = new ArrayList<>();
        for (Path file : files(directory)) {
            NodeList cases = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile())
                    .getElementsByTagName("testcase");
            for (int i = 0; i < cases.getLength(); i++) {
                Element test = (Element) cases.item(i);
                outcomes.add(outcome(test) + " " + test.getAttribute("classname") + " " + test.getAttribute("name"));
            }
        }
        Collections.sort(outcomes);
        return outcomes;
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".xml")).toList();
        }
    }

    private static String outcome(Element test) {
        for (String outcome : List.of("failure", "error", "skipped")) {
            if (test.getElementsByTagName(outcome).getLength() > 0) {
                return outcome;
            }
        }
        return "passed";
    }
}
