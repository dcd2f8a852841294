import type { FastifyInstance } from 'fastify';
import type { Dashboard } from './dashboard';

/** One provider, ready to listen or to be called in-process. */
export interface ProviderService {
  app: FastifyInstance;
  dashboard: Dashboard;
  /** Resumes what was under way when the process ended. */
  resume(): void;
}
