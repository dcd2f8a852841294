import type { Behaviour } from '../behaviour';
import type { PaymentRow, RefundRow } from '../dashboard';
import type { Fault } from '../faults';
import { formatNaira } from '../kobo';
import type { Delivery } from '../webhooks/deliveries';
import {
  faultsPanel,
  refundsPanel,
  transfersPanel,
  webhooksPanel,
  inWords,
} from './dashboardPanels';
import { type HtmlPart, type Markup, html } from './html';

export interface DashboardState {
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
  deliveries: readonly Delivery[];
  faults: readonly Required<Fault>[];
  behaviour: Behaviour;
}

const AMOUNT = 'Amount';

/** A developer's view of one provider: payments, webhooks and upcoming faults. */
export function dashboardPage(state: DashboardState): Markup {
  return html`<h1>Dashboard</h1>
    <p class="row">
      <a class="way" href="/">Refresh</a> <a class="way" href="/demo-bank">Demo bank</a>
    </p>
    <h2 id="payments">Payments</h2>
    ${table('payments', ['Reference', 'Status', AMOUNT, 'Opened (UTC)', 'Page'], state.payments.map(paymentRow))}
    <h2 id="refunds">Refunds</h2>
    ${table('refunds', ['Refund', 'Payment', 'Status', AMOUNT, 'Move on'], state.refunds.map(refundRow))}
    <h2 id="deliveries">Webhook deliveries</h2>
    ${table('deliveries', ['Number', 'Event', 'Payment', 'Made (UTC)', 'State', 'Answers', 'Do'], state.deliveries.map(deliveryRow))}
    <h2>What happens next</h2>
    <div class="panels">
      ${webhooksPanel(state.behaviour.webhooks)} ${refundsPanel(state.behaviour.refunds)}
      ${transfersPanel(state.behaviour.transfers)} ${faultsPanel(state.faults)}
    </div>`;
}

function table(labelledBy: string, columns: readonly string[], rows: readonly Markup[]): Markup {
  if (rows.length === 0) return html`<p>None yet.</p>`;
  return html`<div class="scroll" role="region" aria-labelledby="${labelledBy}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map(heading)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function heading(column: string): Markup {
  return column === AMOUNT
    ? html`<th scope="col" class="number">${column}</th>`
    : html`<th scope="col">${column}</th>`;
}

/** The part of an ISO timestamp that developers compare with logs: `2026-03-02 09:00:00`. */
function timestamp(instant: string): Markup {
  return html`<td class="moment">${instant.slice(0, 19).replace('T', ' ')}</td>`;
}

function paymentRow(row: PaymentRow): Markup {
  return html`<tr>
    <th scope="row" class="words">${row.reference}</th>
    <td>${badge(row.status)}</td>
    <td class="number">${formatNaira(row.amountKobo)}</td>
    ${timestamp(row.createdAt)}
    <td>
      <a href="${row.checkoutPath}">Checkout<span class="hidden"> of ${row.reference}</span></a>
    </td>
  </tr>`;
}

function refundRow(row: RefundRow): Markup {
  const step = (label: string, ending: string | null): Markup =>
    html`<form method="post" action="/control/refunds/${row.id}/advance">
      ${ending === null ? null : html`<input type="hidden" name="ending" value="${ending}" />`}
      ${rowButton(label, `refund ${row.id}`)}
    </form>`;
  return html`<tr>
    <th scope="row">${row.id}</th>
    <td class="words">${row.reference}</td>
    <td>${badge(row.status)}</td>
    <td class="number">${formatNaira(row.amountKobo)}</td>
    <td>${row.canAdvance ? [step('Advance', null), step('Fail', 'failed')] : null}</td>
  </tr>`;
}

function deliveryRow(delivery: Delivery): Markup {
  const { id, attempts } = delivery;
  const state = inWords(delivery.state);
  const action = (label: string, verb: string): Markup =>
    html`<form method="post" action="/control/deliveries/${id}/${verb}">
      ${rowButton(label, `delivery ${id}`)}
    </form>`;
  const answers = attempts.map(({ status }) => status ?? 'no answer').join(', ');
  return html`<tr>
    <th scope="row">${id}</th>
    <td>${delivery.event}</td>
    <td class="words">${delivery.reference}</td>
    ${timestamp(delivery.createdAt)}
    <td>${badge(delivery.signature === 'wrong' ? `${state}, wrong signature` : state)}</td>
    <td>${answers}</td>
    <td>
      ${[action('Re-send', 'resend'), delivery.state === 'waiting' ? action('Drop', 'drop') : null]}
    </td>
  </tr>`;
}

function rowButton(label: string, row: HtmlPart): Markup {
  return html`<button>${label}<span class="hidden"> ${row}</span></button>`;
}

function badge(text: string): Markup {
  return html`<span class="state">${text}</span>`;
}
