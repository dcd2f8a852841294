import { readCommand } from '../../../server/cli/command';
import { runCommand, type CommandOutcome } from '../../../server/cli/staffCommand';
import type { Hotel } from '../support/hotel';

/** Types a command at the hotel's command line. */
export function hotel(
  { context }: Pick<Hotel, 'context'>,
  ...typed: string[]
): Promise<CommandOutcome> {
  const command = readCommand(typed);
  if (command.kind !== 'run') throw new Error('It needs no database.');
  return runCommand(context, command);
}

/** The person and the reason, where a command requires them. */
export const who = ['--by', 'Ngozi'] as const;
export const whoAndWhy = [...who, '--why', 'The shower leaks'] as const;

const guest = ['--name', 'Chidi Obi', '--phone', '08031112222', '--email', 'chidi@example.com'];
const stay = ['--from', '2026-03-02', '--to', '2026-03-04', '--rooms', '1 premium, superior'];
/** A stay in two rooms that costs ₦16,000, and how it is paid by transfer. */
export const booking = ['book', ...guest, ...stay, '--adults', '2', ...who];
export const byTransfer = (proof: string) => [
  ...[...booking, '--paid', 'transfer', '--amount', '16000'],
  ...['--proof', proof],
];
