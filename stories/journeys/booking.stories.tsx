import preview from '../../.storybook/preview';
import * as accountMessages from '../../messages/login/account';
import * as codeMessages from '../../messages/login/oneTimeCode';
import * as sessionMessages from '../../messages/session/session';
import * as paymentResultMessages from '../../messages/payment/paymentResult';
import { paths } from '../../machines/shared/paths';
import { exampleReservation, paidReservation } from '../../models/fixtures/exampleReservation';
import { respond } from '../support/responses';
import { adaobisSession, journey, type Guest } from '../support/journey';

const meta = preview.meta({ title: 'Journeys/Booking' });

const reservation = exampleReservation();
const checkout = { authorization_url: 'https://checkout.paystack.example/1', reference: 'ref-1' };
const logsIn = respond('post', '/api/v1/auth/users/login', 200, adaobisSession);

/** The hotel has rooms, accepts the booking and its payment. */
const openHotel = [
  respond('get', '/api/v1/availability', 200, {
    checkIn: '2026-03-12',
    checkOut: '2026-03-15',
    rooms: [{ roomType: 'Deluxe Room', roomsLeft: 2 }],
  }),
  respond('post', '/api/v1/reservation', 201, { reservationData: reservation, totalAmount: 6000 }),
  respond('get', '/api/v1/reservations/{id}', 200, { reservation }),
  respond('post', '/api/v1/payment/paystack/initialize', 200, checkout),
];

async function fillsInTheStay(guest: Guest): Promise<void> {
  await guest.comesTo('bookingDetails', 'editing');
  await guest.fillsIn({ 'Check-in': '2026-03-12', 'Check-out': '2026-03-15' });
  await guest.presses('Check Availability');
  await guest.comesTo('roomSelection', 'open.availability.known');
}

async function choosesARoom(guest: Guest): Promise<void> {
  await guest.presses('Add one Deluxe Room');
  await guest.reads('Deluxe Room × 1', '₦6,000.00');
}

async function logsInAgain(guest: Guest): Promise<void> {
  await guest.fillsIn({ Email: adaobisSession.user.email, Password: 'Lagoon#42' });
  await guest.presses('Sign In');
}

export const FromFirstVisitToPaid = meta.story(
  journey({
    url: paths.home,
    visitor: true,
    server: [
      ...openHotel,
      respond('post', '/api/v1/auth/users/signin', 201, { message: 'Account created.' }),
      respond('post', '/api/v1/auth/users/verify-account', 200, { message: 'Verified.' }),
      logsIn,
    ],
    walk: async (guest, step) => {
      await step('wants to reserve, and is asked to log in', async () => {
        await guest.follows('Make a reservation');
        await guest.reads(accountMessages.logInToReserve);
      });
      await step('registers', async () => {
        await guest.presses('Create Account');
        await guest.fillsIn({
          'First Name': 'Adaobi',
          'Last Name': 'Okeke',
          Email: 'adaobi@example.com',
          'Phone Number': '08030000000',
          Password: 'Lagoon#42',
          'Confirm Password': 'Lagoon#42',
        });
        await guest.presses('Create Account');
        await guest.comesTo('accountVerification', 'entering');
      });
      await step('enters the code', async () => {
        await guest.fillsIn({ 'Digit 1 of 6': '402913' });
        await guest.presses('Verify OTP');
        await guest.reads(codeMessages.verified);
        await guest.reads(accountMessages.accountVerified);
        await guest.presses('OK');
      });
      await step('logs in, and is where she wanted to go', async () => {
        await guest.fillsIn({ Password: 'Lagoon#42' });
        await guest.presses('Sign In');
        await guest.reads('Make a Reservation');
      });
      await step('says when she comes', () => fillsInTheStay(guest));
      await step('chooses a room and books', async () => {
        await choosesARoom(guest);
        await guest.presses('Continue Booking');
        await guest.comesTo('confirmation', 'unpaid');
        await guest.reads('Booking Summary', 'Your rooms are held until');
      });
      await step('pays with Paystack', async () => {
        await guest.presses('Pay with Paystack');
        guest.stage.answerWith(
          respond('get', '/api/v1/hotel/payment/paystack/verify', 200, {
            paymentStatus: 'paid',
            reservation: paidReservation,
          }),
        );
        await guest.comesBackFrom(
          checkout.authorization_url,
          `${paths.paymentCallback}?reference=ref-1`,
        );
        await guest.comesTo('paymentResult', 'successful');
        await guest.reads(paymentResultMessages.successful, '₦6,000.00');
      });
    },
  }),
);

export const LoginInTheMiddle = meta.story(
  journey({
    url: paths.reservation,
    server: [
      respond('post', '/api/v1/reservation', 401, { code: 'token_invalid', message: 'Expired.' }),
      respond('post', '/api/v1/auth/users/refresh', 401, {
        code: 'session_expired',
        message: 'Expired.',
      }),
      ...openHotel,
      logsIn,
    ],
    walk: async (guest, step) => {
      await step('fills in the stay and chooses a room', async () => {
        await fillsInTheStay(guest);
        await choosesARoom(guest);
      });
      await step('is told that the session is over', async () => {
        await guest.presses('Continue Booking');
        await guest.comesTo('booking', 'sessionLost');
        await guest.reads(sessionMessages.expired);
        guest.stage.answerWith(...openHotel);
        await guest.presses('OK');
      });
      await step('logs in, and finds the booking as it was', async () => {
        await logsInAgain(guest);
        await guest.reads('Choose your rooms', 'Deluxe Room × 1', '₦6,000.00');
      });
      await step('books', async () => {
        await guest.presses('Continue Booking');
        await guest.comesTo('confirmation', 'unpaid');
        await guest.reads('Booking Summary');
      });
    },
  }),
);
