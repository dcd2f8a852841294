import type { Provider } from '../faults';
import { membersOf, textOf } from '../json';
import { formatNaira } from '../kobo';
import { findTestCard, groupDigits, type TestCard } from '../testCards';
import { html, type Markup } from './html';
import { OWNER_NAMES } from './page';

/** A button that ends the customer's visit in one way. */
export interface Ending {
  action: string;
  label: string;
  hint: string;
}

/** What has just gone wrong, shown above the form. */
export interface CheckoutNotice {
  title: string;
  text: string;
}

export interface CheckoutFacts {
  provider: Provider;
  amountKobo: number;
  reference: string;
  email: string;
  cards: readonly TestCard[];
  endings: readonly Ending[];
  notice: CheckoutNotice | null;
}

/** The hosted card form. It posts to its own URL; no script is needed. */
export function checkoutForm(facts: CheckoutFacts): Markup {
  const amount = formatNaira(facts.amountKobo);
  return html`<div class="card">
      <h1>Card payment</h1>
      ${facts.notice === null ? null : html`<p class="notice" role="alert">${facts.notice.text}</p>`}
      <p class="amount">${amount}</p>
      <dl class="facts">
        <dt>Reference</dt>
        <dd>${facts.reference}</dd>
        <dt>E-mail</dt>
        <dd>${facts.email}</dd>
      </dl>
      <form method="post" id="checkout" autocomplete="off">
        <div class="field">
          <label for="card">Test card</label>
          <select id="card" name="card">
            ${facts.cards.map(cardOption)}
          </select>
        </div>
        <div class="field">
          <label for="otherCard">Another card number</label>
          <input
            id="otherCard"
            name="otherCard"
            type="text"
            inputmode="numeric"
            maxlength="30"
            aria-describedby="otherCardHint"
          />
          <p class="hint" id="otherCardHint">
            Takes the place of the test card above. Only ${OWNER_NAMES[facts.provider]}’s test cards
            work: never type a real one.
          </p>
        </div>
        <button class="pay" name="action" value="pay">Pay ${amount}</button>
      </form>
    </div>
    <h2 id="endings">Other ways this can go</h2>
    <ul class="endings" aria-labelledby="endings">
      ${facts.endings.map(endingItem)}
    </ul>`;
}

/** The card chosen on the form, or the typed number if there is one. Undefined if it is not a test card. */
export function chosenCard(form: unknown, cards: readonly TestCard[]): TestCard | undefined {
  const fields = membersOf(form);
  const typed = textOf(fields.otherCard) ?? textOf(fields.card);
  return typed === null ? cards[0] : findTestCard(cards, typed);
}

function cardOption(card: TestCard): Markup {
  return html`<option value="${card.number}">${card.label} · ${groupDigits(card.number)}</option>`;
}

/** A button of the checkout form, with a hint about what it does. */
export function endingItem({ action, label, hint }: Ending): Markup {
  return html`<li>
    <button form="checkout" name="action" value="${action}" aria-describedby="${action}Hint">
      ${label}
    </button>
    <p class="hint" id="${action}Hint">${hint}</p>
  </li>`;
}
