import { type Browser, type Locator, type Page, request } from 'playwright';
import { becomeGuest } from '../../browser/support/asGuest';
import { newGuest } from '../../browser/support/guest';
import { codeFor } from '../../browser/support/mailbox';
import { siteUrl } from '../../../scripts/test/site';

/** What a guest does on one screen. */
export interface Screen {
  name: string;
  taps: number;
  /** How many windows high the page is. */
  height: number;
  /** How many of them go by until the last touch is made. */
  seen: number;
}

/** A guest with a telephone: every touch of a page counts, what the keyboard writes does not. */
function telephone(page: Page) {
  const screens: Screen[] = [];
  async function tap(what: Locator) {
    const screen = screens.at(-1);
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
      screens.push({ name, taps: 0, height, seen: 1 });
    },
    write: async (field: Locator, text: string) => {
      const isFocused = await field.evaluate((element) => element === document.activeElement);
      if (!isFocused) await tap(field);
      await page.keyboard.type(text);
    },
  };
}

/** From the first page to a paid reservation of one room for two nights, on a telephone. */
async function bookAndPay(
  page: Page,
  openAccount?: (phone: ReturnType<typeof telephone>) => Promise<void>,
) {
  const phone = telephone(page);
  const { see, tap } = phone;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = page.getByRole('link', { name: 'Make a reservation' });

  await page.goto('/');
  await see('home', link);
  await tap(link);
  await openAccount?.(phone);

  await see('details', button('Check Availability'));
  await tap(button('Choose in a calendar'));
  const days = page.getByRole('gridcell').locator('button:enabled');
  await tap(days.nth(1));
  await tap(days.nth(3));
  await tap(button('Check Availability'));

  const add = button('Add one Double Deluxe');
  await see('rooms', add);
  await tap(add);
  await tap(button('Continue Booking'));

  await see('confirmation', button('Pay with Paystack'));
  await tap(button('Pay with Paystack'));
  await see('provider', button(/^Pay ₦/));
  await tap(button(/^Pay ₦/));
  await see('paid', page.getByText('Payment Successful!'));
  return phone.screens;
}

/** How many taps, screens and screen heights it takes a new and a returning guest to book and pay. */
export async function guestsWays(browser: Browser) {
  const api = await request.newContext({ baseURL: siteUrl });
  const newPage = async () => {
    const context = await browser.newContext({
      baseURL: siteUrl,
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    return context.newPage();
  };

  const page = await newPage();
  const asNew = await bookAndPay(page, async ({ see, tap, write }) => {
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
    await tap(button('Create Account'));
    await see('code', button('Verify OTP'));
    await write(page.getByRole('textbox', { name: /digit 1/i }), await codeFor(page, guest.email));
    await tap(button('Verify OTP'));
    await tap(button('OK'));
    await see('login again', button('Sign In'));
    await write(password, guest.password);
    await tap(button('Sign In'));
  });

  const returning = await newPage();
  const { session } = await becomeGuest(api);
  await returning.addInitScript(({ token, user }) => {
    localStorage.setItem('refreshToken', token.refreshToken);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
  const asReturning = await bookAndPay(returning);

  await page.context().close();
  await returning.context().close();
  await api.dispose();
  return { asNew, asReturning };
}
