package io.github.aparasort.benchmark.run;

import io.github.aparasort.benchmark.contest.Case;
import io.github.aparasort.benchmark.contender.Contender;
import io.github.aparasort.benchmark.contender.Operation;
import io.github.aparasort.benchmark.input.Distribution;
import io.github.aparasort.benchmark.input.KeyType;
import java.util.ArrayList;
import java.util.List;

/**
 * Cases to measure: all combinations.
 *
 * @param workers parallelisms of the JDK's common pool
 */
public record Table(List<Operation> operations, List<KeyType> types, List<Distribution> distributions,
        List<Integer> sizes, List<Integer> workers) {

    /** Only of these types; each with the contenders that can. */
    List<Case> cases(List<KeyType> only, List<Contender> contenders) {
        List<Case> cases = new ArrayList<>();
        for (Operation operation : operations) {
            for (KeyType type : types) {
                if (only.contains(type)) {
                    distributions.forEach(distribution -> sizes.forEach(n ->
                            cases.add(Case.of(operation, type, distribution, n, contenders))));
                }
            }
        }
        return cases;
    }
}
