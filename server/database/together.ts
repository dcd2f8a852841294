/**
 * Waits for statements that were sent one behind the other. On a connection that pipelines they are one message, and take
 * one round trip; each still sees what those before it did and waited for.
 * @throws what the first of them, in their order, failed with, once all are answered: those behind it failed for it
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  statements: T,
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  for (const answer of await Promise.allSettled(statements)) {
    if (answer.status === 'rejected') throw answer.reason;
  }
  return Promise.all(statements);
}
