import { deskActMachine } from '../../machines/desk/deskActMachine';
import { exampleAccount } from './exampleAccount';
import type { DeskActContext, DeskActInput } from '../../machines/desk/deskActContext';
import type { KnownAnswers } from '../../machines/desk/answerFeedMachine';
import type { AskedField } from '../../machines/desk/acts/fields';
import type { ActQuestion } from '../../machines/desk/acts/question';
import { done } from '../../messages/desk/acts';
import { codeNeeded, notYourRole, wrongCode } from '../../messages/desk/session';
import { failed } from '../../messages/desk/openScreen';
import { deskUpdating } from '../../messages/shared/generalErrors';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { alike, type ModelSnapshot, type Step } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { locked } from './answerFeedModel';
import { amara, authenticatorCode } from './deskExamples';
import { heldNoMore, mayStayLate, withExtras } from './exampleBill';
import {
  cancelledByBola,
  checkedIn,
  checkInOfAdaobi,
  exampleReservation,
  faster,
  shorterReservation,
  unpaidReservation,
} from './exampleDay';
import { closedMoney, exampleMoney, whoseAccount } from './exampleMoney';
import { exampleRooms } from './exampleRooms';
import { exampleSettings, laterSettings } from './exampleSettings';
import { exampleWish } from './exampleWish';

const { id } = exampleReservation;
const [unknownPayment, otherAmount, stuckRefund] = exampleMoney.cases;
const caseOf = (caseId = '') => ({ of: 'money', act: 'decideCase', caseId }) as const;
const whole = { of: 'reservation', id, room: null } as const;
const setPrice = { of: 'settings', act: 'setPrice', roomType: 'Double Deluxe' } as const;

const begun = { request: null, key: 'a key', kept: null } as const;
const asks = (question: ActQuestion, known: KnownAnswers) => ({
  input: { ...begun, question, known } satisfies DeskActInput,
});
const unpaid = { reservation: unpaidReservation };
const settings = { settings: exampleSettings };
const money = { money: exampleMoney };
const wish = { wish: exampleWish };

/** An answer whose timeline tells of what was done under a key. */
const under = (key: string): KnownAnswers => ({
  reservation: {
    ...exampleReservation,
    timeline: [
      { at: '2026-03-10T09:00:00.000Z', text: 'Checked in, room 204', by: null, why: null, key },
    ],
  },
});
const cancelling = { ...whole, act: 'cancel' } as const;
const keptUnder = (key: string | null) => ({
  question: cancelling,
  typed: { why: 'By phone' },
  key,
});

/** The dialogs that a person opens, by the words of their starts. */
const dialogs = {
  'changes the dates': asks({ ...whole, act: 'changeDates' }, unpaid),
  'cancels it': asks(cancelling, unpaid),
  'takes a card': asks({ ...whole, act: 'takePayment', method: 'pos' }, unpaid),
  'charges an extra': asks({ ...whole, act: 'addExtra' }, { reservation: withExtras }),
  'lets her stay late': asks(
    { ...whole, act: 'lateCheckOut', room: '204' },
    { reservation: mayStayLate },
  ),
  'checks her out early': asks(
    { ...whole, act: 'checkOut', room: '204' },
    { reservation: checkedIn },
  ),
  'lets her stay a night longer': asks(
    { ...whole, act: 'extendStay', room: '204' },
    { reservation: checkedIn },
  ),
  'lets her leave a night earlier': asks(
    { ...whole, act: 'shortenStay', room: '204' },
    { reservation: checkedIn },
  ),
  'closes the day': asks({ of: 'money', act: 'closeDay', date: exampleMoney.date }, money),
  'pays diesel out of the drawer': asks({ of: 'money', act: 'payOut' }, money),
  'hands the drawer over': asks({ of: 'money', act: 'handOver' }, money),
  'opens a closed day again': asks(
    { of: 'money', act: 'reopenDay', date: exampleMoney.date },
    { money: closedMoney },
  ),
  'lets a payment count': asks({ ...caseOf(otherAmount?.id), decision: 'credit' }, money),
  'books an unknown payment': asks({ ...caseOf(unknownPayment?.id), decision: 'book' }, money),
  'sends a refund to an account': asks(
    { ...caseOf(stuckRefund?.id), decision: 'sendToAccount' },
    money,
  ),
  'closes a room': asks(
    { of: 'rooms', act: 'closeTonight', number: '204' },
    { rooms: exampleRooms },
  ),
  'sets a price': asks({ ...setPrice, takenBack: null }, settings),
  'takes a price back': asks({ ...setPrice, takenBack: '2026-04-01' }, settings),
  'invites somebody': asks({ of: 'settings', act: 'invite' }, settings),
  'approves a refund': asks({ of: 'wish', act: 'approveWish', id: exampleWish.id }, wish),
  'declines a refund': asks({ of: 'wish', act: 'declineWish', id: exampleWish.id }, wish),
  'changes her password': asks(
    { of: 'account', act: 'changePassword' },
    { account: exampleAccount },
  ),
  'suspends Amara': asks({ of: 'settings', act: 'suspend', email: amara.email }, settings),
};

