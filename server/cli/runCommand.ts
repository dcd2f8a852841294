import { ApiError } from '../contract/apiError';
import type { Command } from './command';
import type { CommandOutcome, Desk } from './staffCommand';

export type { CommandOutcome } from './staffCommand';

/** Control and format characters, except line breaks, a table's byte order mark and what joins or parts two letters. */
const CONTROLLING = /(?!^\uFEFF)(?:[^\P{Cc}\n]|[^\P{Cf}\u200c\u200d]|[\p{Zl}\p{Zp}])/gu;

/** Replaces control characters, so that text from guests and providers can't control the terminal. Line breaks stay. */
export function printable(text: string): string {
  return text.replace(CONTROLLING, '\ufffd');
}

/** Runs a staff command on the open database. If the hotel's rules refuse it, prints why and returns exit code 1. */
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
