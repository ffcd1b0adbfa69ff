package io.github.aparasort.internal.element;

import io.github.aparasort.internal.column.Column;
import io.github.aparasort.internal.column.Fields;
import io.github.aparasort.internal.column.LaunchOptions;
import io.github.aparasort.internal.column.Work;
import io.github.aparasort.internal.device.DeviceFault;
import io.github.aparasort.internal.kernel.CustomCode;
import io.github.aparasort.internal.kernel.TileKernel;
import io.github.aparasort.internal.parallel.Parallel;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * The caller's code for the elements of arrays, which a subclass adds. A field of it stands for an array of the call if
 * it has one of the empty arrays that {@link #next} was given: these are kept in their order.
 */
public abstract class MapElements extends TileKernel implements CustomCode {
    private final List<Object> placeholders = new ArrayList<>();

    protected MapElements() {
        super(1, Integer.BYTES);
    }

    @Override
    public void run() {
        int all = getGlobalSize();
        for (int left = n - getGlobalId(); left > 0; left -= all) {
            apply(n - left);
        }
    }

    /** Makes one element of the last array. */
    public abstract void apply(int i);

    // ---- host side

    /** Lets an empty array stand for the next array of the call. */
    protected final <B> B next(B placeholder) {
        placeholders.add(placeholder);
        return placeholder;
    }

    @Override
    public final boolean isPlaceholder(Object array) {
        return placeholders.stream().anyMatch(each -> each == array);
    }

    @Override
    public final List<String> customMethods() {
        return List.of("apply");
    }

    @Override
    public final int passes() {
        return 1;
    }

    @Override
    public final void makeArrays(int elements) {
        // A launch names the memory of each.
    }

    /** Refuses arrays that are not those of the fields. */
    public final void check(List<?> componentTypes) {
        if (componentTypes.isEmpty()) {
            throw new IllegalArgumentException("there is no array for the results");
        }
        List<String> wanted = placeholders.stream().map(each -> each.getClass().getComponentType().toString()).toList();
        List<String> given = componentTypes.stream().map(Object::toString).toList();
        if (!wanted.equals(given)) {
            throw new IllegalArgumentException(getClass().getName() + " takes arrays of " + wanted + ", not of "
                    + given);
        }
    }

    /** The fields that stand for the arrays of a call. */
    private Field[] fields() {
        Field[] fields = new Field[placeholders.size()];
        for (Field field : customFields()) {
            Object value = get(field);
            for (int i = 0; i < fields.length; i++) {
                fields[i] = value == placeholders.get(i) ? field : fields[i];
            }
        }
        return fields;
    }

    /** Runs the code on the threads that the caller may use, with arrays of the heap. */
    public final void runHere(int count, List<?> arrays) {
        Field[] fields = fields();
        for (int i = 0; i < fields.length; i++) {
            set(fields[i], arrays.get(i));
        }
        Parallel.forEach(count, (begin, end) -> {
            for (int i = begin; i < end; i++) {
                apply(i);
            }
        });
    }

    /** Sets a field; null for an array that the code does not use. */
    private void set(Field field, Object array) {
        if (field != null) {
            try {
                field.set(this, array);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Queues the code, with columns of one length. Returns the new elements of the last one. */
    public static Column mapped(Work work, MapElements wanted, List<Column> columns) throws DeviceFault {
        MapElements kernel = (MapElements) work.custom(wanted, LaunchOptions.ELEMENT_GROUPS);
        Column result = work.copy(columns.get(columns.size() - 1));
        Fields fields = new Fields();
        for (int i = 0; i < kernel.placeholders.size(); i++) {
            Column column = i == kernel.placeholders.size() - 1 ? result : work.whole(columns.get(i));
            fields.and(kernel.placeholders.get(i), column);
        }
        work.launch(kernel, result.length(), fields);
        return work.keep(result);
    }
}
