import { parseArgs } from 'node:util';

/** What the hotel's staff asks for at the command line. */
export type Command =
  | { kind: 'help' }
  | { kind: 'reconcile'; asksAll: boolean }
  | { kind: 'reviews' }
  | { kind: 'closeReview'; id: string; note: string };

/** The command can't be understood; the message says what is wrong. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run hotel -- <command>

  reconcile [--all]                    compares the hotel's books with each other and with what the
                                       payment providers say, and lists the cases that wait for staff.
                                       Changes nothing. Ends with 0 when every naira is accounted for,
                                       else with 1. --all asks about all payments, not only about open
                                       and recent ones.
  reviews                              lists the cases that wait for staff: what, whose, how much, since
                                       when.
  review close ID --note "…"           closes a case. The note says what was found and done; it is kept
                                       with the reservation. Moves no money.
  --help                               says this.`;

/**
 * Reads what was typed after `npm run hotel --`.
 * @throws UsageError
 */
export function readCommand(typed: readonly string[]): Command {
  const { positionals, all, note, help } = parsed(typed);
  if (help) return { kind: 'help' };
  const [first, second, third, ...rest] = positionals;
  if (first === undefined) throw new UsageError('A command is missing.');
  if (all && first !== 'reconcile') throw new UsageError('--all belongs to reconcile.');
  if (note !== undefined && first !== 'review')
    throw new UsageError('--note belongs to review close.');
  if (first === 'reconcile' && second === undefined) return { kind: 'reconcile', asksAll: all };
  if (first === 'reviews' && second === undefined) return { kind: 'reviews' };
  if (first === 'review' && second === 'close' && rest.length === 0) return closing(third, note);
  throw new UsageError(`“${positionals.join(' ')}” is no command.`);
}

function parsed(typed: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...typed],
      options: {
        all: { type: 'boolean', default: false },
        note: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    return { positionals, ...values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function closing(id: string | undefined, note: string | undefined): Command {
  if (id === undefined) throw new UsageError('Which case? Its id stands in the list of reviews.');
  const words = note?.trim() ?? '';
  if (words === '') throw new UsageError('A note is missing: --note "what was found and done".');
  return { kind: 'closeReview', id, note: words };
}
