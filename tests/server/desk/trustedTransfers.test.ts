import { describe, expect, test } from 'vitest';
import { transferTwice } from '../../../messages/desk/errors';
import { sweepHolds } from '../../../server/reservations/holds/sweepHolds';
import { freshPaymentWorld } from '../payments/paymentWorld';
import { refusedWith, valueAt } from '../support/reading';
import { act, arrival, refused, twoAtDesk, unpaidRoom, type OneRoomStay } from './deskSessions';

/** A guest late at night shows a transfer that no manager has seen yet. */

const world = await freshPaymentWorld();
const { amara, bisi, goTo } = twoAtDesk(world, arrival);

let sessions = 100_000;
const nextSession = () => {
  sessions += 1;
  return `0000132603121405${sessions}`;
};
const showing = (session: string | null = nextSession(), amount = 2000) => ({
  ...{ act: 'expectTransfer', amount, proof: 'Adaobi Okeke', balance: 2000 },
  ...(session !== null && { bank: 'GTBank', session }),
});
const arriving = ({ room }: OneRoomStay) => ({ act: 'checkIn', room });
/** A guest who is let in on a transfer. */
async function letIn(session = nextSession()): Promise<OneRoomStay> {
  const stay = await unpaidRoom(world);
  expect(await act(amara, stay, showing(session))).toMatchObject({ status: 200 });
  expect(await act(amara, stay, arriving(stay))).toMatchObject({ status: 200 });
  return stay;
}
const needs = async () => valueAt((await amara.browser.request('GET', '/today')).body, 'needs');
const done = { status: 200 };

describe('The desk checks a guest in on a transfer', () => {
  test('whose sender, bank and session ID are typed; in the morning a manager confirms it', async () => {
    const stay = await letIn();
    const sender = 'Adaobi Okeke, GTBank';
    expect(await needs()).toMatchObject([
      {
        kind: 'expectedTransfer',
        text: `Adaobi Okeke was checked in on a transfer of ₦2,000.00 (${sender}, ${String(sessions).padStart(22, '0000132603121405')}). A manager confirms it, or marks it not received.`,
      },
      { kind: 'unpaidNight' },
    ]);
    // The night is slept, and its hold would be long over.
    await goTo('2026-03-13T08:00:00Z');
    await sweepHolds(world.context);
    expect((await act(bisi, stay, { act: 'confirmTransfer' })).body).toMatchObject({
      paymentStatus: 'paid',
      folio: { paid: 2000, balance: 0, awaited: null },
    });
    expect(await act(amara, stay, { act: 'checkOut', room: stay.room })).toMatchObject(done);
  });

  test('that never comes: the sum is due before the guest leaves', async () => {
    const stay = await letIn();
    await goTo('2026-03-13T08:00:00Z');
    const dropped = await act(bisi, stay, { act: 'dropTransfer', why: 'Nothing has come' });
    expect(dropped.body).toMatchObject({ folio: { awaited: null, balance: 2000 } });
    expect(await act(amara, stay, { act: 'checkOut', room: stay.room })).toMatchObject(
      refused('₦2,000.00 is still due.'),
    );
    expect(await needs()).toMatchObject([{ kind: 'unpaidNight' }, {}]);
  });

  test('and not without its session ID, for less than the night, or for a session that was shown', async () => {
    const [first, second, third] = [
      await unpaidRoom(world),
      await unpaidRoom(world),
      await unpaidRoom(world),
    ];
    await act(amara, first, showing(null));
    expect(await act(amara, first, arriving(first))).toMatchObject(refusedWith(409, 'act_refused'));
    await act(amara, second, showing(nextSession(), 1999));
    expect(await act(amara, second, arriving(second))).toMatchObject(
      refusedWith(409, 'act_refused'),
    );
    const session = nextSession();
    await letIn(session);
    expect(await act(amara, third, showing(session))).toMatchObject(refused(transferTwice));
  });

  test('three times at once, until a manager has seen one', async () => {
    const [first] = [await letIn(), await letIn(), await letIn()];
    const fourth = await unpaidRoom(world);
    await act(amara, fourth, showing());
    expect(await act(amara, fourth, arriving(fourth))).toMatchObject(
      refused(
        '3 guests are in-house on transfers that no manager has seen. Take a payment, or ask a manager.',
      ),
    );
    await act(bisi, first, { act: 'confirmTransfer' });
    expect(await act(amara, fourth, arriving(fourth))).toMatchObject(done);
    // The next day the desk may again, but not who has three open ones.
    await goTo('2026-03-13T08:00:00Z');
    const next = await unpaidRoom(world, {
      checkInDate: '2026-03-13',
      checkOutDate: '2026-03-14',
    });
    await act(amara, next, showing());
    expect(await act(amara, next, arriving(next))).toMatchObject({ status: 409 });
    expect(await act(bisi, next, arriving(next))).toMatchObject(done);
  });

  test('at one moment, at two desks, never more than three', async () => {
    await letIn();
    await letIn();
    const last = [await unpaidRoom(world), await unpaidRoom(world)];
    for (const stay of last) await act(amara, stay, showing());
    const answers = await Promise.all(last.map((stay) => act(amara, stay, arriving(stay))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
