package io.github.aparasort.examples.agent;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.mockingDetails;
import static org.mockito.Mockito.spy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;

/** Sorts mocks and spies of lists, small and large, as tests of an application do, and prints what was called on them. */
public final class MockedLists {
    /** A subclass, as applications have them. */
    private static final class OwnList extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        OwnList(List<String> texts) {
            super(texts);
        }
    }

    private MockedLists() {
    }

    public static void main(String[] args) {
        String[] texts = new String[20_000];
        Arrays.setAll(texts, i -> Integer.toString(texts.length - i));
        for (List<String> source : List.of(List.of("b", "a"), List.of(texts))) {
            show(new ArrayList<>(source), ArrayList.class);
            show(new LinkedList<>(source), LinkedList.class);
            show(new OwnList(source), OwnList.class);
            List<String> ofArray = Arrays.asList(source.toArray(String[]::new));
            show(ofArray, ofArray.getClass());
        }
    }

    @SuppressWarnings("unchecked")
    private static void show(List<String> list, Class<?> type) {
        List<String> refusing = spy(list);
        doThrow(new IllegalStateException("refused")).when(refusing).sort(any());
        try {
            refusing.sort(null);
            throw new AssertionError("the spy did not refuse");
        } catch (IllegalStateException e) {
            System.out.println(type + ": " + e.getMessage());
        }
        for (List<String> watched : List.of(spy(list), mock(type.asSubclass(List.class)))) {
            watched.sort(null);
            System.out.println(type + ": " + mockingDetails(watched).getInvocations().stream()
                    .map(call -> call.getMethod().getName()).toList());
        }
    }
}
