import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../machines/contract/wire';
import { normalEmail } from '../shared/emailAddress';
import { keyedHash } from '../rateLimits/rateLimits';
import type { Context } from '../context';
import type { ApiError } from '../contract/apiError';
import { reportSecurity, type SecurityEvent } from '../logging/securityLog';

const MINUTE = 60_000;
const MOST = 10;

/**
 * Limits a report to ten times a minute.
 * @returns a function to call per event: how many were skipped since the last report, or null to skip this one too
 */
function perMinuteLimit({ clock }: Pick<Context, 'clock'>): () => number | null {
  let beganAt = -MINUTE;
  let reported = 0;
  let passedOver = 0;
  return () => {
    const now = clock.now().getTime();
    // A clock set back also starts a new minute.
    if (Math.abs(now - beganAt) >= MINUTE) {
      beganAt = now;
      reported = 0;
    }
    if (reported >= MOST) {
      passedOver += 1;
      return null;
    }
    reported += 1;
    const since = passedOver;
    passedOver = 0;
    return since;
  };
}

/** The refusals that are security events; most are not. */
const events: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid_credentials: 'login.failed',
  password_wrong: 'login.failed',
  too_many_attempts: 'limit.reached',
  token_invalid: 'token.refused',
  signature_invalid: 'webhook.signatureRefused',
};

const SHOWN = 16;

/** A hash that groups the attempts at one email address without revealing it; null if none was given. */
function emailHashOf(context: Pick<Context, 'configuration'>, body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('email' in body)) return null;
  const { email } = body;
  if (typeof email !== 'string') return null;
  return keyedHash(context, `log ${normalEmail(email)}`).slice(0, SHOWN);
}

type ReportRefusal = (request: FastifyRequest, refusal: ApiError) => void;

/**
 * Writes refusals that concern security into the security log. Webhooks with a wrong signature can be sent by anyone,
 * as fast as they like, and no rate limit holds them up; so only a few a minute are logged, and the next line says
 * how many were left out.
 */
export function reportRefusals(
  context: Pick<Context, 'clock' | 'configuration' | 'log'>,
): ReportRefusal {
  const unsigned = perMinuteLimit(context);
  return ({ id, ip, body, routeOptions }, { code }) => {
    const event = events[code];
    if (event === undefined) return;
    const unreported = event === 'webhook.signatureRefused' ? unsigned() : 0;
    if (unreported === null) return;
    reportSecurity(context.log, event, {
      requestId: id,
      network: ip,
      path: routeOptions.url ?? null,
      emailHash: emailHashOf(context, body),
      ...(unreported > 0 && { unreported }),
    });
  };
}
