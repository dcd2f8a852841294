import { CannotStart } from './cannotStart';
import { readConfiguration } from './configuration';
import { createLog } from './log';
import { hotelName } from './mail/hotelName';
import { startServer, type RunningServer } from './server';

/** After this a server that can't stop is left to the operating system. */
const STOP_TIMEOUT_MS = 15_000;

function say({ summary }: RunningServer): void {
  const width = Math.max(...summary.map(([what]) => what.length));
  const lines = summary.map(([what, where]) => `  ${what.padEnd(width)}  ${where}`);
  console.log([`\n${hotelName} is open. Ctrl-C closes it.`, ...lines, ''].join('\n'));
}

/**
 * Stops on the first signal, also while it is still starting: PostgreSQL runs in a session of its own and
 * would stay behind. A terminal and npm both send the signal, so that later ones mean nothing new.
 */
function stopOnSignals(starting: Promise<RunningServer>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    const server = await starting;
    await server.stop();
    console.log(`${hotelName} is closed.`);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration);
  // The job runner doesn't wait for its own bookkeeping, which fails when the database goes away; the
  // server must outlive that.
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'Something failed that nobody waited for');
  });
  const starting = startServer(configuration, log);
  stopOnSignals(starting);
  say(await starting);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
