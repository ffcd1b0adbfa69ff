package io.github.aparasort.internal.key;

/** Factors of hashes and checksums: odd numbers with random bits. */
public final class HashFactors {
    /** 2<sup>64</sup> divided by the golden ratio (Knuth, volume 3, 6.4): its multiples have no period. */
    public static final long GOLDEN = 0x9e3779b97f4a7c15L;
    /** Those of SplitMix64 (Steele, Lea and Flood, 2014), in the order of its steps: by D. Stafford. */
    public static final long FIRST = 0xbf58476d1ce4e5b9L;
    public static final long SECOND = 0x94d049bb133111ebL;

    private HashFactors() {
    }
}
