package io.github.aparasort;

class Calls {
    // Forwarded to the Sums Gpu.sums(): count
}
