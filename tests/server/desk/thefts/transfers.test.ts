import { describe, expect, test } from 'vitest';
import { freshPaymentWorld } from '../../payments/paymentWorld';
import { refusedWith, textAt } from '../../support/reading';
import { act, arrival, inCash, send, twoAtDesk, unpaidRoom } from '../deskSessions';

/** What somebody tries with transfers that nobody sent, or that belong to nobody. */

const OWNER = 'owner@hotel.example';
const world = await freshPaymentWorld({ configuration: { ownerEmails: [OWNER] } });
const { amara, bisi } = twoAtDesk(world, arrival);
const why = 'Sent by mistake';

/** The owner's email about the day of the usual arrival. */
async function readNextDay(): Promise<string> {
  world.clock.setTo(new Date('2026-03-13T08:00:00Z'));
  for (let minute = 0; minute < 5; minute += 1) {
    await world.jobs.run({ kind: 'sweep' });
    await world.settle();
    world.clock.advance(60_000);
  }
  return world.post
    .to(OWNER)
    .map(({ text }) => text)
    .join();
}

const onMoney = (body: object, person = bisi) => send(person, '/money/acts', body);
const invented = { act: 'receiveMoney', amount: 5000, proof: 'GTB 0313', sender: 'Chidi Obi' };
const firstId = async () =>
  textAt((await bisi.browser.request('GET', '/money')).body, 'received.0.id');
const expecting = (proof = 'GTB 0312') => ({
  ...{ act: 'expectTransfer', amount: 2000, proof, balance: 2000 },
});

describe('A clerk', () => {
  test('receives invented money, uses it for a friend’s stay and refunds it, and may do none of it', async () => {
    const { id: reservationId } = await unpaidRoom(world);
    expect(await onMoney(invented, amara)).toMatchObject(refusedWith(403, 'not_your_role'));
    await onMoney(invented);
    const received = await firstId();
    const using = { act: 'applyReceived', received, reservationId, amount: 2000 };
    expect(await onMoney(using, amara)).toMatchObject(refusedWith(403, 'not_your_role'));
    const back = { act: 'refundReceived', received, amount: 5000, paidTo: 'Amara Eze', why };
    expect(await onMoney({ ...back, method: 'cash' }, amara)).toMatchObject(
      refusedWith(403, 'not_your_role'),
    );
  });

  test('takes cash, and says that a transfer is expected: a manager who drops it tells the owner', async () => {
    const stay = await unpaidRoom(world);
    await act(amara, stay, expecting());
    await act(amara, stay, inCash(2000));
    await act(bisi, stay, { act: 'dropTransfer', why: 'Nothing has come' });
    expect(await readNextDay()).toContain(
      'Bisi Ade: Expected transfer of ₦2,000.00 not received, ₦2,000.00 was paid at the desk meanwhile: “Nothing has come”',
    );
  });
});

describe('The owner reads of a manager who', () => {
  test('receives money and refunds it to himself, in cash', async () => {
    await unpaidRoom(world);
    await onMoney(invented);
    const back = { act: 'refundReceived', received: await firstId(), amount: 3000, why };
    await onMoney({ ...back, method: 'cash', paidTo: 'Bisi Ade' });
    const text = await readNextDay();
    expect(text).toContain(
      'Money received for no stay\n- ₦5,000.00 from Chidi Obi on 12 March, seen by Bisi Ade, ₦3,000.00 refunded in cash to Bisi Ade by Bisi Ade, who had recorded it, though it came by transfer, another name than the sender’s, ₦2,000.00 pays nothing yet',
    );
  });

  test('notes a transfer and confirms it alone', async () => {
    const stay = await unpaidRoom(world);
    await act(bisi, stay, expecting());
    await act(bisi, stay, { act: 'confirmTransfer' });
    expect(await readNextDay()).toContain(
      'Bisi Ade: Transfer of ₦2,000.00 confirmed as expected, noted and confirmed by the same person',
    );
  });

  test('confirms less than came, and keeps the rest', async () => {
    const stay = await unpaidRoom(world);
    await act(amara, stay, expecting());
    await act(bisi, stay, { act: 'confirmTransfer', amount: 1500 });
    expect(await readNextDay()).toContain(
      'Bisi Ade: ₦1,500.00 came of an expected transfer of ₦2,000.00',
    );
  });

  test('pays a stay with money of somebody else', async () => {
    const { id: reservationId } = await unpaidRoom(world);
    await onMoney(invented);
    const using = { act: 'applyReceived', received: await firstId(), reservationId };
    await onMoney({ ...using, amount: 2000 });
    expect(await readNextDay()).toContain(
      '₦5,000.00 from Chidi Obi on 12 March, seen by Bisi Ade, ₦2,000.00 applied to a stay by Bisi Ade, ₦3,000.00 pays nothing yet',
    );
  });

  test('does nothing about it: it is named each day', async () => {
    await unpaidRoom(world);
    await onMoney({ ...invented, happenedAt: '2026-03-01T10:00:00Z' });
    const text = await readNextDay();
    expect(text).toContain('₦5,000.00 from Chidi Obi on 1 March');
    expect(text).toContain('₦5,000.00 pays nothing yet');
  });
});
