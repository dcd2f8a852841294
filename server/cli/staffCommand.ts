import type { AnyAct } from '../../machines/shared/refusal';
import { ApiError } from '../contract/apiError';
import { RefusalError } from '../contract/refused';
import type { Database } from '../database/database';
import type { DeskContext } from '../desk/context';
import type { Person } from '../staff/auditLog';
import type { CliArguments } from './cliArguments';

/** A command's output and exit code. */
export interface CommandOutcome {
  /** 0 on success, 1 if it could not be done or something is wrong. */
  code: 0 | 1;
  text: string;
  /** Printed instead by `--json`. */
  value?: unknown;
}

/** A parsed command, ready to run. */
export type Action = (desk: DeskContext) => Promise<CommandOutcome>;

/** A command of the hotel's staff. */
export interface StaffCommand {
  /** The words that call it, e.g. `rooms add`. */
  words: readonly string[];
  /** Its arguments, as help shows them: positional ones in capitals, then `--options`. No others are accepted. */
  takes: string;
  /** Its purpose, in a sentence or two. */
  help: string;
  /** @throws UsageError if something is missing or invalid */
  read(typed: CliArguments): Action;
}

export function success(text: string): CommandOutcome {
  return { code: 0, text };
}

/** It could not be done, and why. */
export function failure(text: string): CommandOutcome {
  return { code: 1, text };
}

/** Does what a command asks for, whole or not at all. */
export function inTransaction<Act, Outcome>(
  desk: DeskContext,
  work: (tx: Database, desk: DeskContext, act: Act, person: Person) => Promise<Outcome>,
  act: NoInfer<Act>,
  person: Person,
): Promise<Outcome> {
  return desk.database.transaction((tx) => work(tx, desk, act, person));
}

/** A result as text and, for `--json`, as the value of which scripts get the JSON. */
export function report(value: unknown, text: string): CommandOutcome {
  return { code: 0, text, value };
}

/** Control and format characters, except line breaks, a table's byte order mark and what joins or parts two letters. */
const CONTROLLING = /(?!^\uFEFF)(?:[^\P{Cc}\n]|[^\P{Cf}\u200c\u200d]|[\p{Zl}\p{Zp}])/gu;

/** Replaces control characters, so that text from guests and providers can't control the terminal. Line breaks stay. */
export function printable(text: string): string {
  return text.replace(CONTROLLING, '\ufffd');
}

/** The acts of the desk that are commands too, for the way on after a refusal. */
const commandFor: Partial<Record<AnyAct, string>> = {
  adopt: 'npm run hotel -- case adopt CASE',
  book: 'npm run hotel -- case adopt CASE --for RESERVATION',
  adoptRefunds: 'npm run hotel -- refund adopt REFERENCE',
};

/** Runs a staff command on the open database. If the hotel's rules refuse it, prints why and returns exit code 1. */
export async function runCommand(
  desk: DeskContext,
  { run }: { run: Action },
): Promise<CommandOutcome> {
  try {
    const { code, text } = await run(desk);
    return { code, text: printable(text) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const way = error instanceof RefusalError && error.way.way === 'act' ? error.way.act : null;
    const command = way && commandFor[way];
    const text = command ? `${error.message} As a command: ${command}` : error.message;
    return { code: 1, text: printable(text) };
  }
}
