package io.github.aparasort.internal.kernel;

/** Moves the arrays of a kernel to the device that it is bound to, and back. */
public interface Transport {
    /** For workers of this JVM, which work in the arrays themselves. */
    Transport NONE = new Transport() {
        @Override
        public void reserve(Object array, int length) {
            throw new UnsupportedOperationException("arrays on JTP have their elements");
        }

        @Override
        public void put(Object array) {
            // It is there.
        }

        @Override
        public void get(Object array) {
            // It is there.
        }
    };

    /** Takes note of an empty array, which stands for so many elements in the memory of the device. */
    void reserve(Object array, int length);

    /** Sends an array of primitive values. It may be written to again when this returns. */
    void put(Object array);

    /** Waits for all that was launched before, and reads an array of numbers back. */
    void get(Object array);
}
