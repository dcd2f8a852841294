export type Provider = 'paystack' | 'flutterwave';

/** The calls that can be made to fail. */
export const ENDPOINTS = [
  'initialise',
  'verify',
  'listPayments',
  'refund',
  'refundStatus',
  'retryRefund',
  'disputes',
  'banks',
  'resolveAccount',
  'disableLink',
] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

/**
 * How a call fails. After a commit the provider has done the work and the response is lost, so the caller can't know;
 * before it, nothing happened.
 */
export const FAULT_KINDS = [
  'timeoutAfterCommit',
  'timeoutBeforeCommit',
  'serverError',
  'serverErrorAfterCommit',
  'rateLimited',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  provider: Provider;
  endpoint: Endpoint;
  kind: FaultKind;
  /** How many calls it affects; 1 by default. */
  times?: number;
}

/** Upcoming faults. Faults on one endpoint are used up in the order in which they were added. */
export interface Faults {
  add(fault: Fault): void;
  clear(provider?: Provider): void;
  pending(): readonly Required<Fault>[];
  /** Returns the fault for this call and uses it up. */
  take(provider: Provider, endpoint: Endpoint): FaultKind | null;
}

export function createFaults(): Faults {
  let faults: Required<Fault>[] = [];
  return {
    add: (fault) => {
      faults.push({ times: 1, ...fault });
    },
    clear: (provider) => {
      faults = provider === undefined ? [] : faults.filter((fault) => fault.provider !== provider);
    },
    pending: () => faults,
    take: (provider, endpoint) => {
      const hit = faults.find(
        (fault) => fault.provider === provider && fault.endpoint === endpoint,
      );
      if (hit === undefined) return null;
      hit.times -= 1;
      if (hit.times <= 0) faults = faults.filter((fault) => fault !== hit);
      return hit.kind;
    },
  };
}
