/**
 * Waits for statements that were sent one after the other. On a pipelining connection they take one message and one
 * round trip; each still sees the effects and locks of those before it.
 * @throws the error of the first that failed, in their order, once all are answered: it also failed those after it
 */
export async function awaitInOrder<const T extends readonly Promise<unknown>[]>(
  statements: T,
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  for (const response of await Promise.allSettled(statements)) {
    if (response.status === 'rejected') throw response.reason;
  }
  return Promise.all(statements);
}
