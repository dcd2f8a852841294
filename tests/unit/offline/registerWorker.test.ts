import { describe, expect, it } from 'vitest';
import { registerWorker, type Workers } from '../../../src/offline/registerWorker';
import { adaobi, openJourney } from '../../support/journeyWithoutPage';

/** A browser whose page isn't controlled by the site's worker, as after a forced reload. */
function browser() {
  const kept = new Set(['own', 'site-1']);
  const told: string[] = [];
  const active = { postMessage: (word: string) => void told.push(word) };
  const workers: Workers = {
    register: () => Promise.resolve(undefined),
    getRegistration: () => Promise.resolve({ active }),
  };
  const caches = { delete: (name: string) => Promise.resolve(kept.delete(name)) };
  return { kept, told, workers, caches };
}

describe('What was kept of a guest’s reservations', () => {
  it('is forgotten at the logout, here and in the worker, and nothing of the site with it', async () => {
    const { session } = openJourney().context;
    const { kept, told, workers, caches } = browser();
    registerWorker(workers, caches, session);
    session.start();
    await expect.poll(() => session.getSnapshot().context.user).not.toBeNull();
    expect([...kept]).toEqual(['own', 'site-1']);
    session.send({ type: 'logout.requested' });
    await expect.poll(() => told).toEqual(['guest.left']);
    expect([...kept]).toEqual(['site-1']);
  });

  it('is forgotten when the account is deleted, while its page still says so', async () => {
    const { session } = openJourney().context;
    const { kept, workers, caches } = browser();
    registerWorker(workers, caches, session);
    session.send({ type: 'account.deleted', userId: adaobi.id });
    await expect.poll(() => [...kept]).toEqual(['site-1']);
    expect(session.getSnapshot().matches('accountDeleted')).toBe(true);
  });

  it('is forgotten when another guest logs in in another tab', async () => {
    const { context } = openJourney();
    const { session } = context;
    const { kept, told, workers, caches } = browser();
    registerWorker(workers, caches, session);
    session.start();
    await expect.poll(() => session.getSnapshot().context.user).not.toBeNull();
    const user = session.getSnapshot().context.user;
    if (user === null) throw new Error('Nobody is logged in.');
    const stored = { user: { ...user, id: 'another' }, token: 'refresh' as const };
    session.send({ type: 'session.changedElsewhere', stored });
    await expect.poll(() => told).toEqual(['guest.left']);
    expect([...kept]).toEqual(['site-1']);
  });
});
