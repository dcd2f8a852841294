import type { ErrorCode } from '../machines/contract/wire';

/** A request that is answered with a no: the status, a literal code and the guest's own words for it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Further members of the error body, e.g. the messages of single fields. */
  readonly details: Record<string, unknown>;

  constructor(status: number, code: ErrorCode, message: string, details = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
