import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { PendingChange } from '../../../machines/reservation/pendingChange';
import { changeStorage } from '../../../src/reservation/changeStorage';
import { adaobi, bola, openJourney, refused } from '../../support/journeyWithoutPage';

const refresh = 'POST /api/v1/auth/users/refresh';
const refund: PendingChange = { kind: 'refunding', reason: 'A wedding was moved' };
const wanting = (wanted: PendingChange | null, idempotencyKey: string | null = null) => ({
  context: { wanted, idempotencyKey },
});

/** A guest's page of the reservation `r-1`. */
function openPage(setting: Parameters<typeof openJourney>[0] = {}) {
  const journey = openJourney(setting);
  const page = changeStorage(journey.context, 'r-1');
  /** All saved snapshots of unfinished screens, in the tab and on the device. */
  const stored = () =>
    [...journey.storage.tab.keys(), ...journey.device.keys()].filter((key) =>
      key.startsWith('snapshot:'),
    );
  return { ...journey, page, stored };
}

describe('A change that a guest has begun to enter', () => {
  it('is there when the page is opened again', () => {
    const { page, context } = openPage();
    page.keep(wanting(refund));
    expect(changeStorage(context, 'r-1').saved?.wanted).toEqual(refund);
  });

  it('keeps its key once it is sent, and another tab without one does not erase it', () => {
    const { page, context } = openPage();
    const other = changeStorage(context, 'r-1');
    page.keep(wanting({ kind: 'cancelling' }));
    expect(changeStorage(context, 'r-1').saved).toBeNull();
    page.keep(wanting({ kind: 'cancelling' }, 'key-1'));
    other.keep(wanting(null));
    expect(changeStorage(context, 'r-1').saved).toMatchObject({ idempotencyKey: 'key-1' });
    page.keep(wanting(null));
    expect(changeStorage(context, 'r-1').saved).toBeNull();
  });

  it('is of one reservation', () => {
    const { page, context, storage } = openPage();
    page.keep(wanting(refund));
    expect(changeStorage(context, 'r-2').saved).toBeNull();
    const kept = storage.tab.read('snapshot:change:r-1') ?? '';
    storage.underWay.write('snapshot:change:r-2', kept);
    expect(changeStorage(context, 'r-2').saved).toBeNull();
  });

  it('is of one guest', () => {
    const { page, context, becomes, storage } = openPage();
    page.keep(wanting(refund));
    const kept = storage.tab.read('snapshot:change:r-1') ?? '';
    becomes(bola);
    storage.underWay.write('snapshot:change:r-1', kept);
    expect(changeStorage(context, 'r-1').saved).toBeNull();
  });

  it('is not kept by a page that still shows after its guest was forgotten', async () => {
    const { page, session, stored, storage, device } = openPage({
      deletionSent: adaobi.id,
      responses: { [refresh]: () => refused(401, 'session_expired') },
    });
    session.send({ type: 'refresh.needed' });
    await waitFor(session, (snapshot) => snapshot.matches('forgotten'));
    page.keep(wanting(refund));
    expect(stored()).toEqual([]);
    expect([...device.keys(), ...storage.tab.keys()]).toEqual([]);
  });
});
