package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.JoinedRows;
import io.github.aparasort.Joins;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Two tables by a column each, as SQL joins them. */
public final class JoinTables {
    private JoinTables() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        // Table A: all classes by their simple name. Table B: the classes of java.base. A number stands for each name.
        ClassFile[] all = Data.classes();
        ClassFile[] base = Arrays.stream(all).filter(c -> c.module().equals("java.base")).toArray(ClassFile[]::new);
        Map<String, Integer> numbers = new HashMap<>();
        ToIntFunction<ClassFile> number = c -> numbers.computeIfAbsent(c.simpleName(), name -> numbers.size());
        int[] allKeys = Arrays.stream(all).mapToInt(number).toArray();
        int[] baseKeys = Arrays.stream(base).mapToInt(number).toArray();

        // The pairs of rows with equal keys, ordered by key; takeA and takeB gather their columns.
        Joins joins = Gpu.shared().joins();
        JoinedRows rows = joins.inner(allKeys, baseKeys);
        ClassFile[] left = rows.takeA(all);
        ClassFile[] right = rows.takeB(base);
        int others = 0;
        for (int i = 0; i < rows.size(); i++) {
            check(left[i].simpleName().equals(right[i].simpleName()), "inner");
            others += left[i].module().equals("java.base") ? 0 : 1;
        }
        System.out.printf("%,d pairs of classes have one simple name; in %,d one is not of java.base%n", rows.size(),
                others);

        // Rows without a partner: null or a default in a left join, or only they.
        JoinedRows outer = joins.left(allKeys, baseKeys);
        ClassFile[] partners = outer.takeB(base);
        int[] partnerKeys = outer.takeB(baseKeys, -1);
        for (int i = 0; i < outer.size(); i++) {
            check(partnerKeys[i] == (partners[i] == null ? -1 : allKeys[outer.aRows()[i]]), "takeB");
        }
        int[] lonely = joins.anti(allKeys, baseKeys).aRows();
        check(Arrays.stream(outer.bRows()).filter(row -> row < 0).count() == lonely.length, "left and anti");
        check(outer.size() == rows.size() + lonely.length, "left");
        System.out.printf("%,d of %,d classes have a name that java.base does not have%n", lonely.length, all.length);
    }
}