/** The fields of each dialog, as somebody finds them. */
const fields: Readonly<Record<string, readonly string[]>> = {
  changeDates: ['checkIn', 'checkOut'],
  cancel: ['why'],
  checkOut: [],
  takePayment: ['amount', 'terminal', 'slip', 'noSlip', 'slipTotal'],
  addExtra: ['amount', 'text'],
  lateCheckOut: ['charge'],
  extendStay: ['staysUntil', 'pay', 'terminal', 'slip', 'noSlip', 'slipTotal'],
  shortenStay: ['staysUntil'],
  closeDay: ['float', 'counted', 'dropped', 'pos:POS 1'],
  handOver: [
    ...['float', 'counted', 'dropped', 'pos:POS 1'],
    ...['password', 'colleague', 'colleaguePassword'],
  ],
  reopenDay: ['why'],
  payOut: ['amount', 'text', 'paidTo', 'slip', 'noSlip'],
  credit: ['why'],
  book: ['reservationId', 'why'],
  sendToAccount: ['bank', 'accountNumber'],
  closeTonight: ['why'],
  setPrice: ['nightly', 'from', 'why'],
  invite: ['name', 'address', 'role'],
  approveWish: [],
  declineWish: ['why'],
  suspend: ['why'],
  changePassword: ['currentPassword', 'newPassword'],
};
/** The fields of those that may stay empty. */
const optional: readonly string[] = ['dropped', 'slip', 'noSlip', 'slipTotal'];
const nameOf = (question: ActQuestion | null) =>
  question?.act === 'decideCase' ? question.decision : (question?.act ?? '');

/** Whether these are the act's. A reason may come later; a price that is taken back needs no other field. */
function isAskedAs(question: ActQuestion | null, typed: readonly string[]): boolean {
  const isBack = question?.act === 'setPrice' && question.takenBack !== null;
  const others = (names: readonly string[]) => names.filter((name) => name !== 'why').join();
  return others(typed) === (isBack ? '' : others(fields[nameOf(question)] ?? []));
}

type Before = ModelSnapshot<DeskActContext>;

/** Types into a field of the dialog. */
const types = (field: AskedField, value: string) => ({
  event: { type: 'field.edited' as const, field, value },
  onlyWhen: ({ context }: Before) => context.typed[field] !== value,
  changes: ({ after, does }: Step<DeskActContext>) => ({
    'it stands there, and nothing is wrong with it':
      after.typed[field] === value && after.errors[field] === undefined,
    'a reload keeps it': does().has('keep what is typed'),
    'what was told of something else is gone': field === 'why' || after.told === null,
    'what would change is asked again': after.preview === null,
  }),
});

const typedStays = ({ before, after }: Step<DeskActContext>) => ({
  'what is typed stays': after.typed === before.typed,
});
/** A refusal is said, in the dialog or as the outcome of a tap. */
const saysWhy = (text: string) => (step: Step<DeskActContext>) => ({
  [`it says “${text}”`]: (step.after.outcome?.text ?? step.after.why) === text,
  ...typedStays(step),
});
/** A further question of the dialog, which loses nothing. */
const asksFor = (what: 'code' | 'reason', sameKey: boolean) => (step: Step<DeskActContext>) => ({
  ...typedStays(step),
  [`the dialog asks for the ${what}`]: step.after.asks === what && step.after.question !== null,
  'what will be sent stays': step.after.request === step.before.request,
  'only another request has another key': (step.after.tries === step.before.tries) === sameKey,
});
const stillUnknown = ({ before, after }: Step<DeskActContext>) => ({
  'what was sent stays as it was': before.request === after.request && before.tries === after.tries,
});
const later = (known: KnownAnswers, isFresh = true) =>
  ({ type: 'answer.changed', known, isFresh }) as const;
const isOfMoney = ({ context }: Before) => context.known.money !== undefined;

