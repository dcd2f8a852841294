import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  AFTER_ACCOUNT,
  AFTER_RETURN,
  defaultBehaviour,
  OTHER_SUM,
  REFUND_ENDINGS,
  type Behaviour,
  type TransferBehaviour,
  type WebhookBehaviour,
} from './behaviour';
import type { Dashboard } from './dashboard';
import { ENDPOINTS, FAULT_KINDS, type Faults } from './faults';
import { membersOf } from './json';
import { dashboardPage } from './pages/dashboardPage';
import { OWNER_NAMES, sendPage } from './pages/page';
import type { Store } from './store';
import type { WebhookSender } from './webhooks/sender';

export interface ControlContext {
  store: Store;
  behaviour: Behaviour;
  faults: Faults;
  webhooks: WebhookSender;
}

/**
 * The developer's page at `/` and the calls behind it under `/control`, for tests in another process. A call takes
 * JSON or a form; JSON is answered with `{ done }`, a form with the page again.
 */
export function addControl(
  app: FastifyInstance,
  dashboard: Dashboard,
  context: ControlContext,
): void {
  const { store, behaviour, faults, webhooks } = context;
  const { provider } = dashboard;

  function currentState() {
    return {
      provider,
      payments: dashboard.payments(),
      refunds: dashboard.refunds(),
      deliveries: store.state.deliveries.filter((one) => one.provider === provider).toReversed(),
      faults: faults.pending().filter((one) => one.provider === provider),
      behaviour,
    };
  }

  app.get('/', (_request, reply) =>
    sendPage(reply, {
      owner: provider,
      title: `${OWNER_NAMES[provider]} dashboard`,
      body: dashboardPage(currentState()),
      wide: true,
    }),
  );
  app.get('/control/state', (_request, reply) => reply.send(currentState()));

  app.post('/control/webhooks', (request, reply) => {
    Object.assign(behaviour.webhooks, readWebhookBehaviour(membersOf(request.body)));
    return finish(request, reply, true);
  });
  app.post('/control/webhooks/ping', async (request, reply) => {
    await dashboard.ping();
    return finish(request, reply, true);
  });
  app.post('/control/transfers', (request, reply) => {
    Object.assign(behaviour.transfers, readTransferBehaviour(membersOf(request.body)));
    return finish(request, reply, true);
  });
  app.post('/control/refunds', (request, reply) => {
    const fields = membersOf(request.body);
    behaviour.refunds.automatic = flag(fields.automatic);
    behaviour.refunds.ending = oneOf(REFUND_ENDINGS, fields.ending) ?? 'processed';
    return finish(request, reply, true);
  });
  app.post('/control/refunds/:id/advance', (request, reply) => {
    const ending = oneOf(REFUND_ENDINGS, membersOf(request.body).ending);
    return finish(request, reply, dashboard.advanceRefund(idOf(request), ending));
  });
  app.post('/control/disputes', (request, reply) => {
    const { reference, ending } = membersOf(request.body);
    const end = oneOf(['won', 'lost'] as const, ending);
    const of = String(reference);
    return finish(
      request,
      reply,
      end === undefined ? dashboard.dispute(of) : dashboard.resolveDispute(of, end),
    );
  });
  app.post('/control/deliveries/:id/resend', async (request, reply) =>
    finish(request, reply, await webhooks.resend(idOf(request))),
  );
  app.post('/control/deliveries/:id/drop', (request, reply) =>
    finish(request, reply, webhooks.drop(idOf(request))),
  );
  app.post('/control/faults', (request, reply) => {
    const fields = membersOf(request.body);
    const endpoint = oneOf(ENDPOINTS, fields.endpoint);
    const kind = oneOf(FAULT_KINDS, fields.kind);
    if (endpoint === undefined || kind === undefined) return finish(request, reply, false);
    faults.add({ provider, endpoint, kind, times: wholeNumber(fields.times) ?? 1 });
    return finish(request, reply, true);
  });
  app.post('/control/faults/clear', (request, reply) => {
    faults.clear(provider);
    return finish(request, reply, true);
  });
}

function finish(request: FastifyRequest, reply: FastifyReply, done: boolean): FastifyReply {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm === true ? reply.redirect('/', 303) : reply.code(done ? 200 : 400).send({ done });
}

/** The whole behaviour. Missing fields get their defaults. */
function readWebhookBehaviour(fields: Record<string, unknown>): WebhookBehaviour {
  const defaults = defaultBehaviour().webhooks;
  return {
    timing: oneOf(['beforeRedirect', 'delayed'] as const, fields.timing) ?? defaults.timing,
    delayMs: wholeNumber(fields.delayMs) ?? defaults.delayMs,
    copies: wholeNumber(fields.copies) ?? defaults.copies,
    dropped: flag(fields.dropped),
    signature: oneOf(['valid', 'wrong'] as const, fields.signature) ?? defaults.signature,
  };
}

/** The whole behaviour. Missing fields get their defaults, and missing switches are off. */
function readTransferBehaviour(fields: Record<string, unknown>): TransferBehaviour {
  const defaults = defaultBehaviour().transfers;
  return {
    delayMs: wholeNumber(fields.delayMs) ?? defaults.delayMs,
    afterAccount: oneOf(AFTER_ACCOUNT, fields.afterAccount) ?? defaults.afterAccount,
    afterReturn: oneOf(AFTER_RETURN, fields.afterReturn) ?? defaults.afterReturn,
    otherSum: oneOf(OTHER_SUM, fields.otherSum) ?? defaults.otherSum,
    fulfilLate: flag(fields.fulfilLate),
    staysOngoing: flag(fields.staysOngoing),
    hidesChannel: flag(fields.hidesChannel),
    pendingBeforeMoney: flag(fields.pendingBeforeMoney),
    mocked: flag(fields.mocked),
    outlivesLink: flag(fields.outlivesLink),
  };
}

function idOf({ params }: FastifyRequest): number {
  return Number(membersOf(params).id);
}

function flag(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on';
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}
