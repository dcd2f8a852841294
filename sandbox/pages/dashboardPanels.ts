import {
  type RefundBehaviour,
  type TransferBehaviour,
  type WebhookBehaviour,
  AFTER_ACCOUNT,
  AFTER_RETURN,
  OTHER_SUM,
  REFUND_ENDINGS,
} from '../behaviour';
import { type Fault, ENDPOINTS, FAULT_KINDS } from '../faults';
import { type Markup, html } from './html';

export function webhooksPanel(webhooks: WebhookBehaviour): Markup {
  return html`<section class="card" aria-labelledby="webhooksPanel">
    <h2 id="webhooksPanel">How webhooks travel</h2>
    <form method="post" action="/control/webhooks">
      ${choice('timing', 'Timing', ['beforeRedirect', 'delayed'], webhooks.timing)}
      ${amount('delayMs', 'Delay in milliseconds', webhooks.delayMs)}
      ${amount('copies', 'Copies of each', webhooks.copies)}
      ${choice('signature', 'Signature', ['valid', 'wrong'], webhooks.signature)}
      ${check('dropped', 'Drop them', webhooks.dropped)}
      <p class="row"><button>Set webhooks</button></p>
    </form>
    <form method="post" action="/control/webhooks/ping"><button>Send a test webhook</button></form>
  </section>`;
}

export function refundsPanel(refunds: RefundBehaviour): Markup {
  return html`<section class="card" aria-labelledby="refundsPanel">
    <h2 id="refundsPanel">How refunds end</h2>
    <form method="post" action="/control/refunds">
      ${choice('ending', 'They end as', REFUND_ENDINGS, refunds.ending)}
      ${check('automatic', 'They move on by themselves', refunds.automatic)}
      <p class="row"><button>Set refunds</button></p>
    </form>
  </section>`;
}

export function transfersPanel(transfers: TransferBehaviour): Markup {
  return html`<section class="card" aria-labelledby="transfersPanel">
    <h2 id="transfersPanel">How transfers go</h2>
    <form method="post" action="/control/transfers">
      ${amount('transferDelayMs', 'Milliseconds that the bank takes', transfers.delayMs, 'delayMs')}
      ${choice('afterAccount', 'Paystack: an account that died', AFTER_ACCOUNT, transfers.afterAccount)}
      ${choice('afterReturn', 'Paystack: after a return', AFTER_RETURN, transfers.afterReturn)}
      ${choice('otherSum', 'Flutterwave: another sum is', OTHER_SUM, transfers.otherSum)}
      ${check('staysOngoing', 'An account that died unpaid stays “ongoing” for ever', transfers.staysOngoing)}
      ${check('fulfilLate', 'Late money is taken', transfers.fulfilLate)}
      ${check('hidesChannel', 'Paystack: no channel while under way', transfers.hidesChannel)}
      ${check('pendingBeforeMoney', 'Flutterwave: pending before money', transfers.pendingBeforeMoney)}
      ${check('mocked', 'Flutterwave: they succeed by themselves', transfers.mocked)}
      ${check('outlivesLink', 'Flutterwave: accounts outlive their link', transfers.outlivesLink)}
      <p class="row"><button>Set transfers</button></p>
    </form>
  </section>`;
}

export function faultsPanel(faults: readonly Required<Fault>[]): Markup {
  const pending = faults.map(
    ({ endpoint, kind, times }) =>
      html`<li>
        ${inWords(endpoint)}: ${inWords(kind)}, ${times === 1 ? 'once' : `${times} times`}
      </li>`,
  );
  return html`<section class="card" aria-labelledby="faultsPanel">
    <h2 id="faultsPanel">Faults</h2>
    ${
      pending.length === 0
        ? html`<p>None waiting.</p>`
        : html`<ul>
            ${pending}
          </ul>`
    }
    <form method="post" action="/control/faults">
      ${choice('endpoint', 'Call', ENDPOINTS, 'initialise')}
      ${choice('kind', 'Fault', FAULT_KINDS, 'timeoutAfterCommit')} ${amount('times', 'Times', 1)}
      <p class="row"><button>Add fault</button></p>
    </form>
    <form method="post" action="/control/faults/clear"><button>Clear faults</button></form>
  </section>`;
}

function choice(name: string, label: string, values: readonly string[], chosen: string): Markup {
  return html`<p class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${values.map((value) => option(value, value === chosen))}
    </select>
  </p>`;
}

function option(value: string, isChosen: boolean): Markup {
  return isChosen
    ? html`<option value="${value}" selected>${inWords(value)}</option>`
    : html`<option value="${value}">${inWords(value)}</option>`;
}

function amount(id: string, label: string, value: number, name = id): Markup {
  return html`<p class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" name="${name}" type="number" min="0" value="${value}" />
  </p>`;
}

function check(name: string, label: string, isOn: boolean): Markup {
  const box = isOn
    ? html`<input type="checkbox" name="${name}" checked />`
    : html`<input type="checkbox" name="${name}" />`;
  return html`<label class="check">${box} ${label}</label>`;
}

/** A code name as readable text: `timeoutAfterCommit` becomes `timeout after commit`. */
export function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
