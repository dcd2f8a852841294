import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { program } from '../shared/program';

/** Counters and timers of a server, beside Node's own metrics (memory, event loop, garbage collection). */
export interface Metrics {
  registry: Registry;
  /** An answered request: its operation in the contract, or `page`, and seconds. */
  noteRequest(operation: string, status: number, seconds: number): void;
  /** A finished call to a payment provider, and its outcome. */
  noteProviderCall: (provider: string, outcome: string) => void;
}

/** Seconds: from the time of a read to the longest that a guest waits. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics with a separate registry, so that several servers can run in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'hotel_build_info',
    help: 'Always 1; its labels are the version of the server, and the commit that was built',
    labelNames: ['version', 'commit'],
    registers,
  }).set(program, 1);
  const requests = new Histogram({
    name: 'hotel_request_duration_seconds',
    help: 'How long requests took, by operation of the contract (page: the site) and status',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const providerCalls = new Counter({
    name: 'hotel_provider_calls_total',
    help: 'Calls to the payment providers; outcome: answered, refused, busy (not carried out), unknown (no usable answer)',
    labelNames: ['provider', 'outcome'],
    registers,
  });
  return {
    registry,
    noteRequest: (operation, status, seconds) => {
      requests.observe({ operation, status }, seconds);
    },
    noteProviderCall: (provider, outcome) => {
      providerCalls.inc({ provider, outcome });
    },
  };
}
