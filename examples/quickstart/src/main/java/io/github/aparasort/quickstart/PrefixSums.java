package io.github.aparasort.quickstart;

import static io.github.aparasort.quickstart.Data.check;

import io.github.aparasort.Gpu;
import io.github.aparasort.IntScanKernel;
import io.github.aparasort.PrefixScan;
import io.github.aparasort.ScanOp;
import io.github.aparasort.quickstart.Data.ClassFile;
import java.util.Arrays;

/** Sums, maxima and the like: of all elements, or of all up to each one. */
public final class PrefixSums {
    private PrefixSums() {
    }

    /** Takes no arguments. */
    public static void main(String[] args) {
        long[] sizes = Arrays.stream(Data.classes()).mapToLong(ClassFile::size).toArray();
        PrefixScan scan = Gpu.shared().scan();

        // Where each class begins if they stand one behind the other; the total comes with it.
        long[] begins = new long[sizes.length];
        long total = scan.exclusive(sizes, begins, ScanOp.SUM);
        check(total == Arrays.stream(sizes).sum(), "the total");
        check(begins[0] == 0 && begins[1] == sizes[0], "the begins");
        System.out.printf("%,d classes have %,d bytes; class %,d begins at %,d%n", sizes.length, total, 1000,
                begins[1000]);

        // The largest one up to each; in place.
        long[] records = sizes.clone();
        long largest = scan.inclusive(records, records, ScanOp.MAX);
        check(largest == scan.reduce(sizes, ScanOp.MAX) && largest == records[records.length - 1], "maxima");
        System.out.printf("the largest class has %,d bytes%n", largest);

        // An operator of your own: gaps (zeros) are filled with what was there last.
        int[] words = Data.words(1_000_000);
        int[] filled = new int[words.length];
        scan.inclusive(words, filled, LastNonZero::new);
        int last = 0;
        for (int i = 0; i < words.length; i++) {
            last = words[i] != 0 ? words[i] : last;
            check(filled[i] == last, "filled gaps");
        }
        System.out.printf("%,d zeros filled%n", Arrays.stream(words).filter(word -> word == 0).count());
    }

    /** Associative, as an operator must be, and not commutative, as it may be. */
    static final class LastNonZero extends IntScanKernel {
        @Override
        public int combine(int a, int b) {
            return b != 0 ? b : a;
        }

        @Override
        public int identity() {
            return 0;
        }
    }
}
