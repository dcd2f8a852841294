import { type Browser, type Locator, type Page, request } from 'playwright';
import { becomeGuest } from '../../browser/support/asGuest';
import { newGuest } from '../../browser/support/guest';
import { codeFor } from '../../browser/support/mailbox';
import { siteUrl } from '../../../scripts/test/site';
import { cheapPhone } from './lagosJourney';

/** What a guest does on one screen. */
interface Screen {
  name: string;
  taps: number;
  /** How often the keyboard's own key goes to the next field, or sends the form: a touch, but none to look for. */
  keys: number;
  /** How many windows high the page is. */
  height: number;
  /** How many of them go by until the last touch is made. */
  seen: number;
}

/** What a guest goes through from the home page to a paid reservation. */
export interface GuestsWay {
  who: string;
  goal: { taps: number; heights?: number };
  screens: Screen[];
  /** From the first request on. The machine's: nobody reads or thinks. */
  seconds: number;
}

/** A guest with a telephone: every touch of a page counts; what the keyboard writes does not, its own keys apart. */
function telephone(page: Page) {
  const screens: Screen[] = [];
  /** Whether the keyboard is there, because the last touch was in a field. */
  let isWriting = false;
  async function tap(what: Locator) {
    const screen = screens.at(-1);
    isWriting = false;
    await what.scrollIntoViewIfNeeded();
    const seen = await page.evaluate(() => (scrollY + innerHeight) / innerHeight);
    await what.tap();
    if (screen) {
      screen.taps += 1;
      screen.seen = Math.max(screen.seen, seen);
    }
  }
  return {
    screens,
    tap,
    /** Waits for a screen by something on it. */
    see: async (name: string, sign: Locator) => {
      await sign.waitFor();
      await page.waitForLoadState('networkidle');
      const height = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      screens.push({ name, taps: 0, keys: 0, height, seen: 1 });
      isWriting = false;
    },
    write: async (field: Locator, text: string) => {
      const screen = screens.at(-1);
      const isFocused = await field.evaluate((element) => element === document.activeElement);
      if (!isFocused && isWriting && screen) {
        screen.keys += 1;
        await field.focus();
      } else if (!isFocused) await tap(field);
      await page.keyboard.type(text);
      isWriting = true;
    },
    /** Sends the form of the last field with the keyboard. */
    go: async () => {
      const screen = screens.at(-1);
      if (screen) screen.keys += 1;
      await page.keyboard.press('Enter');
    },
  };
}

/**
 * From the first page to a paid reservation of one room for two nights, on a telephone.
 * @param looks whether the guest looks first what is free, and reserves there
 * @param isNew whether an account is opened on the way
 */
async function bookAndPay(page: Page, looks: boolean, isNew: boolean) {
  const phone = telephone(page);
  const { see, tap } = phone;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = page.getByRole('link', {
    name: looks ? 'See what’s available' : 'Make a reservation',
  });
  const chooseDays = async () => {
    await tap(button('Choose from the calendar'));
    const days = page.getByRole('gridcell').locator('button:enabled');
    await tap(days.nth(1));
    await tap(days.nth(3));
  };

  const began = performance.now();
  await page.goto('/');
  await see('home', link);
  await tap(link);
  if (looks) {
    await see('free rooms', button('Show available rooms'));
    await chooseDays();
    await tap(button('Reserve Double Deluxe'));
  }
  if (isNew) await openAccount(page, phone);

  await see('details', button('Check Availability'));
  if (!looks) await chooseDays();
  await tap(button('Check Availability'));

  await see('rooms', button('Continue Booking'));
  if (!looks) await tap(button('Add one Double Deluxe'));
  await tap(button('Continue Booking'));

  await see('confirmation', button('Pay with Paystack'));
  await tap(button('Pay with Paystack'));
  await see('provider', button(/^Pay ₦/));
  await tap(button(/^Pay ₦/));
  await see('paid', page.getByText('Payment Successful!'));
  return { screens: phone.screens, seconds: (performance.now() - began) / 1_000 };
}

/** Opens an account on the way: registers, enters the code, logs in. */
async function openAccount(page: Page, { see, tap, write, go }: ReturnType<typeof telephone>) {
  const guest = newGuest();
  const button = (name: string) => page.getByRole('button', { name });
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await see('login', button('Sign In'));
  await tap(button('Create Account'));
  await see('registration', page.getByLabel('First Name'));
  await write(page.getByLabel('First Name'), guest.firstName);
  await write(page.getByLabel('Last Name'), guest.lastName);
  await write(page.getByLabel('Email').first(), guest.email);
  await write(page.getByLabel('Phone Number'), guest.phoneNumber);
  await write(password, guest.password);
  await write(page.getByLabel('Confirm Password').first(), guest.password);
  await go();
  await see('code', button('Verify OTP'));
  await write(page.getByRole('textbox', { name: /digit 1/i }), await codeFor(page, guest.email));
  await go();
  await tap(button('OK'));
  await see('login again', button('Sign In'));
  await write(password, guest.password);
  await go();
}

/** What it takes a new and a returning guest to book and pay, by either way from the home page. */
export async function guestsWays(browser: Browser): Promise<GuestsWay[]> {
  const api = await request.newContext({ baseURL: siteUrl });
  const ways: GuestsWay[] = [];
  for (const looks of [false, true]) {
    for (const isNew of [true, false]) {
      const context = await browser.newContext(cheapPhone);
      const page = await context.newPage();
      if (!isNew) {
        const { session } = await becomeGuest(api);
        await page.addInitScript(({ token, user }) => {
          localStorage.setItem('refreshToken', token.refreshToken);
          localStorage.setItem('user', JSON.stringify(user));
        }, session);
      }
      const who = `${isNew ? 'a new' : 'a returning'} guest${looks ? ', over /rooms' : ''}`;
      const goal = isNew ? { taps: 18, heights: 20 } : { taps: 9 };
      const way = await bookAndPay(page, looks, isNew);
      ways.push({ who, goal, ...way });
      await context.close();
    }
  }
  await api.dispose();
  return ways;
}
