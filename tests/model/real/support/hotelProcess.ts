import pino from 'pino';
import { readConfiguration } from '../../../../server/configuration/configuration';
import { startServer, type RunningServer } from '../../../../server/app/startServer';
import { ShiftedClock } from './shiftedClock';

/**
 * The hotel's real server in a process of its own: database, jobs, payment sandbox, mailbox and
 * site, on a clock that whoever started the process moves by its messages. It ends with them.
 */
const clock = new ShiftedClock();

const told = (fields: object) => process.send?.(fields);

async function stop(starting: Promise<RunningServer>): Promise<void> {
  const server = await starting;
  await server.stop();
  process.exit(0);
}

process.on('unhandledRejection', (error) => console.error(error));
const starting = startServer(readConfiguration(process.env), pino({ level: 'silent' }), clock);
process.once('disconnect', () => void stop(starting));
// The terminal tells the whole group; whoever started this process says when it is over.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('advance' in message)) return;
  clock.advance(Number(message.advance));
  told({ advanced: message.advance });
});
await starting;
told({ open: true });
