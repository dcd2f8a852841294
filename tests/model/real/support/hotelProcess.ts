import pino from 'pino';
import { readConfiguration } from '../../../../server/configuration/configuration';
import { startServer, type RunningServer } from '../../../../server/app/startServer';
import { ShiftedClock } from './shiftedClock';

/**
 * The hotel's real server in a separate process: database, jobs, payment sandbox, mailbox and site, with a clock that
 * the parent process moves by messages. It ends with its parent.
 */
const clock = new ShiftedClock();

const told = (fields: object) => process.connected && process.send?.(fields);

async function stop(starting: Promise<RunningServer>): Promise<void> {
  const server = await starting;
  await server.stop();
  process.exit(0);
}

process.on('unhandledRejection', (error) => console.error(error));
const starting = startServer(readConfiguration(process.env), pino({ level: 'silent' }), clock);
process.once('disconnect', () => void stop(starting));
// A terminal signals the whole group, but the parent process decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('advance' in message)) return;
  clock.advance(Number(message.advance));
  told({ advanced: message.advance });
});
await starting;
told({ open: true });
