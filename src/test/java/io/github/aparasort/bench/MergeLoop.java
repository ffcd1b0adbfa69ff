package io.github.aparasort.bench;

/** The usual loop of a merge, which the library's is compared with. Values move along if there are any. */
public final class MergeLoop {
    private MergeLoop() {
    }

    public static int[] merge(int[] a, int[] b, int[] aValues, int[] bValues, int[] values) {
        int[] out = new int[a.length + b.length];
        int i = 0;
        int j = 0;
        int k = 0;
        if (values == null) {
            while (i < a.length && j < b.length) {
                out[k++] = b[j] < a[i] ? b[j++] : a[i++];
            }
        } else {
            while (i < a.length && j < b.length) {
                if (b[j] < a[i]) {
                    values[k] = bValues[j];
                    out[k++] = b[j++];
                } else {
                    values[k] = aValues[i];
                    out[k++] = a[i++];
                }
            }
            System.arraycopy(aValues, i, values, k, a.length - i);
            System.arraycopy(bValues, j, values, k + a.length - i, b.length - j);
        }
        System.arraycopy(a, i, out, k, a.length - i);
        System.arraycopy(b, j, out, k + a.length - i, b.length - j);
        return out;
    }

    public static long[] merge(long[] a, long[] b, int[] aValues, int[] bValues, int[] values) {
        long[] out = new long[a.length + b.length];
        int i = 0;
        int j = 0;
        int k = 0;
        if (values == null) {
            while (i < a.length && j < b.length) {
                out[k++] = b[j] < a[i] ? b[j++] : a[i++];
            }
        } else {
            while (i < a.length && j < b.length) {
                if (b[j] < a[i]) {
                    values[k] = bValues[j];
                    out[k++] = b[j++];
                } else {
                    values[k] = aValues[i];
                    out[k++] = a[i++];
                }
            }
            System.arraycopy(aValues, i, values, k, a.length - i);
            System.arraycopy(bValues, j, values, k + a.length - i, b.length - j);
        }
        System.arraycopy(a, i, out, k, a.length - i);
        System.arraycopy(b, j, out, k + a.length - i, b.length - j);
        return out;
    }

    public static float[] merge(float[] a, float[] b, int[] aValues, int[] bValues, int[] values) {
        float[] out = new float[a.length + b.length];
        int i = 0;
        int j = 0;
        int k = 0;
        if (values == null) {
            while (i < a.length && j < b.length) {
                out[k++] = Float.compare(b[j], a[i]) < 0 ? b[j++] : a[i++];
            }
        } else {
            while (i < a.length && j < b.length) {
                if (Float.compare(b[j], a[i]) < 0) {
                    values[k] = bValues[j];
                    out[k++] = b[j++];
                } else {
                    values[k] = aValues[i];
                    out[k++] = a[i++];
                }
            }
            System.arraycopy(aValues, i, values, k, a.length - i);
            System.arraycopy(bValues, j, values, k + a.length - i, b.length - j);
        }
        System.arraycopy(a, i, out, k, a.length - i);
        System.arraycopy(b, j, out, k + a.length - i, b.length - j);
        return out;
    }

    public static double[] merge(double[] a, double[] b, int[] aValues, int[] bValues, int[] values) {
        double[] out = new double[a.length + b.length];
        int i = 0;
        int j = 0;
        int k = 0;
        if (values == null) {
            while (i < a.length && j < b.length) {
                out[k++] = Double.compare(b[j], a[i]) < 0 ? b[j++] : a[i++];
            }
        } else {
            while (i < a.length && j < b.length) {
                if (Double.compare(b[j], a[i]) < 0) {
                    values[k] = bValues[j];
                    out[k++] = b[j++];
                } else {
                    values[k] = aValues[i];
                    out[k++] = a[i++];
                }
            }
            System.arraycopy(aValues, i, values, k, a.length - i);
            System.arraycopy(bValues, j, values, k + a.length - i, b.length - j);
        }
        System.arraycopy(a, i, out, k, a.length - i);
        System.arraycopy(b, j, out, k + a.length - i, b.length - j);
        return out;
    }
}
