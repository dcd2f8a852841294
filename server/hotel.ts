import { systemClock } from './clock';
import { readConfiguration } from './configuration';
import { openDatabase } from './db/openDatabase';
import { ConfigurationError } from './environmentReader';
import { createLog } from './log';
import { createProviders } from './payments/providers';
import { readCommand, USAGE, UsageError, type Command } from './staff/command';
import { runCommand } from './staff/runCommand';

/** What the hotel's staff does from a terminal, with the server's own configuration. */

async function run(command: Exclude<Command, { kind: 'help' }>): Promise<number> {
  const configuration = readConfiguration(process.env);
  const log = createLog({ ...configuration, logLevel: 'error' });
  const opened = await openDatabase(configuration, log);
  try {
    const providers = createProviders(configuration);
    const parts = { clock: systemClock, configuration, database: opened.database, providers };
    const { code, text } = await runCommand(parts, command);
    console.log(text);
    return code;
  } finally {
    await opened.close();
  }
}

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  if (command.kind !== 'help') return run(command);
  console.log(USAGE);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(error instanceof ConfigurationError ? error.message : error);
  process.exitCode = 2;
}
