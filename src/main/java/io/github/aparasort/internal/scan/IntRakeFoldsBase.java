package io.github.aparasort.internal.scan;

import com.aparapi.Kernel;

// Twins: Long, Float, Double
/**
 * What the folds of rakes extend: a kernel. Only in one does Aparapi use OpenCL's min for Math.min. Elsewhere it
 * translates the bytecode of Math.min, for longs wrongly. {@link IntFoldsBase} spares other folds the load of Aparapi.
 */
abstract class IntRakeFoldsBase extends Kernel {
}
