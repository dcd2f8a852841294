import { EventEmitter } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { DatabaseAway } from '../../../server/database/databaseFailures';
import { closeOnFatalError } from '../../../server/app/crashHandler';

function watched() {
  const process = new EventEmitter();
  const exitCodes: number[] = [];
  const logged: string[] = [];
  const note = (_fields: Record<string, unknown>, message: string) => {
    logged.push(message);
  };
  closeOnFatalError(process, (code) => exitCodes.push(code), {
    info: note,
    warn: note,
    error: note,
  });
  return { process, exitCodes, logged };
}

test.each(['uncaughtException', 'unhandledRejection'])(
  'A server that meets an %s says so and closes in order, as failed',
  (event) => {
    const { process, exitCodes, logged } = watched();
    process.emit(event, new Error('A mistake'));
    expect(exitCodes).toEqual([1]);
    expect(logged).toEqual(['Something failed that nobody waited for: the server closes']);
  },
);

test.each<[how: string, error: Error]>([
  ['gives no connection', new DatabaseAway(new Error('Nobody there'))],
  ['lost the connection', new Error('Connection terminated unexpectedly')],
  ['shuts down', Object.assign(new pg.DatabaseError('', 0, 'error'), { code: '57P01' })],
])('A server whose database %s while nobody waits goes on', (_how, error) => {
  const { process, exitCodes, logged } = watched();
  process.emit('unhandledRejection', error);
  expect(exitCodes).toEqual([]);
  expect(logged).toHaveLength(1);
});
