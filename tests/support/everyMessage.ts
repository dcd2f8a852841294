import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../machines/shared/stay';
import { english } from '../../messages/catalogue';
import * as booking from '../../messages/booking/booking';
import * as fields from '../../messages/shared/fields';
import * as form from '../../messages/booking/form';
import * as general from '../../messages/shared/generalAnswers';
import * as hold from '../../messages/reservation/hold';
import * as list from '../../messages/reservation/list';
import * as otherDates from '../../messages/reservation/otherDates';
import * as password from '../../messages/login/password';
import * as payment from '../../messages/payment/payment';
import * as rooms from '../../messages/booking/rooms';

/** A message of the product under its name in the catalogue of words, such as `login/otp.resent`. */
export interface Message {
  name: string;
  words: string;
}

/** What only names and heads, or is written elsewhere than on a screen, tells nothing of what happened. */
const noMessages =
  /\/(?:pages|emails|documents)\/|^email\/|\/errors$|^shared\/(?:locale|counts)$|^payment\/(?:providers|charges)$|^rooms\/types$/;

/** What the messages that depend on something say for examples of it. */
const examples: Readonly<Record<string, readonly string[]>> = {
  'shared/generalAnswers.tooManyAttempts': [
    general.tooManyAttempts(30),
    general.tooManyAttempts(120),
  ],
  'login/password.passwordCodeSent': [password.passwordCodeSent('ada@example.com')],
  'shared/fields.tooLong': [fields.tooLong(1000)],
  'booking/form.checkInTooFarAhead': [form.checkInTooFarAhead(MAX_DAYS_AHEAD)],
  'booking/form.stayTooLong': [form.stayTooLong(MAX_NIGHTS)],
  'booking/booking.reservationFailed': [
    booking.reservationFailed(),
    booking.reservationFailed('There are not enough rooms left for these dates.'),
  ],
  'booking/booking.unexpectedError': [booking.unexpectedError('Unexpected end of JSON input')],
  'booking/booking.registrationOfStayFailed': [
    booking.registrationOfStayFailed(),
    booking.registrationOfStayFailed('Try later.'),
  ],
  'booking/rooms.onlyLeft': [rooms.onlyLeft(2)],
  'booking/rooms.roomsLeft': [rooms.roomsLeft(4)],
  'booking/rooms.noMoreRooms': [rooms.noMoreRooms(1), rooms.noMoreRooms(2)],
  'booking/rooms.roomsTooSmall': [
    rooms.roomsTooSmall('2 adults and 1 child', '2 adults and 3 children'),
  ],
  'booking/rooms.roomsThatSuit': [rooms.roomsThatSuit('2 adults and 3 children')],
  'booking/rooms.noRoomsFit': [rooms.noRoomsFit('2 adults and 3 children')],
  'reservation/hold.timeLeftToPay': [0, 1, 12, 180].map(hold.timeLeftToPay),
  'reservation/otherDates.roomsShort': [otherDates.roomsShort('Deluxe Room', 0, 1)],
  'reservation/list.paymentBegunWith': [list.paymentBegunWith('Flutterwave')],
  'payment/payment.paymentAddressMissing': [
    payment.paymentAddressMissing('paystack'),
    payment.paymentAddressMissing('flutterwave'),
  ],
  'payment/payment.initializationFailed': [
    payment.initializationFailed('paystack'),
    payment.initializationFailed('flutterwave'),
  ],
  'payment/payment.initiationFailed': [
    payment.initiationFailed('paystack'),
    payment.initiationFailed('flutterwave'),
  ],
};

function messagesIn(name: string, exported: unknown): Message[] {
  if (typeof exported === 'string') return [{ name, words: exported }];
  const said = examples[name];
  if (!said) throw new Error(`${name} says something, but there is no example of it`);
  return said.map((words) => ({ name, words }));
}

/** Everything that the product can say, by the names in the catalogue. */
export const everyMessage: readonly Message[] = Object.entries(english)
  .filter(([file]) => !noMessages.test(file))
  .flatMap(([file, words]) =>
    Object.entries(words).flatMap(([name, exported]) => messagesIn(`${file}.${name}`, exported)),
  );
