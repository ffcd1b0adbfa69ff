package io.github.aparasort.internal.object;

/** Kinds of texts whose keys are read, symbol by symbol. */
enum Texts {
    /** By their chars. */
    STRINGS(String.class) {
        @Override
        boolean isOne(Object value) {
            return value instanceof String;
        }

        @Override
        int length(Object text) {
            return ((String) text).length();
        }

        @Override
        void read(Object text, int begin, int end, char[] symbols, int at) {
            ((String) text).getChars(begin, end, symbols, at);
        }
    },
    /** By their chars, all in one case: what {@link String#CASE_INSENSITIVE_ORDER} compares. */
    STRINGS_IN_ONE_CASE(String.class) {
        @Override
        boolean isOne(Object value) {
            return STRINGS.isOne(value);
        }

        @Override
        int length(Object text) {
            return STRINGS.length(text);
        }

        @Override
        void read(Object text, int begin, int end, char[] symbols, int at) {
            STRINGS.read(text, begin, end, symbols, at);
            for (int i = at; i < at + end - begin; i++) {
                symbols[i] = fold(symbols[i]);
            }
        }

        private static char fold(char c) {
            if (c < 128) {
                return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
            }
            if (Character.isSurrogate(c)) {
                // A pair of them is one symbol, which comes after all chars; one alone does not.
                throw NoKeysException.INSTANCE;
            }
            return Character.toLowerCase(Character.toUpperCase(c));
        }
    },
    /** Any sequences of chars. */
    CHARS(CharSequence.class) {
        @Override
        boolean isOne(Object value) {
            return value instanceof CharSequence;
        }

        @Override
        int length(Object text) {
            return ((CharSequence) text).length();
        }

        @Override
        void read(Object text, int begin, int end, char[] symbols, int at) {
            CharSequence chars = (CharSequence) text;
            for (int i = begin; i < end; i++) {
                symbols[at + i - begin] = chars.charAt(i);
            }
        }
    },
    /** Byte arrays, by their unsigned bytes. */
    BYTES(byte[].class) {
        @Override
        boolean isOne(Object value) {
            return value instanceof byte[];
        }

        @Override
        int length(Object text) {
            return ((byte[]) text).length;
        }

        @Override
        void read(Object text, int begin, int end, char[] symbols, int at) {
            byte[] bytes = (byte[]) text;
            for (int i = begin; i < end; i++) {
                symbols[at + i - begin] = (char) (bytes[i] & 0xff);
            }
        }
    };

    private final Class<?> type;

    Texts(Class<?> type) {
        this.type = type;
    }

    /** Whether values of a class are such texts. */
    boolean reads(Class<?> of) {
        return type.isAssignableFrom(of);
    }

    /** Whether a value is a text of this kind. */
    abstract boolean isOne(Object value);

    abstract int length(Object text);

    /** Reads the symbols in [begin, end) to {@code symbols[at]} and so on. */
    abstract void read(Object text, int begin, int end, char[] symbols, int at);
}
