import { CallFailed } from '../../machines/shared/failure';
import type { Send } from './withTimeout';

/** Where the calls find the access token. */
export interface Tokens {
  accessToken(): string | undefined;
}

/**
 * Has the session renewed, unless another token than the refused one is there by now. Resolves with
 * the token to go on with, or with undefined when there is no session to go on with.
 * @throws CallFailed when nobody can say
 */
export type Renew = (refused: string | undefined) => Promise<string | undefined>;

/** The calls that open or renew a session; they carry no token, and their refusals are about the request. */
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

/** The calls that are also made without a token, by visitors and by guests back from a provider. */
const tokenIfAnyPaths = new Set([
  '/api/v1/availability',
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
 * Sends every call with the session's token. A token that the server refuses (401, 403) is renewed,
 * and the call is made once more; when it can't be renewed, the refusal is the answer. A call that needs a token
 * is not made without one: it fails as `notLoggedIn`.
 */
export function withToken(send: Send, tokens: Tokens, renew: Renew): Send {
  async function firstToken(optional: boolean): Promise<string | undefined> {
    const token = tokens.accessToken() ?? (await renew(undefined));
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

    const renewed = await renew(token);
    return renewed === undefined ? response : send(carrying(onceMore, renewed));
  };
}
