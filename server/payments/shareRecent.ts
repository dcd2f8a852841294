import type { Context } from '../context';

/** More payments than guests of a 40-room house verify within seconds. */
const MOST_REMEMBERED = 1_000;

/** Asks about something by its name, or takes the answer that somebody else got just now. */
export type ShareRecent<Answer> = (name: string, ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Lets a question be asked once in `verificationInterval` under one name; whoever asks meanwhile waits for
 * the answer that is under way and gets the same. Remembered in this process: so many servers,
 * so many questions.
 */
export function shareRecent<Answer>({
  clock,
  configuration,
}: Pick<Context, 'clock' | 'configuration'>): ShareRecent<Answer> {
  const asked = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (name, ask) => {
    const now = clock.now().getTime();
    const before = asked.get(name);
    if (before && Math.abs(now - before.at) < configuration.verificationInterval) {
      return before.answer;
    }
    const answer = ask();
    asked.delete(name);
    asked.set(name, { at: now, answer });
    const [oldest] = asked.keys();
    if (asked.size > MOST_REMEMBERED && oldest !== undefined) asked.delete(oldest);
    return answer;
  };
}
