package io.github.aparasort.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.aparasort.Gpu;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.bcel.classfile.ClassParser;
import org.apache.bcel.classfile.JavaClass;
import org.apache.bcel.classfile.Method;
import org.junit.jupiter.api.Test;

/** Methods and constructors have few parameters. */
class ParametersTest {
    private static final int MOST = 6;
    /** Of a constructor, which gets what an object works with. */
    private static final int MOST_TO_BEGIN_WITH = 8;
    /** Parts of kernels, which Aparapi translates, and loops of the CPU that share them: there are no objects there. */
    private static final Pattern WITHOUT_OBJECTS = Pattern.compile(
            "\\.(Int|Long|Float|Double)(BalancedPath|CircularMerge|(?:Sum|Product|Min|Max)?Folds"
            + "|SelectPasses|Ranks|BucketSort)$");
    /** Checks and copies of each block while it is in a cache, by vector code: an object for each would cost time. */
    private static final Pattern BY_BLOCK = Pattern.compile(
            "\\.(PairValues|(Int|Long|Float|Double)(Agreement|PairStaging|OrderStaging|SortedInput))$");

    @Test
    void areFew() throws Exception {
        Path classes = Path.of(Gpu.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<String> many = new ArrayList<>();
        int methods = 0;
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                JavaClass type = new ClassParser(file.toString()).parse();
                for (Method method : type.getMethods()) {
                    methods++;
                    boolean begins = method.getName().equals("<init>");
                    if (method.getArgumentTypes().length > (begins ? MOST_TO_BEGIN_WITH : MOST)
                            && isOwn(type, method)) {
                        many.add(type.getClassName() + "." + method.getName());
                    }
                }
            }
        }
        assertTrue(methods > 5000, "classes were not found");
        assertEquals(List.of(), many);
    }

    /** Not those of the compiler, and not those of records, whose components have names. */
    private static boolean isOwn(JavaClass type, Method method) {
        return !method.isSynthetic() && !type.getSuperclassName().equals("java.lang.Record")
                && !WITHOUT_OBJECTS.matcher(type.getClassName()).find()
                && !BY_BLOCK.matcher(type.getClassName()).find();
    }
}
