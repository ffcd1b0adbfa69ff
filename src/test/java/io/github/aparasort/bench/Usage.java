package io.github.aparasort.bench;

/** Tells how a benchmark is called, if it is called otherwise. */
final class Usage {
    private Usage() {
    }

    /**
     * Prints one line if there are too few arguments.
     *
     * @param words what the arguments are, separated by spaces; one in brackets need not be there
     * @param example arguments that work
     * @return whether there are enough
     */
    static boolean isRight(String[] args, Class<?> bench, String words, String example) {
        long fewest = words.chars().filter(each -> each == ' ').count() + 1 - words.chars().filter(each -> each == '[')
                .count();
        if (args.length < fewest) {
            System.err.printf("usage: %s %s%n  such as -Dexec.args=\"%s\"; the comment of the class says more%n",
                    bench.getSimpleName(), words, example);
        }
        return args.length >= fewest;
    }
}
