type Close = () => Promise<unknown>;

/** Something that is open until it is closed. */
interface Open {
  close(): Promise<void>;
}

/** Closes one after the other, the last first, even if one of them fails to close. */
async function closeAll(closings: readonly Close[]): Promise<void> {
  const failed: unknown[] = [];
  for (const close of closings.toReversed()) {
    await close().catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Not everything was closed');
}

/**
 * Opens parts that depend on each other, and closes them in reverse order. If one doesn't open, those before it are
 * closed too.
 * @param open opens them, and reports after each how to close it
 * @throws the error that kept a part from opening
 */
export async function openInTurn<T extends object>(
  open: (closeLater: (close: Close) => void) => Promise<T>,
): Promise<T & Open> {
  const closings: Close[] = [];
  const close = () => closeAll(closings.splice(0));
  try {
    const opened = await open((closing) => void closings.push(closing));
    return { ...opened, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
