import type { MoneyAtProvider } from '../../machines/payment/moneyAtProvider';
import { paymentCaseMachine, type CaseFacts } from '../../machines/payment/paymentCaseMachine';
import { defineModel } from '../defineModel';

const DUE = 1_500_000;

function opened(facts: Partial<CaseFacts>): { input: CaseFacts } {
  return { input: { isClosed: false, about: 'payment', payment: 'undecided', ...facts } };
}

/** The provider says that the whole price was paid, and that so much of it went back. */
function paid(backKobo: number): MoneyAtProvider {
  return {
    payment: {
      outcome: 'successful',
      currency: 'NGN',
      sameMode: true,
      requestedKobo: DUE,
      paidKobo: DUE,
    },
    refunds: backKobo === 0 ? [] : [{ state: 'settled', amountKobo: backKobo }],
  };
}

export const paymentCaseModel = defineModel(paymentCaseMachine, {
  starts: {
    'money of ours does not fit': opened({}),
    'a case was closed over its money': opened({ isClosed: true }),
    'a case was closed, and its money is booked': opened({ isClosed: true, payment: 'final' }),
    'the guest disputes what is booked': opened({ payment: 'final' }),
    'the guest disputes what is still asked about': opened({ payment: 'open' }),
    'a second charge is listed': opened({ about: 'secondCharge', payment: 'final' }),
    'the books don’t have the payment': opened({ payment: 'unknown' }),
    'a refund is stuck': opened({ about: 'refund', payment: 'final' }),
  },
  cases: {
    'staff lets the whole money count': { type: 'payment.credited', money: paid(0), dueKobo: DUE },
    'staff lets money count of which a part is gone': {
      event: { type: 'payment.credited', money: paid(1), dueKobo: DUE },
      never: true,
    },
    'staff sends back what is left': { type: 'payment.returned', money: paid(1), dueKobo: DUE },
    'staff sends back what is gone': {
      event: { type: 'payment.returned', money: paid(DUE), dueKobo: DUE },
      never: true,
    },
    'staff books what came and went': { type: 'return.booked', money: paid(DUE), dueKobo: DUE },
    'staff books as gone what is still there': {
      event: { type: 'return.booked', money: paid(1), dueKobo: DUE },
      never: true,
    },
    'staff books a payment that only its provider knew': {
      type: 'payment.booked',
      money: paid(0),
      dueKobo: 0,
    },
    'staff books a payment that was never made': {
      event: {
        type: 'payment.booked',
        money: { ...paid(0), payment: { ...paid(0).payment, outcome: 'abandoned' } },
        dueKobo: 0,
      },
      never: true,
    },
    'staff closes it with a note': { type: 'case.closed', undecidedKobo: 0 },
    'staff closes it over money': {
      event: { type: 'case.closed', undecidedKobo: DUE },
      never: true,
    },
    'reconciling finds its money at the provider': { type: 'money.found' },
  },
  states: {
    'open.undecided': ({ tags }) => ({
      'all of it can be decided': tags.has('canBeCredited') && tags.has('canBeReturned'),
      'its money is not forgotten': tags.has('provedBeforeClosing'),
    }),
    'open.secondCharge': ({ tags }) => ({
      'it can only go back': tags.has('canBeReturned') && !tags.has('canBeCredited'),
      'its money is not forgotten': tags.has('provedBeforeClosing'),
    }),
    'open.unsettled': ({ tags }) => ({
      'the server decides it': !tags.has('canBeCredited') && !tags.has('canBeReturned'),
      'its money is not forgotten': tags.has('provedBeforeClosing'),
    }),
    'open.unknownPayment': ({ tags }) => ({ 'it can be booked': tags.has('canBeBooked') }),
    'open.booked': ({ tags }) => ({ 'there is nothing to decide': tags.size === 0 }),
    'open.refund': ({ tags }) => ({ 'its payment is booked': !tags.has('canBeCredited') }),
    closed: ({ tags }) => ({ 'nothing is decided twice': tags.size === 1 }),
  },
  leftByLink: { closed: 'closed for good, if no money of it is found' },
});
