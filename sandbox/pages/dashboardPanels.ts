import type { RefundBehaviour, WebhookBehaviour } from '../behaviour';
import { REFUND_ENDINGS } from '../behaviour';
import type { Fault } from '../faults';
import { ENDPOINTS, FAULT_KINDS } from '../faults';
import type { Markup } from './html';
import { html } from './html';
import { inWords } from './inWords';

export function webhooksPanel(webhooks: WebhookBehaviour): Markup {
  return html`<section class="card" aria-labelledby="webhooksPanel">
    <h2 id="webhooksPanel">How webhooks travel</h2>
    <form method="post" action="/control/webhooks">
      ${choice('timing', 'Timing', ['beforeRedirect', 'delayed'], webhooks.timing)}
      ${amount('delayMs', 'Delay in milliseconds', webhooks.delayMs)}
      ${amount('copies', 'Copies of each', webhooks.copies)}
      ${choice('signature', 'Signature', ['valid', 'wrong'], webhooks.signature)}
      ${check('reordered', 'Swap each with the next', webhooks.reordered)}
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

function amount(name: string, label: string, value: number): Markup {
  return html`<p class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="number" min="0" value="${value}" />
  </p>`;
}

function check(name: string, label: string, isOn: boolean): Markup {
  const box = isOn
    ? html`<input type="checkbox" name="${name}" checked />`
    : html`<input type="checkbox" name="${name}" />`;
  return html`<label class="check">${box} ${label}</label>`;
}
