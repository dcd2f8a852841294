import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GatheringSocket } from '../../../server/database/connections/gatheringSocket';

/** A gathering socket connected to a server on this machine. */
async function connected() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Nobody listens.');
  const answered = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const socket = new GatheringSocket();
  socket.connect(address.port, address.address);
  await once(socket, 'connect');
  return { socket, other: await answered };
}

/** Writes a statement like the driver: in parts, corked and uncorked together. */
function say(socket: GatheringSocket, ...parts: readonly string[]): void {
  socket.cork();
  for (const part of parts) socket.write(part);
  socket.uncork();
}

test('Statements that are said one behind the other leave at once, in their order', async () => {
  const { socket, other } = await connected();
  const released = vi.spyOn(socket, '_writev');
  say(socket, 'parse one, ', 'bind one; ');
  socket.write('begin; ');
  await Promise.resolve();
  say(socket, 'bind two; ');
  expect(released).not.toHaveBeenCalled();
  socket.end();
  expect(await text(other)).toBe('parse one, bind one; begin; bind two; ');
  expect(released).toHaveBeenCalledTimes(1);
});

test('What is said later leaves later', async () => {
  const { socket, other } = await connected();
  for (const statement of ['one; ', 'two; ']) {
    say(socket, statement);
    const heard: unknown[] = await once(other, 'data');
    expect(heard.map(String)).toEqual([statement]);
  }
  socket.destroy();
});
