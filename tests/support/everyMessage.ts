import * as account from '../../machines/login/messages';
import * as sessions from '../../machines/account/messages';
import * as answers from '../../machines/shared/answers';
import * as booking from '../../machines/booking/messages';
import * as contact from '../../machines/site/messages';
import * as fields from '../../machines/shared/fieldMessages';
import * as management from '../../machines/reservation/messages';
import * as payment from '../../machines/payment/messages';
import * as session from '../../machines/session/messages';

/** A message of the product under its name, such as `otpMessages.resent`. */
export interface Message {
  name: string;
  words: string;
}

const sources = [
  account,
  answers,
  booking,
  contact,
  fields,
  management,
  payment,
  session,
  sessions,
];

/** What the messages that depend on something say for examples of it. */
const examples: Readonly<Record<string, readonly string[]>> = {
  tooManyAttempts: [answers.tooManyAttempts(30), answers.tooManyAttempts(120)],
  passwordCodeSent: [account.passwordCodeSent('ada@example.com')],
  tooLong: [fields.tooLong(1000)],
  checkInTooFarAhead: [booking.checkInTooFarAhead()],
  stayTooLong: [booking.stayTooLong()],
  reservationFailed: [
    booking.reservationFailed(),
    booking.reservationFailed('There are not enough rooms left for these dates.'),
  ],
  unexpectedError: [booking.unexpectedError('Unexpected end of JSON input')],
  registrationOfStayFailed: [
    booking.registrationOfStayFailed(),
    booking.registrationOfStayFailed('Try later.'),
  ],
  roomsLeft: [booking.roomsLeft(0), booking.roomsLeft(2), booking.roomsLeft(4)],
  noMoreRooms: [booking.noMoreRooms(1), booking.noMoreRooms(2)],
  roomsTooSmall: [booking.roomsTooSmall({ adults: 2, children: 1 }, { adults: 2, children: 3 })],
  roomsThatSuit: [booking.roomsThatSuit({ adults: 2, children: 3 })],
  noRoomsFit: [booking.noRoomsFit({ adults: 2, children: 3 })],
  timeLeftToPay: [
    management.timeLeftToPay(0),
    management.timeLeftToPay(1),
    management.timeLeftToPay(12),
    management.timeLeftToPay(180),
  ],
  roomsShort: [management.roomsShort('Deluxe Room', 0, 1)],
  paymentBegunWith: [management.paymentBegunWith('Flutterwave')],
  paymentAddressMissing: [
    payment.paymentAddressMissing('paystack'),
    payment.paymentAddressMissing('flutterwave'),
  ],
  initializationFailed: [
    payment.initializationFailed('paystack'),
    payment.initializationFailed('flutterwave'),
  ],
  initiationFailed: [payment.initiationFailed('paystack'), payment.initiationFailed('flutterwave')],
};

function messagesIn(name: string, exported: unknown): Message[] {
  if (typeof exported === 'string') return [{ name, words: exported }];
  if (typeof exported === 'object' && exported !== null) {
    return Object.entries(exported).flatMap(([key, value]) => messagesIn(`${name}.${key}`, value));
  }
  const said = examples[name];
  if (!said) throw new Error(`${name} says something, but there is no example of it`);
  return said.map((words) => ({ name, words }));
}

/** Everything that the product can say, by the names in the code. */
export const everyMessage: readonly Message[] = sources.flatMap((source) =>
  Object.entries(source).flatMap(([name, exported]) => messagesIn(name, exported)),
);
