import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream } from 'pino';
import pretty from 'pino-pretty';
import type { Configuration } from '../configuration/configuration';
import { requestIdNow } from './requestId';

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  query?: string;
  cause?: LoggedError;
}

/** An e-mail address, or what looks like one: mail servers repeat the recipient when they refuse an email. */
const address = /[^\s<>"'(),:;=/@]+@[^\s<>"'(),:;=/@]+/g;

function withoutAddresses(text: string): string {
  return text.replace(address, '[address]');
}

/**
 * What is logged of an error. Leaves out attached objects, such as a database connection, the values of a query,
 * because these are guests' names, addresses and hashes, and e-mail addresses in its text.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutAddresses(String(error)) };
  const cause = error.cause === undefined ? {} : { cause: loggedError(error.cause) };
  if (error instanceof DrizzleQueryError) {
    return { type: error.name, message: 'A query failed', query: error.query, ...cause };
  }
  const code = 'code' in error ? { code: error.code } : {};
  const message = withoutAddresses(error.message);
  const stack = error.stack === undefined ? undefined : withoutAddresses(error.stack);
  return { type: error.name, message, ...code, stack, ...cause };
}

/**
 * The server's log: JSON lines in production, readable ones in development.
 * @param stream where production's lines go; standard output by default
 */
export function createLog(
  { production, logLevel }: Pick<Configuration, 'production' | 'logLevel'>,
  stream: DestinationStream = pino.destination(1),
) {
  const options = {
    level: logLevel,
    redact: {
      paths: [
        // A reference gives access to a receipt. Its beginning is enough to find the payment.
        'reference',
        'job.reference',
        'providerReference',
      ],
      censor: (value: unknown) => (typeof value === 'string' ? `${value.slice(0, 6)}…` : '…'),
    },
    mixin: () => {
      const requestId = requestIdNow();
      return requestId === undefined ? {} : { requestId };
    },
    serializers: { err: loggedError },
  };
  // In this thread: a worker thread takes as long to start as the rest of the log.
  return pino(options, production ? stream : pretty({ sync: true }));
}
