import { nightsAct, submits } from '../../../messages/desk/acts';
import { newestFirst, partOf, waysBack } from '../../../messages/desk/pages/asked';
import type { DeskActName, DeskActRequest, DeskReservation } from '../../contract/wire';
import { validateGuestDetails } from '../../reservation/reservationForm';
import {
  allows,
  hasTag,
  isExpired,
  isKept,
  isPaid,
  statusOf,
  type StatusFields,
} from '../../reservation/reservationStatus';
import { formatNaira, koboFromNaira } from '../../shared/money';
import { defaultStayLimits } from '../../shared/stay';
import { checkOutError } from '../../shared/stayDates';
import { typedCode } from '../../shared/typedText';
import { momentInWords, type LastEvent } from '../inWords';
import type { Nights } from '../refusals/reservationRefusals';
import type { Act, Refusal } from './act';
import { askedFor, reason } from './askedFor';
import { nairaIn, sumInWords, type ReadField } from './fields';
import { choicesOf, type ReservationQuestion } from './question';
import { notActive } from './stay';

/** Facts that decide what can be done with a whole reservation. */
export interface ReservationFacts extends StatusFields {
  last: LastEvent;
  /** Whether it asked for rooms. */
  hasRooms: boolean;
  /** Whether all of its price is waived. */
  isFree: boolean;
  /** Whether a payment of it is being looked into. */
  isUnderReview: boolean;
  /** Whether a guest of it has come, or is known not to. */
  isBegun: boolean;
  /** Whether its first night is over, so that somebody may have slept here on it. */
  isFirstNightOver: boolean;
  /** Whether the guest's name is to be another one. */
  isNewName?: boolean;
  /** Whether a guest of it is in house now. */
  isInHouse: boolean;
  /** The nights from today on that are its own, with their rooms: they go back on sale when it ends. */
  nights: Nights;
}

/** From when on a stay that is sold is kept from being sold again, or given to somebody else. */
const managersOnceSlept = (facts: StatusFields & Pick<ReservationFacts, 'isFirstNightOver'>) =>
  facts.isFirstNightOver && hasTag(facts, 'holdsRooms') ? 'manager' : 'desk';

/** The refusal of an act that the reservation's status doesn't allow: a colleague ended it, or it ended by itself. */
function refusedByEnd(facts: ReservationFacts, otherwise: Refusal): Refusal {
  const { status, cancelReason, refundStatus, last } = facts;
  if (hasTag(facts, 'holdsRooms')) return otherwise;
  return last.by === null || isExpired(facts)
    ? { code: 'ended', facts: { status, cancelReason, refundStatus, isKept: false } }
    : { code: 'changedMeanwhile', facts: last };
}

/** The nights that an end of the reservation puts back on sale; null for none. */
const freedBy = ({ nights, isInHouse }: ReservationFacts): Nights | null =>
  isInHouse || nights.rooms.length === 0 || nights.from >= nights.until ? null : nights;

/** Says before an act that ends a reservation which nights go back on sale. */
const warnOfNights = (facts: ReservationFacts) => {
  const freed = freedBy(facts);
  return freed && ({ code: 'freesNights', facts: freed } as const);
};

type DeskRefund = Extract<DeskActRequest, { act: 'refund' }>;

/** The payments of a stay of which something can go back. */
const partsIn = ({ folio }: DeskReservation) =>
  folio.lines.flatMap(({ part, left = 0, ...line }) =>
    part === undefined || left === 0 ? [] : [{ ...line, part, left: koboFromNaira(left) }],
  );

/** The fields of money that goes back: a terminal can't return it to a card, so that an account is named for it. */
const beginBack = (reservation: DeskReservation) => ({
  source: '',
  backBy: '',
  ...(partsIn(reservation).some(({ means }) => means === 'pos') && { toBank: '', toAccount: '' }),
  proof: '',
  why: '',
});

/** The choices of a refund: the payment it comes from, and the means by which it goes back. */
const choicesBack = (reservation: DeskReservation) => ({
  source: [
    { value: '', label: newestFirst },
    ...partsIn(reservation).map(({ part: value, at, text, left }) => {
      return { value, label: partOf(formatNaira(left), text, momentInWords(new Date(at))) };
    }),
  ],
  backBy: choicesOf(waysBack),
});

/** The sum that goes back, in words on the button once the preview says it. */
const refundSum = (
  _: ReadField,
  { folio }: DeskReservation,
  preview: DeskReservation | null,
): string | null => {
  const kobo = preview && koboFromNaira(preview.folio.returned) - koboFromNaira(folio.returned);
  return sumInWords(submits.refund, kobo);
};

function givenBack(read: ReadField): Omit<DeskRefund, 'act' | 'amount'> {
  const [means, proof, part] = [read('backBy'), read('proof'), read('source')];
  const [bank, accountNumber] = [read('toBank'), typedCode(read('toAccount'))];
  return {
    why: read('why'),
    ...(part !== '' && { part }),
    ...((bank !== '' || accountNumber !== '') && { bank, accountNumber }),
    ...((means === 'cash' || means === 'transfer') && { method: means }),
    ...(proof !== '' && { proof }),
  };
}

