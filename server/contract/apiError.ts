import type { ErrorCode } from '../../machines/contract/wire';

/** An error response: HTTP status, a literal `code` for clients, and a message the guest can read. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Further members of the error body, e.g. the messages of single fields. */
  readonly details: Record<string, unknown>;
  /** Seconds after which to try again; null if waiting doesn't help. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    details: Record<string, unknown> = {},
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

interface ErrorBody extends Record<string, unknown> {
  message: string;
  code: ErrorCode;
}

export function errorBodyOf({ message, code, details }: ApiError): ErrorBody {
  return { message, code, error: message, ...details };
}

/** Whether a response of our own was an error's. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** The error whose response had this body. */
export function errorOf(status: number, { message, code, ...details }: ErrorBody): ApiError {
  return new ApiError(status, code, message, details);
}

/** The 400 for a request whose fields break a rule. The first message stands for all of them. */
export function validationError(
  fields: Readonly<Record<string, string>>,
  message?: string,
): ApiError {
  const [first = ''] = Object.values(fields);
  return new ApiError(400, 'validation_failed', message ?? first, { fields });
}
