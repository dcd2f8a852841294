import type { DeskReservation, DeskToday, DeskWish } from '../../machines/contract/wire';
import { wishEndInWords } from '../../machines/desk/refusals/deskRefusals';
import * as messages from '../../messages/desk/wishes';
import { amara, bola } from './deskExamples';
import { checkedIn, exampleToday } from './exampleDay';

const { id: reservationId, name: guest } = checkedIn;
const why = 'No water all day';

/** A refund that Amara asks for, as Bola sees it. */
export const exampleWish: DeskWish = {
  id: '8c8f2a44-6a0d-4f53-8f0e-7b8e5a3c9d29',
  act: 'Refund',
  details: [{ name: 'Amount in naira', value: '4500' }],
  reservationId,
  guest,
  why,
  by: amara.name,
  at: '2026-03-10T08:40:00.000Z',
  openUntil: '2026-03-13T23:00:00.000Z',
  ended: null,
  acts: [
    { act: 'approveWish', isAllowed: true, why: null },
    { act: 'declineWish', isAllowed: true, why: null },
    { act: 'withdrawWish', isAllowed: false, why: messages.others(amara.name) },
  ],
};
/** The same as Amara sees it. */
export const ownWish: DeskWish = {
  ...exampleWish,
  acts: exampleWish.acts.map((one) => ({ ...one, isAllowed: one.act === 'withdrawWish' })),
};
export const approvedWish: DeskWish = {
  ...exampleWish,
  ended: wishEndInWords({
    outcome: 'approved',
    by: bola.name,
    at: new Date('2026-03-10T09:00:00.000Z'),
  }),
  acts: exampleWish.acts.map((one) => ({ ...one, isAllowed: false })),
};
const title = messages.title(exampleWish.act, guest);
const about = { wishId: exampleWish.id, reservationId };
export const todayWithWishes: DeskToday = {
  ...exampleToday,
  needs: [
    { kind: 'wish', text: messages.waiting(title, amara.name, why), ...about },
    { kind: 'wishEnded', text: messages.outcome(title, approvedWish.ended ?? ''), ...about },
    ...exampleToday.needs,
  ],
};
/** A stay about which managers were asked, whose refund is theirs. */
export const stayWithWishes: DeskReservation = {
  ...checkedIn,
  wishes: [{ id: exampleWish.id, text: messages.waiting(exampleWish.act, amara.name, why) }],
};
