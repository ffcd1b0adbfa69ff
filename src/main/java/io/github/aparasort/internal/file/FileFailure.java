package io.github.aparasort.internal.file;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Exceptions that name the file that the user knows, and the reason. Those of the system often lack one of them. */
public final class FileFailure {
    private FileFailure() {
    }

    /** A failure for a reason of ours. */
    public static FileSystemException of(Path file, String reason) {
        return new FileSystemException(file.toString(), null, reason);
    }

    /** This failure, with the name of the file. A channel that was closed under way is no fault of the file. */
    public static IOException of(Path file, IOException e) {
        if (e instanceof ClosedChannelException
                || e instanceof FileSystemException f && file.toString().equals(f.getFile())) {
            return e;
        }
        FileSystemException named = e instanceof NoSuchFileException ? new NoSuchFileException(file.toString())
                : e instanceof AccessDeniedException ? new AccessDeniedException(file.toString())
                : of(file, reason(e));
        named.initCause(e);
        return named;
    }

    /** An input that another process wrote to. */
    public static FileSystemException changed(Path file, String how) {
        return of(file, "it was changed while it was sorted; nothing was replaced (" + how
                + "); sort it when nobody writes to it");
    }

    /** The reason of a failure for a user, without the name of the file. */
    public static String reason(IOException e) {
        if (e instanceof FileSystemException f && f.getReason() != null) {
            return f.getReason();
        }
        if (e instanceof NoSuchFileException) {
            return "no such file or directory";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        return e instanceof FileSystemException || e.getMessage() == null ? e.toString() : e.getMessage();
    }
}
