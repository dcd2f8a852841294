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
