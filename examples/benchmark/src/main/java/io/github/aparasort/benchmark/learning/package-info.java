/** How well AUTO learns which engine is the fastest, in fresh JVMs. */
package io.github.aparasort.benchmark.learning;
