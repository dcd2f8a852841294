import { lookAtTransfer, pressOnTab } from './checkoutPage';
import type { Page } from './guestMemory';
import type { HotelWorld } from './hotelWorld';
import type { Paying } from './paying';
import { patience, wantedTransfer } from './transferChoices';

/** The percentage of guests who are shown an account or a code and do nothing with it. */
const GIVES_UP = 12;
/** The percentage of those who use it and stay until the page knows. */
const STAYS = 50;
/** How often the page checks whether the money has come, in milliseconds. */
const LOOKS_EVERY = 30_000;
const LOOKS = 6;

/** A guest chooses the transfer, is shown an account, and sends money to it at the demo bank. */
export const payByTransfer: Paying = async (world, guest, page, { others }) => {
  const { agenda, habits, history, sandbox, counts, timeline, transferRandom: random } = world;
  history.keepBegun(page.reference, agenda.clock.now());
  await agenda.work(() => pressOnTab(sandbox, page, 'bank_transfer', 'choose'));
  const shown = accountFor(world, page);
  timeline.note(guest, `is shown ${shown?.number ?? 'no account'} for ${short(page)}`);
  if (!shown) return null;
  counts.note('a guest is shown an account to transfer to');
  if (random.percent(GIVES_UP)) return null;
  await agenda.pause(patience(random));
  const order = wantedTransfer(random, habits, shown.amountKobo);
  const elsewhere = others.map((other) => accountFor(world, other)).find((one) => one);
  const account = order.goesElsewhere && elsewhere ? elsewhere : shown;
  const amountKobo = Math.max(1, account.amountKobo + order.moreKobo);
  for (let sent = 0; sent < order.times; sent += 1) {
    sandbox.bank.transfer({
      accountNumber: account.number,
      amountKobo,
      sender: order.sender,
      laterMs: order.laterMs,
      isSuspicious: order.isSuspicious,
    });
    counts.note('a guest sends a transfer');
  }
  if (order.moreKobo !== 0) counts.note('a transfer is of another sum');
  if (order.isSuspicious) counts.note('a transfer looks like fraud');
  if (account !== shown) counts.note('a transfer goes to an old account');
  if (order.times > 1) counts.note('a transfer is sent twice');
  timeline.note(
    guest,
    `sends ${amountKobo} kobo to ${account.number} in ${Math.round(order.laterMs / 1_000)} s`,
  );
  return random.percent(STAYS) ? waitOnPage(world, page) : null;
};

async function waitOnPage(world: HotelWorld, page: Page): Promise<URL | null> {
  const { agenda, sandbox } = world;
  await agenda.work(() => pressOnTab(sandbox, page, 'bank_transfer', 'sent'));
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await agenda.pause(LOOKS_EVERY);
    const address = await agenda.work(() => lookAtTransfer(sandbox, page));
    if (address) return address;
  }
  return null;
}

/** A guest is shown a code and dials it. */
export const payByUssd: Paying = async (world, guest, page) => {
  const { agenda, history, sandbox, counts, timeline, transferRandom: random } = world;
  history.keepBegun(page.reference, agenda.clock.now());
  await agenda.work(() => pressOnTab(sandbox, page, 'ussd', 'choose'));
  counts.note('a guest is shown a code to dial');
  if (random.percent(GIVES_UP)) return null;
  await agenda.pause(patience(random));
  const action = random.percent(85) ? 'dialled' : 'dialFailed';
  const address = await agenda.work(() => pressOnTab(sandbox, page, 'ussd', action));
  timeline.note(guest, `${action} the code for ${short(page)}`);
  counts.note(`a code is ${action === 'dialled' ? 'dialled' : 'refused by the bank'}`);
  return random.percent(STAYS) ? address : null;
};

/** Whether Paystack reports that a payment is being made. */
export function isOngoing({ sandbox }: HotelWorld, reference: string): boolean {
  const { transactions } = sandbox.books().paystack;
  return transactions.find((one) => one.reference === reference)?.status === 'ongoing';
}

/** The account that a provider's page showed last. */
function accountFor({ sandbox }: HotelWorld, { provider, reference }: Page) {
  return sandbox
    .books()
    .bank.accounts.findLast((one) => one.provider === provider && one.reference === reference);
}

function short({ reference }: Page): string {
  return reference.slice(0, 8);
}
