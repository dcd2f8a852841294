import { readConfiguration, type Configuration } from './configuration/configuration';
import { closeOnFatalError } from './app/crashHandler';
import { createLog, failureInTerminal } from './logging/log';
import { hotel } from '../hotel/hotel';
import { isNodeOutdated } from './shared/program';
import { startServer, type RunningServer } from './app/startServer';

/** If stopping takes longer than this after draining, the process exits anyway. */
const STOP_TIMEOUT_MS = 15_000;

function say({ summary }: RunningServer): void {
  const width = Math.max(...summary.map(([what]) => what.length));
  const lines = summary.map(([what, where]) => `  ${what.padEnd(width)}  ${where}`);
  console.log([`\n${hotel.name} is open. Ctrl-C closes it.`, ...lines, ''].join('\n'));
}

/** Stops the server once, even while it is starting: PostgreSQL would stay behind. Later signals are ignored. */
function stopOnce(
  starting: Promise<RunningServer>,
  { drain }: Configuration,
): (exitCode: number) => void {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), drain + STOP_TIMEOUT_MS).unref();
    const server = await starting.catch(() => null);
    await server?.stop();
    console.log(`${hotel.name} is closed.`);
    process.exit(exitCode);
  };
  return (exitCode) => void stop(exitCode);
}

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration);
  if (configuration.production && isNodeOutdated()) {
    log.warn(
      { node: process.version },
      'This Node gets no security fixes any more: install Node 24',
    );
  }
  const starting = startServer(configuration, log);
  const stop = stopOnce(starting, configuration);
  closeOnFatalError(process, stop, log);
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  say(await starting);
}

try {
  await main();
} catch (error) {
  console.error(failureInTerminal(error));
  process.exit(1);
}
