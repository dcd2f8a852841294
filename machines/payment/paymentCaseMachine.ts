import { initialTransition, setup, type SnapshotFrom } from 'xstate';
import type { Kobo } from '../shared/money';
import {
  whyNotAllReturned,
  whyNotBooked,
  whyNotCredited,
  whyNotReturned,
  type MoneyAtProvider,
  type MoneyRefusal,
} from './moneyAtProvider';

/** Why a payment of ours stays out of the books until staff decides. */
export const mismatchKinds = [
  'other_reference',
  'other_currency',
  'other_mode',
  'other_amount',
  'refunded_elsewhere',
] as const;

export type MismatchKind = (typeof mismatchKinds)[number];

/** Why staff has to look at a payment of ours. */
export type PaymentCaseKind = MismatchKind | 'second_charge' | 'dispute' | 'unknown_refund';

/** Why staff has to look. */
export type CaseKind =
  | PaymentCaseKind
  | 'unknown_payment'
  | 'refund_refused'
  | 'refund_too_small'
  | 'refund_failed'
  | 'refund_needs_attention'
  | 'refund_account_other_name'
  | 'refund_other_amount'
  | 'refund_overdue';

/** The stored facts of a case and its payment that decide what can be done. */
export interface CaseFacts {
  isClosed: boolean;
  /** A refund of ours, a second charge under one of our references, or a payment. */
  about: 'refund' | 'secondCharge' | 'payment';
  /**
   * How the payment stands in our books: not at all; its provider is still asked about it; its money waits for this
   * decision; or it is booked, or known never to come.
   */
  payment: 'unknown' | 'open' | 'undecided' | 'final';
}

/** A decision of staff about the money of a case. */
export type DecisionType =
  /** It counts like any other payment. */
  | 'payment.credited'
  /** The rest of it is refunded. */
  | 'payment.returned'
  /** Its provider gave all of it back: it came into the books, with its refunds. */
  | 'return.booked'
  /** Only its provider knew the payment: it came into the books. */
  | 'payment.booked';

/** A decision, with what the provider says now and what the payment was asked for. */
type Decision = {
  [Type in DecisionType]: { type: Type; money: MoneyAtProvider; dueKobo: Kobo };
}[DecisionType];

export type CaseEvent =
  | Decision
  /** Staff closed it with a note; `undecidedKobo` would be forgotten. */
  | { type: 'case.closed'; undecidedKobo: Kobo }
  /** Reconciling found that the provider still has money of it. */
  | { type: 'money.found' };

/** A property of states, so that code can ask without naming states. */
type CaseTag =
  | 'closed'
  | 'aboutRefund'
  | 'aboutUnknownPayment'
  /** It can be credited, or returned, or booked, if the provider's word allows it. */
  | 'canBeCredited'
  | 'canBeReturned'
  | 'canBeBookedAsReturned'
  | 'canBeBooked'
  /** Its provider is asked what it still has, before it is closed with a note. */
  | 'provedBeforeClosing';

/** Why the provider's word forbids a decision; null if it allows it. */
export function moneyRefusal({ type, money, dueKobo }: Decision): MoneyRefusal | null {
  switch (type) {
    case 'payment.credited':
      return whyNotCredited(money, dueKobo);
    case 'payment.returned':
      return whyNotReturned(money);
    case 'return.booked':
      return whyNotAllReturned(money);
    case 'payment.booked':
      return whyNotBooked(money);
  }
}

/**
 * A case for staff about a payment or a refund, and what may be done with it. It has no effects and no timers: a stored
 * case is put into its state by its facts, and an event that the state doesn't take is refused (`standingRefusal`, `moneyRefusal`).
 */
