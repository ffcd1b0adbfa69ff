package io.github.aparasort.internal.column;

import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.device.Stream;
import io.github.aparasort.internal.device.StreamMemory;
import io.github.aparasort.internal.device.Transfer;
import java.util.List;

/** Changes an int in the memory of a device, as a device may that is out of order. */
public final class BitFlip {
    private BitFlip() {
    }

    /**
     * Changes the int at an index, whatever the type of the elements.
     *
     * @param mask the bits to change; 0 to go by 1 towards 0, so that an index stays one
     */
    public static void flip(Stream stream, Column column, int at, int mask) throws DeviceFault {
        int[] word = new int[1];
        long place = column.byteFrom() + (long) at * Integer.BYTES;
        stream.read(List.of(new Transfer.Read(column.memory(), place, word)));
        word[0] = mask != 0 ? word[0] ^ mask : word[0] == 0 ? 1 : word[0] - 1;
        StreamMemory changed = stream.allocate(Integer.BYTES);
        stream.upload(changed, word, 0, 1);
        stream.copy(changed, 0, column.memory(), place, Integer.BYTES);
        changed.release();
    }
}
