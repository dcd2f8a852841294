import type { FastifyInstance } from 'fastify';
import type { Dashboard } from './dashboard';

/** One provider, ready to listen or to be asked in-process. */
export interface ProviderService {
  app: FastifyInstance;
  dashboard: Dashboard;
  /** Takes up what was under way when the process ended. */
  resume(): void;
}
