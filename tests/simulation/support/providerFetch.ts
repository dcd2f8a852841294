import type { Fetch } from '../../../server/paymentProviders/providerHttp';
import type { Endpoint, FaultKind, Provider } from '../../../sandbox/faults';
import type { Sandbox } from '../../../sandbox/sandbox';
import type { Agenda } from './agenda';
import type { SeededRandom } from './seededRandom';
import type { Counts } from './counts';

/** How much goes wrong at present. */
export interface Faults {
  isActive: boolean;
  /** The percentage of calls to a provider that fail. */
  calls: number;
  /** The percentage of steps in which a server dies. */
  crashes: number;
  /** The percentage of steps in which a connection to the database is lost. */
  lostConnections: number;
}

interface Wire {
  sandbox: Sandbox;
  agenda: Agenda;
  random: SeededRandom;
  faults: Faults;
  counts: Counts;
  pause: (milliseconds: number) => Promise<void>;
  note: (what: string) => void;
}

const faultKinds = [
  'timeoutAfterCommit',
  'timeoutBeforeCommit',
  'serverError',
  'serverErrorAfterCommit',
  'rateLimited',
] as const satisfies readonly FaultKind[];

/** A POST is awaited as long as the server waits; a lost GET is noticed earlier. */
const TIMEOUT_MS = { GET: 200, POST: 15_000 };

function endpointOf(method: string, path: string): Endpoint {
  if (path.includes('link/disable')) return 'disableLink';
  if (path.includes('retry_with_customer_details')) return 'retryRefund';
  if (path.includes('refund')) return method === 'POST' ? 'refund' : 'refundStatus';
  if (path.startsWith('/bank')) return path === '/bank' ? 'banks' : 'resolveAccount';
  if (/dispute|chargebacks/.test(path)) return 'disputes';
  if (method === 'POST') return 'initialise';
  return /\/transactions?$/.test(path) ? 'listPayments' : 'verify';
}

/**
 * A server's connection to the providers. Calls take time, get lost before or after they were carried out, and are
 * refused, as often as the faults say.
 */
export function providerFetch(wire: Wire): Fetch {
  const { sandbox, agenda, random, faults, counts, pause, note } = wire;
  const travel = () =>
    pause(random.percent(90) ? random.between(5, 300) : random.between(300, 8_000));

  return async (url, init) => {
    const { pathname, search, port } = new URL(url);
    const method = init.method === 'POST' ? 'POST' : 'GET';
    const isPaystack = port === new URL(sandbox.paystack.baseUrl).port;
    const provider: Provider = isPaystack ? 'paystack' : 'flutterwave';
    const call = `${provider} ${method} ${pathname}${search}`;
    const fault = random.percent(faults.calls) ? random.oneOf(faultKinds) : null;
    if (fault !== null) counts.note(`a call to a provider: ${fault}`);
    await travel();
    if (fault === 'timeoutBeforeCommit') {
      await pause(TIMEOUT_MS[method]);
      note(`${call} → lost on the way`);
      throw new TypeError('fetch failed');
    }
    if (fault !== null && fault !== 'timeoutAfterCommit') {
      sandbox.faults.add({ provider, endpoint: endpointOf(method, pathname), kind: fault });
    }
    const response = await agenda.work(() =>
      sandbox[provider].app.inject({
        method,
        url: `${pathname}${search}`,
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      }),
    );
    if (sandbox.faults.pending().length > 0) throw new Error(`A fault did not reach ${call}`);
    const { statusCode: status, body } = response;
    if (fault === 'timeoutAfterCommit') {
      await pause(TIMEOUT_MS[method]);
      note(`${call} → ${status}, but the answer is lost`);
      throw new TypeError('fetch failed');
    }
    note(`${call} → ${status}${fault === null ? '' : ` (${fault})`}`);
    await travel();
    const waitFor = response.headers['x-ratelimit-reset'];
    const headers = new Headers(
      waitFor === undefined ? {} : { 'x-ratelimit-reset': String(waitFor) },
    );
    return { status, headers, text: () => Promise.resolve(body) };
  };
}
