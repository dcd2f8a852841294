import type { DeskActName } from '../../contract/wire';
import { fieldsIn } from '../../shared/fieldsIn';
import type { Act } from './act';
import { billActs } from './bill';
import { moneyActs } from './money';
import { nightActs } from './nights';
import type {
  ActForm,
  ActQuestion,
  ReservationQuestion,
  RoomQuestion,
  WishQuestion,
} from './question';
import { reservationActs } from './reservation';
import { roomActs } from './room';
import { accountActs, settingsActs } from './settings';
import { stayActs } from './stay';
import { wishActs } from './wish';

/** The acts about one reservation: with one of its rooms, with its money, or with all of it. */
export const actsOfReservation = {
  ...{ ...stayActs, ...nightActs, ...billActs, ...reservationActs },
} satisfies Record<DeskActName, Act<never>>;

/** Every act at the desk. One that the contract has, or has not, does not compile. */
export const acts = {
  ...actsOfReservation,
  ...roomActs,
  ...moneyActs,
  ...settingsActs,
  ...wishActs,
  ...accountActs,
};

/** The dialog of an act; null if one tap is enough. */
export function formOf(question: ActQuestion): ActForm | null {
  switch (question.of) {
    case 'reservation': {
      const { form }: Act<never, ReservationQuestion> = actsOfReservation[question.act];
      return form?.(question) ?? null;
    }
    case 'rooms': {
      const { form }: Act<never, RoomQuestion> = roomActs[question.act];
      return form?.(question) ?? null;
    }
    case 'wish': {
      const { form }: Act<never, WishQuestion> = wishActs[question.act];
      return form?.(question) ?? null;
    }
    case 'money':
      if (question.act === 'closeDay') return moneyActs.closeDay.form(question);
      if (question.act === 'reopenDay') return moneyActs.reopenDay.form(question);
      if (question.act === 'payOut') return moneyActs.payOut.form(question);
      if (question.act === 'handOver') return moneyActs.handOver.form(question);
      if (question.act === 'receiveMoney') return moneyActs.receiveMoney.form(question);
      if (question.act === 'applyReceived') return moneyActs.applyReceived.form(question);
      if (question.act === 'refundReceived') return moneyActs.refundReceived.form(question);
      if (question.act === 'recordRefunds') return moneyActs.recordRefunds.form(question);
      return question.act === 'decideCase' ? moneyActs.decideCase.form(question) : null;
    case 'account':
      return question.act === 'changePassword' ? accountActs.changePassword.form() : null;
    case 'settings':
      switch (question.act) {
        case 'setPrice':
          return settingsActs.setPrice.form(question);
        case 'addTerminal':
          return settingsActs.addTerminal.form(question);
        case 'removeTerminal':
          return settingsActs.removeTerminal.form(question);
        case 'invite':
          return settingsActs.invite.form();
        default:
          return settingsActs[question.act].form(question);
      }
  }
}

/** Whether a value that a tab kept is a question. Nothing comes of it unless it is offered. */
export function isQuestion(value: unknown): value is ActQuestion {
  const { of, act } = fieldsIn(value);
  const kinds: unknown[] = ['reservation', 'rooms', 'money', 'settings', 'wish', 'account'];
  return kinds.includes(of) && typeof act === 'string';
}
