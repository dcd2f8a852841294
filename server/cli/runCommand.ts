import { ApiError } from '../contract/apiError';
import type { Command } from './command';
import type { CommandOutcome, Desk } from './staffCommand';

export type { CommandOutcome } from './staffCommand';

/** What guests and providers wrote must not command the terminal: only line breaks of ours stay. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** Does what staff asked for, on the open database. What the hotel's own rules refuse is said, and ends with 1. */
export async function runCommand(
  desk: Desk,
  { run }: Extract<Command, { kind: 'run' }>,
): Promise<CommandOutcome> {
  try {
    const { code, text } = await run(desk);
    return { code, text: printable(text) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: 1, text: printable(error.message) };
  }
}
