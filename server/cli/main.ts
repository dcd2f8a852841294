import { systemRandom } from '../shared/random';
import { systemClock } from '../shared/clock';
import { readConfiguration } from '../configuration/configuration';
import { openDatabase } from '../database/openDatabase';
import { createLog, failureInTerminal } from '../logging/log';
import { createProviders } from '../paymentProviders/providers';
import { readCommand, usage, type Command } from './command';
import { commands } from './commands';
import { examine } from './doctor/examine';
import { reportExamination } from './doctor/finding';
import { UsageError } from './cliArguments';
import { printable, runCommand, type CommandOutcome } from './staffCommand';

/** Runs a staff command from a terminal, with the server's own configuration. */

async function run(command: Extract<Command, { kind: 'run' }>): Promise<CommandOutcome> {
  const configuration = readConfiguration(process.env);
  const log = createLog({ ...configuration, logLevel: 'error' });
  const opened = await openDatabase(configuration, log);
  try {
    const providers = createProviders(configuration);
    const { database } = opened;
    const context = {
      clock: systemClock,
      random: systemRandom,
      configuration,
      database,
      providers,
    };
    return await runCommand({ ...context, log }, command);
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

function fail(error: unknown): void {
  if (error instanceof UsageError) {
    const [first = '', second = ''] = process.argv.slice(2);
    const isKnown = commands.some(({ words }) => words[0] === first);
    const help = isKnown ? usage([first, second]) : 'npm run hotel -- help lists all commands.';
    console.error(`${error.message}\n\n${help}`);
  } else {
    console.error(failureInTerminal(error));
  }
  process.exitCode = 2;
}

process.once('uncaughtException', (error) => {
  fail(error);
  process.exit();
});

try {
  const { code, text } = await outcomeOf(readCommand(process.argv.slice(2)));
  console.log(text);
  process.exitCode = code;
} catch (error) {
  fail(error);
}
