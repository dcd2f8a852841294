import { CallFailed } from '../../machines/shared/failure';
import type { Send } from './withTimeout';

/** The source of calls' access tokens. */
export interface Tokens {
  accessToken(): string | undefined;
}

/**
 * Refreshes the session, unless a token other than the refused one is there by now. Resolves with the new token, or
 * with undefined if the session is over.
 * @throws CallFailed if the outcome is unknown
 */
export type Refresh = (refused: string | undefined) => Promise<string | undefined>;

/** The calls that open or refresh a session. They carry no token, and their errors concern the request. */
const openPaths = new Set([
  '/api/v1/auth/users/login',
  '/api/v1/auth/users/signin',
  '/api/v1/auth/users/verify-account',
  '/api/v1/auth/users/resend-otp',
  '/api/v1/auth/users/forgot-password',
  '/api/v1/auth/users/reset-password',
  '/api/v1/auth/users/reset-password/link',
  '/api/v1/auth/users/refresh',
  '/api/v1/auth/users/logout',
]);

/** The calls that also work without a token, for visitors and for guests back from a provider. */
const tokenIfAnyPaths = new Set([
  '/api/v1/availability',
  '/api/v1/availability/next-dates',
  '/api/v1/availability/sold-out-nights',
  '/api/v1/hotel/payment/paystack/verify',
  '/api/v1/hotel/payment/flutterwave/verify',
]);

function carrying(request: Request, token: string): Request {
  const authorized = new Request(request);
  authorized.headers.set('Authorization', `Bearer ${token}`);
  return authorized;
}

/**
 * Sends every call with the session's token. If the server refuses the token (401, 403), refreshes it and sends the
 * call once more. If it can't be refreshed, the session is over. A call that needs a token is not made without one: it
 * fails as `notLoggedIn`.
 */
export function withToken(send: Send, tokens: Tokens, refresh: Refresh): Send {
  async function firstToken(optional: boolean): Promise<string | undefined> {
    const token = tokens.accessToken() ?? (await refresh(undefined));
    if (token === undefined && !optional) throw new CallFailed({ kind: 'notLoggedIn' });
    return token;
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (openPaths.has(pathname)) return send(request);
    const token = await firstToken(tokenIfAnyPaths.has(pathname));
    if (token === undefined) return send(request);

    const onceMore = request.clone();
    const response = await send(carrying(request, token));
    if (response.status !== 401 && response.status !== 403) return response;

    const refreshed = await refresh(token);
    if (refreshed !== undefined) return send(carrying(onceMore, refreshed));
    if (response.status === 403) throw new CallFailed({ kind: 'sessionExpired' });
    return response;
  };
}
