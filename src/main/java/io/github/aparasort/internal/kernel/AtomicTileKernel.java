package io.github.aparasort.internal.kernel;

/**
 * A kernel over tiles whose work-items add to and set bits in the same local memory. Aparapi has atomics for global
 * memory only; these are OpenCL's own for local memory, which every OpenCL 1.1 device has.
 *
 * <p>The mapping is text that Aparapi writes before the parenthesis of the call, so a macro can take the address of the
 * element. It is found only in a superclass of the kernel. A caller must use the result, or Aparapi's code generator
 * fails.
 */
public abstract class AtomicTileKernel extends TileKernel {
    /** The element before the last operation in Java. Each worker of JTP has a copy of the kernel for itself. */
    protected int before;

    protected AtomicTileKernel(int nt, int vt, int maxGroups, int bytesPerKey) {
        super(nt, vt, maxGroups, bytesPerKey);
    }

    /** Adds to an element of a local array. Returns what it was before. */
    @OpenCLMapping(mapTo = "\n#define LOCAL_ADD(a, i, d) atomic_add(&(a)[i], d)\nLOCAL_ADD")
    protected int localAdd(int[] array, int index, int summand) {
        addInJava(array, index, summand);
        return before;
    }

    /** Sets bits in an element of a local array. Returns what it was before. */
    @OpenCLMapping(mapTo = "\n#define LOCAL_OR(a, i, d) atomic_or(&(a)[i], d)\nLOCAL_OR")
    protected int localOr(int[] array, int index, int bits) {
        orInJava(array, index, bits);
        return before;
    }

    @NoCL
    private void addInJava(int[] array, int index, int summand) {
        synchronized (array) {
            before = array[index];
            array[index] += summand;
        }
    }

    @NoCL
    private void orInJava(int[] array, int index, int bits) {
        synchronized (array) {
            before = array[index];
            array[index] |= bits;
        }
    }
}
