import { createContext, use } from 'react';
import { openClient, type HotelClient } from '../api/client';
import type { ApiTransport } from '../api/apiTransport';
import type { ServerClock } from '../api/serverClock';

/** What the front desk needs from a browser, or from a story's substitute. */
export interface DeskEnvironment extends ApiTransport {
  clock: ServerClock;
}

/** The dependencies of every screen of the desk. The composition root creates them once. */
export interface DeskContextValue {
  client: HotelClient;
  clock: Omit<ServerClock, 'hearing'>;
}

/** Creates them. */
export function createDeskContext({ baseUrl, send, clock }: DeskEnvironment): DeskContextValue {
  return { client: openClient({ baseUrl, send: clock.hearing(send) }), clock };
}

export const DeskContext = createContext<DeskContextValue | null>(null);

/** The dependencies created by the composition root. */
export function useDeskContext(): DeskContextValue {
  const context = use(DeskContext);
  if (!context) throw new Error('No DeskContext above');
  return context;
}
