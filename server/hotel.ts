import { systemChance } from './parts/chance';
import { systemClock } from './parts/clock';
import { readConfiguration } from './configuration/configuration';
import { openDatabase } from './db/openDatabase';
import { createLog } from './parts/log';
import { createProviders } from './payments/providers/providers';
import { CannotStart } from './starting/cannotStart';
import { readCommand, usage, type Command } from './staff/command';
import { commands } from './staff/commands';
import { examine } from './staff/doctor/examine';
import { reportExamination } from './staff/doctor/reportExamination';
import { printable, runCommand, type CommandOutcome } from './staff/runCommand';
import { UsageError } from './staff/typed';

/** What the hotel's staff does from a terminal, with the server's own configuration. */

async function run(command: Extract<Command, { kind: 'run' }>): Promise<CommandOutcome> {
  const configuration = readConfiguration(process.env);
  const log = createLog({ ...configuration, logLevel: 'error' });
  const opened = await openDatabase(configuration, log);
  try {
    const providers = createProviders(configuration);
    const { database } = opened;
    const parts = { clock: systemClock, chance: systemChance, configuration, database, providers };
    return await runCommand({ ...parts, log }, command);
  } finally {
    await opened.close();
  }
}

async function outcomeOf(command: Command): Promise<CommandOutcome> {
  switch (command.kind) {
    case 'help':
      return { code: 0, text: command.text };
    case 'doctor': {
      const { code, text } = reportExamination(await examine(process.env), command.asJson);
      return { code, text: printable(text) };
    }
    case 'run':
      return run(command);
  }
}

try {
  const { code, text } = await outcomeOf(readCommand(process.argv.slice(2)));
  console.log(text);
  process.exitCode = code;
} catch (error) {
  if (error instanceof UsageError) {
    const [first = '', second = ''] = process.argv.slice(2);
    const isKnown = commands.some(({ words }) => words[0] === first);
    const help = isKnown ? usage([first, second]) : 'npm run hotel -- help lists all commands.';
    console.error(`${error.message}\n\n${help}`);
  } else {
    console.error(error instanceof CannotStart ? error.message : error);
  }
  process.exitCode = 2;
}
