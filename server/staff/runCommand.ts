import type { Parts } from '../parts';
import { isClean, reconcile } from '../payments/reconcile';
import { reportReconciliation } from '../payments/reconciliation/reportReconciliation';
import { closeReview, listOpenReviews } from '../payments/staffReviews';
import type { Command } from './command';
import { reportReviews } from './reportReviews';

/** What is said at the end of a command, and its exit code. */
export interface CommandOutcome {
  code: 0 | 1 | 2;
  text: string;
}

/** Does what staff asked for, on the open database. */
export async function runCommand(
  parts: Pick<Parts, 'clock' | 'database' | 'providers' | 'configuration'>,
  command: Exclude<Command, { kind: 'help' }>,
): Promise<CommandOutcome> {
  switch (command.kind) {
    case 'reconcile':
      return reconcileBooks(parts, command.asksAll);
    case 'reviews':
      return { code: 0, text: reportReviews(await listOpenReviews(parts.database)) };
    case 'closeReview':
      return close(parts, command.id, command.note);
  }
}

async function reconcileBooks(
  parts: Pick<Parts, 'clock' | 'database' | 'providers' | 'configuration'>,
  asksAll: boolean,
): Promise<CommandOutcome> {
  const result = await reconcile(parts, { asksAll });
  const isSilentSandbox = parts.configuration.sandbox && result.unanswered.length > 0;
  const hint = 'The payment sandbox is part of the server: it answers while the server runs.';
  const text = [reportReconciliation(result), ...(isSilentSandbox ? [hint] : [])].join('\n');
  return { code: isClean(result) ? 0 : 1, text };
}

async function close(
  parts: Pick<Parts, 'clock' | 'database'>,
  id: string,
  note: string,
): Promise<CommandOutcome> {
  switch (await closeReview(parts, id, note)) {
    case 'closed':
      return { code: 0, text: `Case ${id} is closed.` };
    case 'closedBefore':
      return { code: 1, text: `Case ${id} was closed before; nothing was changed.` };
    case 'unknown':
      return { code: 1, text: `There is no case ${id}. The open ones: npm run hotel -- reviews` };
  }
}
