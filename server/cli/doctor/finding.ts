/** The result of one of the doctor's checks. */
export interface Finding {
  what: string;
  /** `look`: it works, but needs attention before long. */
  verdict: 'fine' | 'look' | 'wrong';
  says: string;
  /** What to do; null if there is nothing to do. */
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

/** An error's message on one line. */
export function pointOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n').at(-1) ?? '';
}
