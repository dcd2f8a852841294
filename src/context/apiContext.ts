import { stayToBook } from './stayToBook';
import { createdReservation } from './createdReservation';
import { refreshBySession } from './refreshBySession';
import { type HotelClient, sessionClient } from '../api/client';
import { type AppContextValue, useAppContext } from './appContext';

/** A random text of 32 characters. Unlike `randomUUID`, it also works on pages without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The dependencies of a guest's journey: those of every page, and the client that calls the server. */
export interface ApiContextValue extends AppContextValue {
  client: HotelClient;
  /** A unique random text. */
  randomKey: () => string;
  /** The reservation that the booking has just created. */
  createdReservation: ReturnType<typeof createdReservation>;
  /** The stay that the guest has chosen to book. */
  stayToBook: ReturnType<typeof stayToBook>;
}

/** The dependencies of actors that need no session. */
export type PublicContextValue = Omit<ApiContextValue, 'session' | 'transport'>;

const journeys = new WeakMap<AppContextValue, ApiContextValue>();

/** Extends every page's dependencies by those of a guest's journey. */
export function apiContextOn(context: AppContextValue): ApiContextValue {
  const { transport, session, browserSession, storage } = context;
  const client = sessionClient(
    transport,
    browserSession,
    refreshBySession(session, browserSession),
    storage.deletionSent,
  );
  return {
    ...context,
    client,
    randomKey,
    createdReservation: createdReservation(),
    stayToBook: stayToBook(context.storage.tab),
  };
}

/** The dependencies of the journey, shared by all its pages. */
export function useApiContext(): ApiContextValue {
  const context = useAppContext();
  const journey = journeys.get(context) ?? apiContextOn(context);
  journeys.set(context, journey);
  return journey;
}
