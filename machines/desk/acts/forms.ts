import { fieldsIn } from '../../shared/fieldsIn';
import type { KnownAnswers } from '../answerFeedMachine';
import { moneyForm, moneyOffer } from './moneyForms';
import type { ActForm, ActQuestion, DeskRequest } from './question';
import { reservationForm, reservationOffer } from './reservationForms';
import { roomForm, roomOffer } from './roomForms';
import { settingsForm, settingsOffer } from './settingsForms';

/** Every act of the desk: its dialog, and whether it can be done as things stand. */

/** The dialog of an act; null if one tap is enough. */
export function formOf(question: ActQuestion): ActForm | null {
  switch (question.of) {
    case 'reservation':
      return reservationForm(question);
    case 'rooms':
      return roomForm(question);
    case 'money':
      return moneyForm(question);
    case 'settings':
      return settingsForm(question);
  }
}

function offered(known: KnownAnswers, question: ActQuestion) {
  switch (question.of) {
    case 'reservation':
      return reservationOffer(known, question);
    case 'rooms':
      return roomOffer(known, question);
    case 'money':
      return moneyOffer(known, question);
    case 'settings':
      return settingsOffer(known, question);
  }
}

/** Whether an act can be done as things stand. What is not offered at all can't. */
export const isOffered = (known: KnownAnswers, question: ActQuestion): boolean =>
  offered(known, question)?.isAllowed ?? false;

/** The question of an act that is sent with one tap. */
export function questionOf(request: DeskRequest): ActQuestion {
  switch (request.of) {
    case 'reservation': {
      const { of, id, body } = request;
      return { of, id, act: body.act, room: 'room' in body ? body.room : null };
    }
    case 'rooms':
      return { of: request.of, number: request.number, act: request.body.act };
    case 'money':
      return { of: request.of, ...request.body };
    case 'settings':
      return request.body.act === 'setPrice'
        ? { of: request.of, ...request.body, takenBack: null }
        : { of: request.of, ...request.body };
  }
}

/** Whether a value that a tab kept is a question. Nothing comes of it unless it is offered. */
export function isQuestion(value: unknown): value is ActQuestion {
  const { of, act } = fieldsIn(value);
  const isKnown = of === 'reservation' || of === 'rooms' || of === 'money' || of === 'settings';
  return isKnown && typeof act === 'string';
}
