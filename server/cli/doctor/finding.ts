/** What the doctor found of one thing. */
export interface Finding {
  what: string;
  /** `look`: works, and somebody should look at it before long. */
  verdict: 'fine' | 'look' | 'wrong';
  says: string;
  /** What to do; null where there is nothing. */
  advice: string | null;
}

export function fine(what: string, says: string): Finding {
  return { what, verdict: 'fine', says, advice: null };
}

export function look(what: string, says: string, advice: string): Finding {
  return { what, verdict: 'look', says, advice };
}

export function wrong(what: string, says: string, advice: string): Finding {
  return { what, verdict: 'wrong', says, advice };
}

/** The point of an error, in a line. */
export function pointOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n').at(-1) ?? '';
}
