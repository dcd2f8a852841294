import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../src/storage/keyValueStore';
import { type WithLock } from '../../../src/api/withLock';
import { guest, json, openTab } from './loggedInTab';

describe('Refreshes in several tabs', () => {
  it('run one after the other', async () => {
    const order: string[] = [];
    let free: Promise<unknown> = Promise.resolve();
    const withLock: WithLock = (_name, work) => {
      const turn = free.then(work);
      free = turn.catch(() => undefined);
      return turn;
    };
    const device = memoryStore();
    device.write('refreshToken', 'r1');
    device.write('user', JSON.stringify(guest));
    const tab = (name: string) => {
      const opened = openTab({
        device,
        withLock,
        async send(request) {
          const used = await request.text();
          order.push(`${name} ${used}`);
          const refreshToken = `${device.read('refreshToken') ?? ''}'`;
          return json(200, { user: guest, token: { accessToken: name, refreshToken } });
        },
      });
      opened.session.start();
      return opened;
    };
    await Promise.all([tab('a').refresh(undefined), tab('b').refresh(undefined)]);
    expect(order).toEqual([`a {"refreshToken":"r1"}`, `b {"refreshToken":"r1'"}`]);
  });
});
