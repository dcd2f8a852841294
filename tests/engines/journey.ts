import { setTimeout as pause } from 'node:timers/promises';
import { addDays, lagosToday } from '../../machines/shared/stay';
import { locale } from '../../messages/shared/locale';
import { newGuest } from '../browser/support/guest';
import type { Visitor } from './visitor';

const CODE_WITHIN_MS = 10_000;

/** The one-time code in the newest email to an address, from the development mailbox. */
async function codeFor(site: string, email: string): Promise<string> {
  const giveUpAt = Date.now() + CODE_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const letters = await fetch(`${site}/mailbox/emails?to=${encodeURIComponent(email)}`);
    const code = /\b\d{6}\b/.exec(await letters.text())?.[0];
    if (code !== undefined) return code;
    await pause(50);
  }
  throw new Error('The email with the code did not arrive.');
}

const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** The name of a day of the calendar, so many days from today. */
function dayIn(days: number): RegExp {
  return new RegExp(`^${inWords.format(new Date(addDays(lagosToday(new Date()), days)))}`);
}

/** From now on the service worker answers for the pages, as for a guest who comes again. */
async function comeAgain(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.sees('Boolean(navigator.serviceWorker.register("/sw.js"))');
  await visitor.sees('navigator.serviceWorker.controller !== null');
  await visitor.open('/aboutus');
  await visitor.sees('navigator.serviceWorker.controller !== null');
  await visitor.sees('document.contentType === "text/html"');
  await visitor.reads('About the hotel');
  // Firefox reports a script that is still loading when the page is left.
  await visitor.sees(
    'Object.keys(document.querySelector("header a")).some((key) => key.startsWith("__reactProps"))',
  );
}

/** A guest registers, books, pays, and looks at the reservation. */
export async function journey(visitor: Visitor, site: string): Promise<void> {
  const guest = newGuest();
  await comeAgain(visitor);
  await visitor.open('/reservation');
  await visitor.reads('Please log in to make a reservation');
  await visitor.press('Create Account');
  await visitor.fill('First Name', guest.firstName);
  await visitor.fill('Last Name', guest.lastName);
  await visitor.fill('Email', guest.email);
  await visitor.fill('Phone Number', guest.phoneNumber);
  await visitor.fill('Password', guest.password);
  await visitor.fill('Confirm Password', guest.password);
  await visitor.press('Create Account');
  await visitor.reads('Verify Your Account');
  await visitor.fill(/digit 1/i, await codeFor(site, guest.email));
  await visitor.press('Verify OTP');
  await visitor.reads('Your account has been verified. Please log in.');
  await visitor.press('OK');

  // The form still has the email address.
  await visitor.fill('Password', guest.password);
  await visitor.press('Sign In');
  await visitor.press('Choose from the calendar');
  await visitor.press(dayIn(3));
  await visitor.press(dayIn(5));
  await visitor.fill('Adults', '2');
  await visitor.fill('Children', '1');
  await visitor.press('Check Availability');
  await visitor.press(/add.*Deluxe Room/i);
  await visitor.press('Continue Booking');

  await visitor.press('Pay with Paystack');
  await visitor.press('Pay ₦4,000.00');
  await visitor.reads('Payment Successful!');
  await visitor.reads('₦4,000.00');
  await visitor.open('/my-reservations');
  await visitor.press(/^View Details/);
  await visitor.reads('Reservation Details');
  await visitor.reads('₦4,000.00');
  await visitor.back();
  await visitor.reads('My Reservations');
  await visitor.sees('location.pathname === "/my-reservations"');
}