export const deskActModel = defineModel(deskActMachine, {
  starts: {
    ...dialogs,
    'checks her in': {
      input: {
        ...begun,
        question: null,
        request: checkInOfAdaobi,
        known: { reservation: exampleReservation },
      },
    },
    'loads the page again while it is typed': {
      input: { ...begun, question: cancelling, known: unpaid, kept: keptUnder(null) },
    },
    'loads the page again after its answer was lost': {
      input: {
        ...begun,
        question: cancelling,
        known: under('sent before'),
        kept: keptUnder('sent before'),
      },
    },
  },
  cases: {
    'types an earlier departure': types('checkOut', shorterReservation.checkOut),
    'types a later departure': types('staysUntil', '2026-03-15'),
    'types that a card pays now': types('pay', 'pos'),
    'types why': types('why', 'The guest called'),
    'types what the laundry costs': types('amount', '₦4,500'),
    'types the number of the slip': types('slip', '004711'),
    'types what it is for': types('text', 'Laundry'),
    'types which reservation': types('reservationId', ' 0B8F-2a44 '),
    'types the bank': types('bank', 'GTBank'),
    'types the account': types('accountNumber', '0123 456 789'),
    'types the cash in the drawer': types('counted', '190,000'),
    'types what the terminal printed': types('pos:POS 1', '0'),
    'types who gets it': types('paidTo', 'Bisi Filling Station'),
    'types why there is no receipt': types('noSlip', 'They had no paper'),
    'types a price': types('nightly', '₦1,300'),
    'types its first day': types('from', '2026-04-01'),
    'types a name': types('name', 'Ada Obi'),
    'types her password': types('currentPassword', 'harmattan over jos'),
    'types a new password': types('newPassword', 'seven green kettles sing'),
    'types an address': types('address', 'ada@hotel.example'),
    'sends it': {
      event: { type: 'act.submitted' },
      changes: (step) => {
        const { before, after, to } = step;
        const isMissing = Object.keys(after.errors).length > 0;
        const { request } = after;
        return {
          ...typedStays(step),
          'nothing is sent while something is missing': !isMissing || !to.has('busy'),
          'what is missing is said':
            isMissing ||
            !Object.entries(before.typed).some(
              ([field, text]) => text === '' && !optional.includes(field),
            ),
          'nothing is sent of what may be old': before.isFresh || !to.has('busy'),
          'what would change is seen before':
            request?.of !== 'reservation' ||
            request.body.act !== 'changeDates' ||
            before.preview !== null,
          'the sum is sent in naira, with the balance that was seen':
            request?.of !== 'reservation' ||
            request.body.act !== 'addExtra' ||
            (request.body.amount === 4500 && request.body.balance === 6500),
        };
      },
    },
    'gives it up': { type: 'act.dropped' },
    'the server says what would change': {
      event: answers('previewAct', shorterReservation),
      changes: (step) => ({
        'it shows': step.after.preview === shorterReservation,
        ...typedStays(step),
      }),
    },
    'a colleague was faster while it was previewed': {
      event: fails('previewAct', refused('changed_meanwhile', 409, cancelledByBola)),
      changes: saysWhy(cancelledByBola),
    },
    ...alike(typedStays, {
      'the network fails while it is previewed': fails('previewAct', unreachable),
      'nobody answers while it is previewed': timeIsUp('responseTimeout', 'deskAct.previewing'),
    }),
    'it is done': {
      event: answers('sendAct', { tone: 'done', text: done.cancel }),
      changes: ({ after }) => ({ 'it says so': after.outcome?.text === done.cancel }),
    },
    'the provider says whose account it is': {
      event: answers('sendAct', { tone: 'told', text: whoseAccount }),
      onlyWhen: ({ context: { typed } }) => 'bank' in typed && !('why' in typed),
      changes: ({ before, after }) => ({
        'the dialog says it, and asks why':
          before.question === null || (after.told === whoseAccount && after.typed.why === ''),
        'nothing is done yet': before.question === null || after.outcome === null,
      }),
    },
    'a colleague was faster': {
      event: fails('sendAct', refused('changed_meanwhile', 409, faster)),
      changes: saysWhy(faster),
    },
    'the server does not know yet what it is': {
      event: fails('sendAct', refused('desk_updating', 400, deskUpdating)),
      changes: (step) => ({
        ...typedStays(step),
        'the next try has the same key': step.after.tries === step.before.tries,
        'it may still be done where nobody knows':
          step.from.has('unknown') === step.to.has('unknown'),
        'the dialog says it, and a tap is told':
          step.to.has('unknown') || (step.after.outcome?.text ?? step.after.why) === deskUpdating,
      }),
    },
    'the second factor is asked for': {
      event: fails('sendAct', refused('code_needed', 403, codeNeeded)),
      changes: (step) => ({
        ...asksFor('code', true)(step),
        'nothing is typed yet, nor wrong': step.after.answer === '' && step.after.wrong === null,
      }),
    },
    'the code was used before': {
      event: fails('sendAct', refused('code_invalid', 400, wrongCode)),
      changes: (step) => ({
        ...asksFor('code', true)(step),
        'the field says so': step.after.wrong === wrongCode,
      }),
    },
    'a manager has to do it': {
      event: fails('sendAct', refused('not_your_role', 403, notYourRole)),
      changes: (step) => ({
        ...asksFor('reason', false)(step),
        'a reason that was typed is one': step.after.answer === (step.before.typed.why ?? ''),
      }),
    },
    'types the answer': {
      event: { type: 'answer.edited', value: authenticatorCode },
      onlyWhen: ({ context }) => context.asks !== null && context.answer !== authenticatorCode,
      changes: (step) => ({
        ...typedStays(step),
        'it stands there': step.after.answer === authenticatorCode && step.after.wrong === null,
      }),
    },
    'it is refused without a word': {
      event: fails('sendAct', refused('act_refused', 409, '')),
      changes: saysWhy(failed),
    },
    'the desk was locked before it was done': {
      event: fails('sendAct', locked),
      changes: saysWhy('The desk is locked.'),
    },
    ...alike(stillUnknown, {
      'the network fails while it is done': fails('sendAct', unreachable),
      'nobody answers while it is done': timeIsUp('responseTimeout', 'deskAct.sending'),
      'nobody answers when it is sent again': timeIsUp('responseTimeout', 'deskAct.sendingAgain'),
    }),
    'the server answers again': {
      event: later(unpaid),
      onlyWhen: ({ context }) => context.known.reservation !== undefined && !context.isFresh,
      changes: ({ before, after, from, to }) => ({
        'it may be used again': after.isFresh,
        'what nobody knows of is sent once more, as it was':
          !from.has('unknown') || (after.request === before.request && to.has('busy')),
      }),
    },
    'the server answers again, about money': {
      event: later(money),
      onlyWhen: (before) => isOfMoney(before) && !before.context.isFresh,
    },
    'the server stays out of reach': {
      event: later(unpaid, false),
      onlyWhen: ({ context }) => context.known.reservation !== undefined,
    },
    'the answer tells of it': {
      event: later(under('a key-0')),
      onlyWhen: ({ context, tags }) =>
        context.known.reservation !== undefined && tags.has('unknown') && context.tries === 0,
      changes: ({ before, after, from }) => ({
        'it is known to be done, unless it is on its way again':
          !from.has('unknown') ||
          from.has('busy') ||
          before.tries > 0 ||
          after.outcome?.text === 'Checked in, room 204',
      }),
    },
    'the day is closed, and its cases are decided': {
      event: later({ money: closedMoney }),
      onlyWhen: isOfMoney,
    },
    'the hold ends meanwhile': {
      event: later({ reservation: heldNoMore }),
      onlyWhen: ({ context }) => context.question?.act === 'changeDates',
    },
    'Amara is suspended meanwhile': {
      event: later({ settings: laterSettings }),
      onlyWhen: ({ context }) => context.question?.act === 'suspend',
    },
  },
  states: {
    filling: ({ context: { question, typed, outcome, request } }) => ({
      'a dialog asks for it': question !== null,
      'its fields are those of the act, and a reason': isAskedAs(question, Object.keys(typed)),
      'nothing is on its way': outcome === null && request === null,
    }),
    previewing: ({ context, tags }) => ({
      'it waits': tags.has('busy') && context.request === null,
    }),
    confirming: ({ context }) => ({ 'what would change shows': context.preview !== null }),
    sending: ({ context, tags }) => ({ 'it waits': tags.has('busy') && context.request !== null }),
    askingForCode: ({ context }) => ({
      'it waits for the code': context.asks === 'code' && context.request !== null,
    }),
    askingManager: ({ context }) => ({
      'it asks why': context.asks === 'reason' && context.request !== null,
    }),
    outcomeUnknown: ({ context, tags }) => ({
      'it can be asked again': context.request !== null && tags.has('unknown'),
    }),
    sendingAgain: ({ context, tags }) => ({
      'it waits': tags.has('busy') && context.request !== null,
    }),
    refused: ({ context }) => ({
      'it says why': context.outcome?.tone === 'refused',
    }),
    done: ({ context }) => ({ 'it says so': context.outcome?.tone === 'done' }),
    dropped: ({ context }) => ({ 'nothing came of it': context.outcome === null }),
  },
  project: ({ context }) => ({
    ...context,
    tries: Math.min(context.tries, 1),
    known: Object.keys(context.known),
    isLater:
      context.known.reservation === heldNoMore ||
      context.known.money === closedMoney ||
      context.known.settings === laterSettings,
    seen: context.seen && Object.keys(context.seen),
    preview: context.preview !== null,
  }),
});