/** The acts with a reservation as a whole. */
export const reservationActs = {
  note: { role: () => 'desk', events: ['desk.noted'], refusal: () => null },
  changeDates: {
    role: managersOnceSlept,
    events: ['guest.modified', 'desk.changeDates'],
    refusal: (facts) => {
      if (facts.isBegun) return { code: 'stayBegun', facts: {} };
      if (hasTag(facts, 'confirmed')) return null;
      if (!allows(facts, { type: 'guest.modified' })) return refusedByEnd(facts, notActive);
      if (facts.isUnderReview) return { code: 'underReview', facts: {} };
      return facts.hasRooms ? null : { code: 'noRooms', facts: {} };
    },
    form: askedFor({
      begin: ({ checkIn, checkOut }) => ({ checkIn, checkOut }),
      check: (read) => ({
        checkOut: checkOutError(read('checkOut'), read('checkIn'), defaultStayLimits),
      }),
      request: (read, { revision }) => ({
        act: 'changeDates',
        checkIn: read('checkIn'),
        checkOut: read('checkOut'),
        revision,
      }),
      hasPreview: true,
    }),
  },
  changeGuest: {
    role: (facts: Parameters<typeof managersOnceSlept>[0] & Pick<ReservationFacts, 'isNewName'>) =>
      facts.isNewName === true ? managersOnceSlept(facts) : 'desk',
    events: ['desk.changeGuest'],
    refusal: (facts) => (hasTag(facts, 'holdsRooms') ? null : refusedByEnd(facts, notActive)),
    form: askedFor({
      begin: ({ name, phone, email }) => ({ name, phone, email: email ?? '' }),
      check: (read, reservation) => {
        // A guest without an address may go on without one.
        const email = read('email') || (reservation.email === null ? null : '');
        return validateGuestDetails({ name: read('name'), phone: read('phone'), email });
      },
      request: (read, { revision }) => ({
        act: 'changeGuest',
        name: read('name'),
        phone: read('phone'),
        ...(read('email') !== '' && { email: read('email') }),
        revision,
      }),
    }),
  },
  cancel: {
    role: () => 'desk',
    events: ['guest.cancelled'],
    refusal: (facts) => {
      if (allows(facts, { type: 'guest.cancelled' })) return null;
      if (isKept(facts)) return { code: 'partPaid', facts: {} };
      return refusedByEnd(facts, { code: 'paidNotCancelled', facts: {} });
    },
    warning: warnOfNights,
    form: askedFor({ ...reason, request: (read) => ({ act: 'cancel', why: read('why') }) }),
  },
  refund: {
    role: () => 'manager',
    needsCode: () => true,
    events: ['refund.requested', 'staff.goodwill'],
    refusal: (facts) => {
      if (!allows(facts, { type: 'refund.requested' }))
        return refusedByEnd(facts, { code: 'notPaid', facts: {} });
      return facts.isFree ? { code: 'complimentary', facts: {} } : null;
    },
    warning: (facts) => {
      const freed = freedBy(facts);
      return freed && { code: 'freesNightsIfAll', facts: freed };
    },
    form: askedFor({
      // Nights that were given up go back first.
      begin: (reservation) => {
        const { source, why, ...back } = beginBack(reservation);
        const { unused } = reservation.folio;
        return {
          source,
          part: unused ? String(unused.amount) : '',
          ...back,
          why: unused ? nightsAct.unused(unused.nights) : why,
        };
      },
      choices: choicesBack,
      submit: refundSum,
      request: (read) => ({
        act: 'refund',
        ...(read('part') !== '' && { amount: nairaIn(read('part')) }),
        ...givenBack(read),
      }),
      hasPreview: true,
    }),
  },
  releaseStay: {
    role: () => 'manager',
    needsCode: () => true,
    events: ['stay.released'],
    refusal: (facts) => {
      if (facts.isInHouse) return { code: 'stayBegun', facts: {} };
      if (isKept(facts) || (facts.isFree && hasTag(facts, 'confirmed'))) return null;
      const otherwise = {
        code: isPaid(facts) ? 'paidNotCancelled' : 'nothingPaid',
        facts: {},
      } as const;
      return refusedByEnd(facts, otherwise);
    },
    warning: warnOfNights,
    form: askedFor({
      begin: (reservation) => {
        const { source, ...back } = beginBack(reservation);
        return { source, keeps: '', ...back };
      },
      choices: choicesBack,
      submit: refundSum,
      request: (read) => ({
        act: 'releaseStay',
        ...(read('keeps') !== '' && { keeps: nairaIn(read('keeps')) }),
        ...givenBack(read),
      }),
      hasPreview: true,
    }),
  },
  reduce: {
    role: () => 'manager',
    needsCode: () => true,
    events: ['price.reduced', 'staff.goodwill'],
    refusal: (facts) => {
      if (!allows(facts, { type: 'price.reduced' }) && !hasTag(facts, 'confirmed'))
        return refusedByEnd(facts, notActive);
      if (facts.isUnderReview) return { code: 'underReview', facts: {} };
      if (!facts.hasRooms) return { code: 'noRooms', facts: {} };
      return facts.isFree ? { code: 'complimentary', facts: {} } : null;
    },
    form: askedFor({
      // What is paid goes back, and it is asked how.
      begin: (reservation) => {
        const { source, ...back } = beginBack(reservation);
        const { paymentStatus } = reservation;
        return isPaid(statusOf({ paymentStatus, refundStatus: null }))
          ? { source, waived: '', ...back }
          : { waived: '', why: '' };
      },
      choices: choicesBack,
      submit: (_, { folio }, preview) => {
        const sum = ({ price, returned }: DeskReservation['folio']) =>
          koboFromNaira(price) - koboFromNaira(returned);
        return sumInWords(submits.reduce, preview && sum(folio) - sum(preview.folio));
      },
      request: (read, { revision }) => ({
        act: 'reduce',
        ...(read('waived') !== '' && { amount: nairaIn(read('waived')) }),
        ...givenBack(read),
        revision,
      }),
      hasPreview: true,
    }),
  },
  resendEmail: { role: () => 'desk', events: ['desk.emailResent'], refusal: () => null },
} satisfies Partial<Record<DeskActName, Act<ReservationFacts, ReservationQuestion>>>;
