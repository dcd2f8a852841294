import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Configuration } from '../configuration/configuration';
import { StartupError } from '../shared/startupError';
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

/** The parameters of a statement as Drizzle's messages end with them, before the stack. */
const parameters = /\nparams: [^]*?(?=\n {4}at |$)/g;

function withoutValues(text: string): string {
  return text.replace(parameters, '').replace(address, '[address]');
}

/** The SQLSTATEs of PostgreSQL's errors that repeat a value in their text: data exceptions, and our own functions'. */
const repeatsValue = /^(?:22|P0)...$/;

/**
 * An error as it is logged. Leaves out attached objects, such as a database connection, the values of a query,
 * because these are guests' names, addresses and hashes, and e-mail addresses in its text.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutValues(String(error)) };
  const cause = error.cause === undefined ? {} : { cause: loggedError(error.cause) };
  if (error instanceof DrizzleQueryError) {
    return { type: error.name, message: 'A query failed', query: error.query, ...cause };
  }
  const code = 'code' in error ? { code: error.code } : {};
  if ('severity' in error && repeatsValue.test(String(code.code))) {
    return { type: error.name, message: 'PostgreSQL refused a value', ...code };
  }
  const message = withoutValues(error.message);
  const stack = error.stack === undefined ? undefined : withoutValues(error.stack);
  return { type: error.name, message, ...code, stack, ...cause };
}

/** The text for a terminal of an error that ends a program. */
export function failureInTerminal(error: unknown): string {
  return error instanceof StartupError ? error.message : inspect(loggedError(error), { depth: 9 });
}

/** The error that a line of the log is about; undefined if it is about none. */
function errorIn(fields: unknown): unknown {
  if (fields instanceof Error) return fields;
  return typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
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
    hooks: {
      // Fastify logs some errors by their own text, and pino takes it for a line that has none.
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn) {
        const [fields, message, ...others] = args;
        const error = errorIn(fields);
        const isItsOwn =
          error instanceof Error && (message === undefined || message === error.message);
        method.apply(this, isItsOwn ? [fields, loggedError(error).message, ...others] : args);
      },
    },
  };
  // In this thread: a worker thread takes as long to start as the rest of the log.
  return pino(options, production ? stream : pretty({ sync: true }));
}
