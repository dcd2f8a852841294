import { mapUrl } from '../../../hotel/hotel';
import type { BrowserContext, Page, Request } from 'playwright/test';

/** Errors that a test expects, because it is about them. */
interface Foreseen {
  /** Statuses from 400 on that the server will answer. */
  statuses: Set<number>;
  /** Whether calls will find no network. */
  offline: boolean;
}

const foreseenIn = new WeakMap<BrowserContext, Foreseen>();

function foreseen(context: BrowserContext): Foreseen {
  const known = foreseenIn.get(context) ?? { statuses: new Set<number>(), offline: false };
  foreseenIn.set(context, known);
  return known;
}

/** From now on the server may return these errors, because the step is about them. */
export function expectErrorResponses(
  page: Pick<Page, 'context'>,
  ...statuses: readonly number[]
): void {
  const { statuses: known } = foreseen(page.context());
  statuses.forEach((status) => known.add(status));
}

/** From now on calls may find no network, because the step is about that. */
export function expectNoNetwork(page: Pick<Page, 'context'>): void {
  foreseen(page.context()).offline = true;
}

const refusedByServer = 'Failed to load resource: the server responded with a status of';
const withoutNetwork = /net::ERR_(?:FAILED|INTERNET_DISCONNECTED|ABORTED|NETWORK_CHANGED)/;

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

/**
 * Collects every unexpected error on a browser's pages from now on: uncaught errors, console messages, answers from
 * 400 on.
 */
export function pageErrorsIn(context: BrowserContext): readonly string[] {
  const pageErrors: string[] = [];
  context.on('weberror', (error) => pageErrors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const words = message.text();
    // The response is reported below, with its URL.
    if (words.startsWith(refusedByServer)) return;
    if (foreseen(context).offline && withoutNetwork.test(words)) return;
    const { url } = message.location();
    // The map comes from elsewhere, and the tests may run without a network.
    if (mapUrl !== null && url === mapUrl) return;
    pageErrors.push(`${words} (${url})`);
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status < 400 || foreseen(context).statuses.has(status)) return;
    pageErrors.push(`${status} ${nameOf(response.request())}`);
  });
  return pageErrors;
}
