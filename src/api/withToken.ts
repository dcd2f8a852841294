import { CallFailed } from '../../machines/shared/failure';
import type { Send } from './withTimeout';

/** The source of calls' access tokens. */
export interface Tokens {
  /** @param owner the id of the guest whose token it has to be; by default whoever is stored */
  accessToken(owner?: string): string | undefined;
  /** The stored guest. */
  user(): { id: string } | undefined;
}

/**
 * Refreshes the session, unless a token other than the refused one is there by now. Resolves with the new token, or
 * with undefined if the session of the guest who asks is over, or another guest's by now.
 * @param owner the id of the guest who asks; undefined if only a refresh token is known
 * @throws CallFailed if the outcome is unknown
 */
export type Refresh = (
  refused: string | undefined,
  owner: string | undefined,
) => Promise<string | undefined>;

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

/** The id of the guest whose account may be deleted. */
export interface DeletionSent {
  read(): string | undefined;
  clear(): void;
}

/**
 * Sends every call with the session's token. If the server refuses the token (401, 403), refreshes it and sends the
 * call once more, but only ever for the guest who made it. If it can't be refreshed, the session is over. A call that
 * needs a token is not made without one: it fails as `notLoggedIn`. One that needs a token and succeeds shows that the
 * account is there, whatever has become of an earlier deletion.
 */
export function withToken(
  send: Send,
  tokens: Tokens,
  refresh: Refresh,
  deletionSent: DeletionSent,
): Send {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (openPaths.has(pathname)) return send(request);
    const asking = tokens.user()?.id;
    const token = tokens.accessToken(asking) ?? (await refresh(undefined, asking));
    const isOpenToAll = tokenIfAnyPaths.has(pathname);
    if (token === undefined && isOpenToAll) return send(request);
    if (token === undefined) throw new CallFailed({ kind: 'notLoggedIn' });

    const owner = asking ?? tokens.user()?.id;
    const isDoubted = () => !isOpenToAll && owner !== undefined && deletionSent.read() === owner;
    async function make(call: Request, by: string): Promise<Response> {
      const wasDoubted = isDoubted();
      const response = await send(carrying(call, by));
      if (response.ok && wasDoubted && isDoubted()) deletionSent.clear();
      return response;
    }

    const onceMore = request.clone();
    const response = await make(request, token);
    if (response.status !== 401 && response.status !== 403) return response;

    const refreshed = await refresh(token, owner);
    if (refreshed !== undefined) return make(onceMore, refreshed);
    if (response.status === 403) throw new CallFailed({ kind: 'sessionExpired' });
    return response;
  };
}
