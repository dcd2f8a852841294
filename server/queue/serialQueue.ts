/** Runs work on the same subject one at a time, in order of arrival. */
export function serialQueue(): <T>(subject: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<unknown>>();
  return async (subject, work) => {
    const mine = (running.get(subject) ?? Promise.resolve()).then(work, work);
    running.set(subject, mine);
    try {
      return await mine;
    } finally {
      if (running.get(subject) === mine) running.delete(subject);
    }
  };
}
