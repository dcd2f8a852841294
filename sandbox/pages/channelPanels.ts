import { BANK_PATH } from '../bank/bankRoutes';
import type { PaymentAccount } from '../bank/records';
import { CHANNEL_LABELS, type Channel } from '../channels';
import { formatNaira, nairaOf } from '../kobo';
import { endingItem, type CheckoutNotice } from './checkoutForm';
import { ENDINGS } from './endings';
import { html, type Markup } from './html';

/** The tabs of a checkout. Each is a button, because choosing the transfer issues an account. */
export function channelTabs(tabs: readonly Channel[], chosen: Channel): Markup {
  return html`<form method="post" class="tabs" aria-label="Ways to pay">
    <input type="hidden" name="action" value="choose" />
    ${tabs.map((channel) => tab(channel, channel === chosen))}
  </form>`;
}

function tab(channel: Channel, isChosen: boolean): Markup {
  const label = CHANNEL_LABELS[channel];
  return isChosen
    ? html`<button name="channel" value="${channel}" aria-current="true">${label}</button>`
    : html`<button name="channel" value="${channel}">${label}</button>`;
}

/**
 * What a page shows about a transfer: the account, or, once the customer says it was sent, that the money is awaited.
 */
export interface TransferFacts {
  account: PaymentAccount;
  now: Date;
  /** Whether the customer has said that the money was sent. */
  isSent: boolean;
  notice: CheckoutNotice | null;
}

export function transferPanel({ account, now, isSent, notice }: TransferFacts): Markup {
  const { bank, number, amountKobo, expiresAt } = account;
  const left = Date.parse(expiresAt) - now.getTime();
  const query = new URLSearchParams({ account: number, amount: String(nairaOf(amountKobo)) });
  return html`<div class="card">
      <h1>${isSent ? 'Waiting for your transfer' : 'Bank transfer'}</h1>
      ${notice === null ? null : html`<p class="notice" role="alert">${notice.text}</p>`}
      <p>Transfer exactly ${formatNaira(amountKobo)} to this account, in one go.</p>
      <p class="amount">${number}</p>
      <dl class="facts">
        <dt>Bank</dt>
        <dd>${bank}</dd>
        <dt>Account number</dt>
        <dd>${number}</dd>
        <dt>Amount</dt>
        <dd>${formatNaira(amountKobo)}</dd>
        <dt>Expires in</dt>
        <dd>${left > 0 ? countdown(left) : 'It has expired'}</dd>
      </dl>
      <p>
        <a
          class="way"
          href="${`${BANK_PATH}?${query.toString()}`}"
          target="_blank"
          rel="noopener noreferrer"
          >Open the demo bank (new tab)</a
        >
      </p>
      ${isSent ? waiting() : sendingForm()}
    </div>
    ${leavingEndings()}`;
}

function sendingForm(): Markup {
  return html`<form method="post" id="checkout">
    <button class="pay" name="action" value="sent">I’ve sent the money</button>
  </form>`;
}

function waiting(): Markup {
  return html`<p role="status">We are waiting for your bank. You may also close this window.</p>
    <form method="post" id="checkout"></form>`;
}

/** The code for the customer to dial, and buttons for its outcome. */
export function ussdPanel(amountKobo: number, code: string, notice: CheckoutNotice | null): Markup {
  return html`<div class="card">
      <h1>USSD payment</h1>
      ${notice === null ? null : html`<p class="notice" role="alert">${notice.text}</p>`}
      <p>Dial this code on your phone to pay ${formatNaira(amountKobo)}.</p>
      <p class="code">${code}</p>
      <form method="post" id="checkout">
        <button class="pay" name="action" value="dialled">The code was dialled</button>
        <p class="hint">Guaranty Trust Bank confirms the payment.</p>
        <p><button name="action" value="dialFailed">The bank refuses</button></p>
      </form>
    </div>
    ${leavingEndings()}`;
}

function leavingEndings(): Markup {
  return html`<h2 id="endings">Other ways this can go</h2>
    <ul class="endings" aria-labelledby="endings">
      ${[ENDINGS.cancel, ENDINGS.close].map(endingItem)}
    </ul>`;
}

/** Minutes and seconds. */
function countdown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
