package io.github.aparasort.internal.sort;

import io.github.aparasort.internal.array.PairValues;
import io.github.aparasort.internal.key.IntSequence;
import io.github.aparasort.internal.key.IntSource;
import io.github.aparasort.internal.parallel.Digest;
import io.github.aparasort.internal.staging.Stretch;

/** How int keys with an int each get to a kernel and back. */
abstract class IntPairTransfer<A> extends PairTransfer<A> {
    final IntPairData pairs;
    /** The keys as the kernel gets them. */
    final IntSource keys;
    /** The XOR mask of the order, if the kernel applies it. */
    final int mask;
    /** Whether indices come back; the kernel makes them, or they are its values. */
    final boolean indexed;

    /** @param masks whether the kernel can mask keys */
    IntPairTransfer(IntPairData pairs, boolean masks) {
        super(pairs);
        this.pairs = pairs;
        this.indexed = pairs.carriesIndices();
        // Keys that are wanted back come masked, because what delivers them takes the mask off.
        if (masks && pairs.keys instanceof IntSequence sequence && !pairs.deliversKeys()) {
            keys = sequence.unmasked();
            mask = sequence.mask();
        } else {
            keys = pairs.keys;
            mask = 0;
        }
    }

    @Override
    public Digest digest() {
        return IntPairStaging.digest(pairs.keys, pairs.values, pairs.n);
    }

    @Override
    final int[] keyTarget() {
        return pairs.keyTarget();
    }

    // ---- keys and values in columns of their own

    @Override
    public void fill(Stretch stretch) {
        if (!pairs.inPlace) {
            keys.load(stretch.begin(), stretch.end(), (int[]) stretch.array(0), stretch.at(0));
            if (!indexed) {
                pairs.values.load(stretch.begin(), stretch.end(), (int[]) stretch.array(1), stretch.at(1));
            }
        }
    }

    @Override
    public Digest digest(Stretch stretch) {
        int[] values = indexed ? stretch.ints() : (int[]) stretch.array(1);
        if (indexed) {
            PairValues.indices(stretch.begin(), stretch.end(), values, 0);
        }
        return IntPairStaging.digestBlock((int[]) stretch.array(0), stretch.at(0), values,
                indexed ? 0 : stretch.at(1), stretch.length(), mask);
    }

    @Override
    public boolean follows(int index) {
        int[] values = pairs.order();
        int before = keyAt(index - 1);
        int key = keyAt(index);
        return before < key || before == key && (!indexed || values[index - 1] < values[index]);
    }

    /** The masked key that was delivered to an index, or whose index was. */
    private int keyAt(int index) {
        if (pairs.keyTarget() != null) {
            return pairs.keyTarget()[index] ^ mask;
        }
        int[] key = new int[1];
        // A wrong one shows in the checksum.
        int origin = Math.min(Math.max(0, pairs.order()[index]), pairs.n - 1);
        pairs.keys.load(origin, origin + 1, key, 0);
        return key[0];
    }
}
