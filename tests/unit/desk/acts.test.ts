import { expect, it } from 'vitest';
import type { ActQuestion } from '../../../machines/desk/acts/question';
import { acts, actsOfReservation, formOf } from '../../../machines/desk/acts/registry';
import { readerOf, type TypedFields } from '../../../machines/desk/acts/fields';
import { awaitingTransfer, withExtras } from '../../../models/desk/exampleBill';
import { exampleReservation, unpaidReservation } from '../../../models/desk/exampleDay';
import { exampleMoney } from '../../../models/desk/exampleMoney';
import { exampleSettings } from '../../../models/desk/exampleSettings';
import { timeline } from '../../../messages/desk/acts';
import { branch, readContract, treesOf } from '../contract/contractDocument';

const rolesFrom = {
  housekeeping: ['housekeeping', 'desk', 'manager'],
  desk: ['desk', 'manager'],
  manager: ['manager'],
};

it('The contract has each act of the registry, for whom its least role lets do it', async () => {
  const written = [...treesOf(branch(branch(await readContract(), 'components'), 'schemas'))]
    .map(({ tree }) => [branch(branch(tree, 'properties'), 'act').const, tree['x-roles']] as const)
    .filter(([name, roles]) => typeof name === 'string' && roles !== undefined);
  // A role that depends on facts needs them here: all that matter, of which the least counts.
  const status = { status: 'paid', cancelReason: null, refundStatus: null, isKept: false } as const;
  const facts = { ...status, isFirstNightOver: false, state: 'inHouse' } as const;
  const known = Object.entries(acts).map(
    ([name, { role }]) => [name, rolesFrom[role(facts)]] as const,
  );
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(known));
});

it('Each event of the desk that has words is made by an act', () => {
  const made: string[] = Object.values(actsOfReservation).flatMap(({ events }) => events);
  expect(Object.keys(timeline).filter((kind) => !made.includes(kind))).toEqual([]);
});

const whole = { of: 'reservation', id: exampleReservation.id, room: null } as const;
const decided = {
  of: 'money',
  act: 'decideCase',
  caseId: exampleMoney.cases[1]?.id ?? '',
} as const;
const later = (changes: object) => ({
  ...withExtras,
  folio: { ...withExtras.folio, ...changes },
});
const known = {
  reservation: withExtras,
  money: exampleMoney,
  settings: exampleSettings,
};

/** What is typed into the dialog of an act, and what its button says then. */
const buttons: readonly [ActQuestion, TypedFields, string, typeof withExtras?][] = [
  [{ ...whole, act: 'takePayment' }, { amount: '6,000' }, 'Record ₦6,000.00 in Cash'],
  [{ ...whole, act: 'takePayment' }, { amount: '0.5', terminal: 'POS 1' }, 'Record ₦0.50 by Card'],
  [{ of: 'money', act: 'payOut' }, { amount: '12,000' }, 'Pay Out ₦12,000.00'],
  [{ ...whole, act: 'addExtra' }, { amount: '4500' }, 'Add ₦4,500.00 to the Bill'],
  [{ ...whole, act: 'expectTransfer' }, { amount: '2000' }, 'Expect ₦2,000.00 by Transfer'],
  [{ of: 'money', act: 'receiveMoney' }, { amount: '5000' }, 'Record ₦5,000.00 as Received'],
  [{ of: 'money', act: 'applyReceived', received: '' }, { amount: '1,500.50' }, 'Apply ₦1,500.50'],
  [{ of: 'money', act: 'refundReceived', received: '' }, { amount: '300' }, 'Refund ₦300.00'],
  [{ ...whole, act: 'refund' }, {}, 'Refund ₦1,000.00', later({ returned: 1000 })],
  [{ ...whole, act: 'reduce' }, {}, 'Reduce by ₦1,000.00', later({ returned: 1000 })],
  [
    { ...whole, act: 'lateCheckOut', room: '204' },
    { charge: 'fee' },
    'Add ₦10,000.00 to the Bill',
    later({ charges: withExtras.folio.charges + 10_000 }),
  ],
  [{ ...whole, act: 'lateCheckOut', room: '204' }, { charge: 'free' }, 'Grant Free of Charge'],
  [{ ...whole, act: 'correctPayment' }, { taken: '1,200' }, 'Lower to ₦1,200.00'],
  [
    { ...whole, act: 'extendStay', room: '204' },
    { staysUntil: '2026-03-14', pay: 'cash' },
    'Record ₦45,000.00 in Cash',
    later({ charges: withExtras.folio.charges + 45_000 }),
  ],
  [
    { ...whole, act: 'extendStay', room: '204' },
    { staysUntil: '2026-03-14', pay: 'bill' },
    'Add ₦45,000.00 to the Bill',
    later({ charges: withExtras.folio.charges + 45_000 }),
  ],
  [
    { ...whole, act: 'extendStay', room: '204' },
    { staysUntil: '2026-03-14', pay: 'bill' },
    'Extend Without Charge',
    later({}),
  ],
  [{ ...decided, decision: 'credit' }, {}, 'Accept Payment: ₦150,000.00'],
  [
    { of: 'settings', act: 'setPrice', roomType: 'Double Deluxe', takenBack: null },
    { nightly: '₦1,300', from: '2026-04-01' },
    'Set Rate to ₦1,300.00',
  ],
];

it.each(buttons)('The button of %o says the sum: %o', (question, typed, words, preview) => {
  expect(formOf(question)?.submit?.(readerOf(typed), known, preview ?? null)).toBe(words);
});

it('The buttons of a transfer and of an extra say the sums that show', () => {
  const sumOf = (act: 'confirmTransfer' | 'voidExtra', reservation: typeof withExtras) => {
    const form = formOf({ ...whole, act });
    const shown = { reservation };
    return form?.submit?.(readerOf(form.begin(shown)), shown, null);
  };
  expect(sumOf('confirmTransfer', awaitingTransfer)).toBe('Record ₦135,000.00 by Transfer');
  expect(sumOf('voidExtra', withExtras)).toMatch(/^Void ₦[\d,.]+$/);
});

/** The fields of each act's request. */
const fieldsOfAct = new Map(
  [...treesOf(branch(branch(await readContract(), 'components'), 'schemas'))].map(({ tree }) => {
    const properties = branch(tree, 'properties');
    return [String(branch(properties, 'act').const), new Set(Object.keys(properties))] as const;
  }),
);

it('Every act with money asks first, with its sum on the button', () => {
  const sums = ['amount', 'charge', 'nightly', 'isFree'];
  const moving = ['payment.settled', 'refund.requested', 'desk.paid'];
  const asking = Object.entries(acts).filter(([name, act]) => {
    const events: readonly string[] = 'events' in act ? act.events : [];
    const hasSum = sums.some((sum) => fieldsOfAct.get(name)?.has(sum));
    return hasSum || events.some((kind) => moving.includes(kind));
  });
  expect(asking.map(([name]) => name).toSorted()).toEqual(
    [...new Set(buttons.map(([{ act }]) => act)), 'confirmTransfer', 'voidExtra']
      .filter((name) => name !== 'decideCase')
      .toSorted(),
  );
  for (const [, act] of asking) expect(act).toHaveProperty('form');
  expect(
    formOf({ ...whole, act: 'takePayment' })?.begin({ reservation: unpaidReservation }),
  ).toEqual({ amount: '135000' });
});
