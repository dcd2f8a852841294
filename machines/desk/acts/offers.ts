import type { DeskAct } from '../../contract/wire';
import type { KnownAnswers } from '../answerFeedMachine';
import { memberOf } from './priceChange';
import type {
  ActQuestion,
  DeskRequest,
  MoneyQuestion,
  ReservationQuestion,
  SettingsQuestion,
} from './question';

/** An act as an answer offers it; undefined if it does not. */
type Offer = Pick<DeskAct, 'isAllowed' | 'needsManager'> | undefined;

/** On whichever screen it shows. */
function reservationOffer(
  { reservation, today, money }: KnownAnswers,
  { act, room, id }: ReservationQuestion,
): Offer {
  if (money) return money.transfers.find((one) => one.reservationId === id)?.confirm;
  const rows = today ? [...today.arrivals, ...today.inHouse] : [];
  const acts =
    reservation?.acts ?? rows.flatMap((row) => (row.reservationId === id ? row.acts : []));
  return acts.find((one) => one.act === act && one.room === room);
}

function moneyOffer({ money }: KnownAnswers, question: MoneyQuestion): Offer {
  switch (question.act) {
    case 'closeDay':
      return money?.date === question.date ? money.close : undefined;
    case 'reopenDay':
      return money?.date === question.date ? money.reopen : undefined;
    case 'receiveMoney':
      return money?.receive;
    case 'applyReceived':
    case 'refundReceived': {
      const found = money?.received?.find(({ id }) => id === question.received);
      return question.act === 'applyReceived' ? found?.apply : found?.refund;
    }
    case 'payOut':
    case 'handOver':
    case 'compareBooks':
      return { isAllowed: true };
    case 'recordRefunds':
      return (
        money?.compared?.differences.find(({ reference }) => reference === question.reference)
          ?.record ?? undefined
      );
    case 'decideCase':
      return money?.cases
        .find(({ id }) => id === question.caseId)
        ?.decisions.find(({ decision }) => decision === question.decision);
  }
}

function settingsOffer({ settings }: KnownAnswers, question: SettingsQuestion): Offer {
  if (settings === undefined) return undefined;
  switch (question.act) {
    case 'invite':
    case 'addTerminal':
      return { isAllowed: true };
    case 'removeTerminal':
      return { isAllowed: settings.terminals.some(({ name }) => name === question.name) };
    case 'setPrice': {
      const { roomType, takenBack } = question;
      const price = settings.prices.find((one) => one.roomType === roomType);
      const isSet = price?.planned.some(({ from }) => from === takenBack);
      return price && { isAllowed: takenBack === null || isSet === true };
    }
    default:
      return memberOf(settings, question.email)?.acts.find(({ act }) => act === question.act);
  }
}

function offered(known: KnownAnswers, question: ActQuestion): Offer {
  switch (question.of) {
    case 'reservation':
      return reservationOffer(known, question);
    case 'rooms':
      return [...(known.rooms?.rooms ?? []), ...(known.housekeeping?.rooms ?? [])]
        .find(({ number }) => number === question.number)
        ?.acts.find(({ act }) => act === question.act);
    case 'wish':
      return known.wish?.acts.find(({ act }) => act === question.act);
    case 'money':
      return moneyOffer(known, question);
    case 'settings':
      return settingsOffer(known, question);
    case 'account':
      return known.account && { isAllowed: true };
  }
}

/** Whether an act can be done as things stand, or a manager be asked for it. What is not offered at all can't. */
export function isOffered(known: KnownAnswers, question: ActQuestion): boolean {
  const { isAllowed = false, needsManager = false } = offered(known, question) ?? {};
  return isAllowed || needsManager;
}

/** The question of an act that is sent with one tap. */
export function questionOf(request: DeskRequest): ActQuestion {
  switch (request.of) {
    case 'reservation': {
      const { of, id, body } = request;
      return { of, id, act: body.act, room: 'room' in body ? body.room : null };
    }
    case 'rooms':
      return { of: request.of, number: request.number, act: request.body.act };
    case 'wish':
      return { of: request.of, id: request.id, act: request.body.act };
    case 'money':
      return { of: request.of, ...request.body };
    case 'account':
      return { of: request.of, ...request.body };
    case 'settings':
      return request.body.act === 'setPrice'
        ? { of: request.of, ...request.body, takenBack: null }
        : { of: request.of, ...request.body };
  }
}
