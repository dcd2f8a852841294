import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideRefundAccount } from '../../../src/payment/refundAccountActors';
import { adaobi, openJourney, type Responder } from '../../support/journeyWithoutPage';

const read = 'GET /api/v1/hotel/payment/refund/account/r-1';
const ask = 'POST /api/v1/hotel/payment/refund/account/r-1/holder';
const give = 'POST /api/v1/hotel/payment/refund/account/r-1';
const needed = {
  state: 'needed',
  amount: 6000,
  account: null,
  banks: [{ code: '058', name: 'Guaranty Trust Bank' }],
};
const given = { ...needed, state: 'given', account: { bank: 'GTBank', lastDigits: '4935' } };
const holder = { holder: 'ADAOBI OKEKE' };
const account = { bankCode: '058', accountNumber: '1012204935', password: 'Lagoon#42' };

/** The form for the refund of reservation r-1, the only one that its server knows. */
function openForm(responses: Record<string, Responder> = {}, guest: typeof adaobi | null = adaobi) {
  const journey = openJourney({
    responses: { [read]: () => needed, [ask]: () => holder, [give]: () => given, ...responses },
    guest,
    path: '/my-reservations/r-1',
  });
  const actor = createActor(provideRefundAccount(journey.context), {
    input: { reservationId: 'r-1' },
  }).start();
  const comesTo = (state: 'entering' | 'confirming' | 'given') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  async function enter() {
    await comesTo('entering');
    for (const field of ['bankCode', 'accountNumber', 'password'] as const) {
      actor.send({ type: 'field.edited', field, value: account[field] });
    }
    actor.send({ type: 'form.submitted' });
  }
  return { ...journey, actor, comesTo, enter };
}

describe('The account for a refund', () => {
  it('is asked about by its reservation, by name first, and sent as the guest saw it', async () => {
    const { actor, calls, comesTo, enter } = openForm();
    await enter();
    expect((await comesTo('confirming')).context).toMatchObject({ holder: holder.holder });
    actor.send({ type: 'account.confirmed' });
    expect((await comesTo('given')).context.status).toEqual({
      state: 'given',
      amount: 600_000,
      account: given.account,
    });
    expect(calls.map(({ what, body }) => [what, body])).toEqual([
      [read, undefined],
      [ask, account],
      [give, { ...account, holder: holder.holder }],
    ]);
    expect(new Set(calls.map(({ token }) => token))).toEqual(new Set(['Bearer access-1']));
  });

  it('has no holder where the answer names none', async () => {
    const { actor, enter } = openForm({ [ask]: () => ({}) });
    await enter();
    await waitFor(actor, ({ context }) => context.error !== null);
    expect(actor.getSnapshot().matches('entering')).toBe(true);
  });
});
