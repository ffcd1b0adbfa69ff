package io.github.aparasort.internal.agent;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files beside the agent it takes for jars that the library needs. */
class SiblingJarsTest {
    /** What Maven has put on this class path for the library, and what else is in {@code lib} of an application. */
    @Test
    void allJarsOfTheLibraryAndNoOthers() {
        List<String> names = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> new File(entry).getName()).filter(name -> name.endsWith(".jar")).toList();
        for (String name : names) {
            boolean isOurs = name.matches("(aparapi|bcel|commons-lang3|lwjgl).*");
            assertTrue(SiblingJars.isNeeded(name) == isOurs, name);
        }
        assertTrue(names.stream().anyMatch(name -> name.contains("-natives-linux-arm64")), names::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"aparapi.jar", "lwjgl.jar", "lwjgl-opencl.jar", "lwjgl-natives-windows.jar",
        "lwjgl-3.4.1-natives-macos-arm64.jar", "bcel-6.7.0.jar"})
    void withAndWithoutVersion(String name) {
        assertTrue(SiblingJars.isNeeded(name));
    }

    /** The first has native code that nothing calls. */
    @ParameterizedTest
    @ValueSource(strings = {"aparapi-jni-1.4.3.jar", "lwjgl-vulkan-3.4.1.jar", "lwjgl.jar.sha1", "lwjgl",
        "lwjgl-natives-linux", "bcelx.jar", "commons-lang3-extra.jar"})
    void othersOfSimilarNames(String name) {
        assertFalse(SiblingJars.isNeeded(name));
    }
}