export const paymentCaseMachine = setup({
  types: {
    context: {} as CaseFacts,
    input: {} as CaseFacts,
    events: {} as CaseEvent,
    tags: {} as CaseTag,
  },
  guards: {
    isClosed: ({ context }) => context.isClosed,
    isAboutRefund: ({ context }) => context.about === 'refund',
    isAboutSecondCharge: ({ context }) => context.about === 'secondCharge',
    isPaymentUnknown: ({ context }) => context.payment === 'unknown',
    isPaymentUndecided: ({ context }) => context.payment === 'undecided',
    isPaymentOpen: ({ context }) => context.payment === 'open',
    moneyAllowsIt: ({ event }) => {
      if (event.type === 'money.found') return true;
      if (event.type === 'case.closed') return event.undecidedKobo === 0;
      return moneyRefusal(event) === null;
    },
  },
}).createMachine({
  id: 'paymentCase',
  options: { maxIterations: 1000 },
  context: ({ input }) => input,
  initial: 'placing',
  states: {
    placing: {
      description: 'Left at once for the state that its facts name.',
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isAboutRefund', target: 'open.refund' },
        { guard: 'isPaymentUnknown', target: 'open.unknownPayment' },
        { guard: 'isAboutSecondCharge', target: 'open.secondCharge' },
        { guard: 'isPaymentUndecided', target: 'open.undecided' },
        { guard: 'isPaymentOpen', target: 'open.unsettled' },
        { target: 'open.booked' },
      ],
    },
    open: {
      description: 'Waits for staff. It closes at once with what decides it, or with a note.',
      initial: 'booked',
      on: { 'case.closed': { guard: 'moneyAllowsIt', target: 'closed' } },
      states: {
        refund: {
          description:
            'A refund of ours is stuck, failed or was refused. It is sent again by its own command.',
          tags: ['aboutRefund'],
        },
        unknownPayment: {
          description:
            'Our books don’t have the payment: staff books it for a reservation, or knows what it was for.',
          tags: ['aboutUnknownPayment', 'canBeBooked'],
          on: { 'payment.booked': { guard: 'moneyAllowsIt', target: '#paymentCase.closed' } },
        },
        secondCharge: {
          description: 'A second charge under one of our references: it can only go back.',
          tags: ['canBeReturned', 'provedBeforeClosing'],
          on: { 'payment.returned': { guard: 'moneyAllowsIt', target: '#paymentCase.closed' } },
        },
        undecided: {
          description: 'Money of our payment stands in no book until staff decides.',
          tags: ['canBeCredited', 'canBeReturned', 'canBeBookedAsReturned', 'provedBeforeClosing'],
          on: {
            'payment.credited': { guard: 'moneyAllowsIt', target: '#paymentCase.closed' },
            'payment.returned': { guard: 'moneyAllowsIt', target: '#paymentCase.closed' },
            'return.booked': { guard: 'moneyAllowsIt', target: '#paymentCase.closed' },
          },
        },
        unsettled: {
          description: 'Something was reported of a payment whose provider is still asked.',
          tags: ['provedBeforeClosing'],
        },
        booked: {
          description: 'The payment is decided: only a person has to look, e.g. at a dispute.',
        },
      },
    },
    closed: {
      description:
        'Dealt with, with a note. If its money was forgotten, another case like it is opened.',
      tags: ['closed'],
      on: { 'money.found': { guard: 'isPaymentUndecided', target: 'open.undecided' } },
    },
  },
});

/** There is nothing to decide about its payment, which is booked or known never to come. */
const decidedBefore = {
  'payment.credited': 'nothingToCredit',
  'payment.returned': 'nothingToReturn',
  'return.booked': 'nothingToAdopt',
  'payment.booked': 'knownPayment',
} as const satisfies Record<DecisionType, string>;

/** Why a decision is refused by how the case stands. */
export type StandingRefusal =
  | 'caseClosed'
  | 'aboutRefund'
  | 'unknownPayment'
  | (typeof decidedBefore)[DecisionType];

const tagOf = {
  'payment.credited': 'canBeCredited',
  'payment.returned': 'canBeReturned',
  'return.booked': 'canBeBookedAsReturned',
  'payment.booked': 'canBeBooked',
} as const satisfies Record<DecisionType, CaseTag>;

/** A case in the state that its facts put it into. */
export function paymentCaseSnapshot(facts: CaseFacts): SnapshotFrom<typeof paymentCaseMachine> {
  return initialTransition(paymentCaseMachine, facts)[0];
}

/** Why a case as it stands does not take a decision, whatever its provider says; null if it does. */
export function standingRefusal(facts: CaseFacts, type: DecisionType): StandingRefusal | null {
  const snapshot = paymentCaseSnapshot(facts);
  if (snapshot.hasTag(tagOf[type])) return null;
  if (snapshot.hasTag('closed')) return 'caseClosed';
  if (type === 'payment.booked') return 'knownPayment';
  if (snapshot.hasTag('aboutRefund')) return 'aboutRefund';
  return snapshot.hasTag('aboutUnknownPayment') ? 'unknownPayment' : decidedBefore[type];
}
