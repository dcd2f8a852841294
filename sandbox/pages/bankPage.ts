import type { BankTransfer, Sender } from '../bank/records';
import { formatNaira } from '../kobo';
import { html, type Markup } from './html';

/** The sender unless another is named. */
export const DEFAULT_SENDER: Sender = { name: 'ADEBAYO OKAFOR', accountNumber: '0123456553' };

export interface BankPageFacts {
  /** Newest first. */
  transfers: readonly BankTransfer[];
  accountNumber: string;
  naira: string;
  notice: string | null;
}

const SENT = 'The transfer was made. It arrives when the bank has carried it out.';
const REFUSED = 'No transfer was made: there is no such account, or the amount is none.';

function noticeNamed(name: string | null): Markup | null {
  if (name === 'sent') return html`<p class="notice done" role="status">${SENT}</p>`;
  return name === 'refused' ? html`<p class="notice" role="alert">${REFUSED}</p>` : null;
}

/** The form that sends money, and the bank's book. */
export function bankPage({ transfers, accountNumber, naira, notice }: BankPageFacts): Markup {
  return html`<div class="card">
      <h1>Send money</h1>
      ${noticeNamed(notice)}
      <form method="post" autocomplete="off">
        ${field('account', 'To account number', accountNumber, 'numeric')}
        ${field('amount', 'Amount in naira', naira, 'decimal')}
        ${field('sender', 'Sender’s name', DEFAULT_SENDER.name, 'text')}
        ${field('senderAccount', 'Sender’s account number', DEFAULT_SENDER.accountNumber, 'numeric')}
        <p class="hint">
          What was sent from 1012204936 can’t be refunded; a refund to 1012204935 needs attention.
        </p>
        ${field('laterMinutes', 'Minutes to wait before sending', '0', 'numeric')}
        <button class="pay">Send</button>
      </form>
    </div>
    <h2 id="book">The bank’s book</h2>
    ${transfers.length === 0 ? html`<p>Nothing was sent yet.</p>` : book(transfers)}`;
}

function field(name: string, label: string, value: string, mode: string): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="text" inputmode="${mode}" value="${value}" required />
  </div>`;
}

function book(transfers: readonly BankTransfer[]): Markup {
  return html`<div class="scroll" role="region" aria-labelledby="book" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Sent (UTC)</th>
          <th scope="col">To account</th>
          <th scope="col">Sender</th>
          <th scope="col" class="number">Amount</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        ${transfers.map(row)}
      </tbody>
    </table>
  </div>`;
}

function row({ sentAt, accountNumber, sender, amountKobo, state, why }: BankTransfer): Markup {
  return html`<tr>
    <td class="moment">${sentAt.slice(0, 19).replace('T', ' ')}</td>
    <th scope="row">${accountNumber}</th>
    <td class="words">${sender.name}</td>
    <td class="number">${formatNaira(amountKobo)}</td>
    <td><span class="state">${why === null ? state : `${state}: ${why}`}</span></td>
  </tr>`;
}
