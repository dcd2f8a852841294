import { type StayToBookAgain, stayToBookAgain } from './stayToBookAgain';
import { type CreatedReservation, createdReservation } from './createdReservation';
import { refreshBySession } from './refreshBySession';
import type { HotelClient } from '../api/client';
import { sessionClient } from '../api/client';
import { type AppContextValue, useAppContext } from './appContext';

/** The parts of a guest's journey: those of every page, and the client that calls the server. */
export interface ApiContextValue extends AppContextValue {
  client: HotelClient;
  /** The reservation that the booking has just made. */
  createdReservation: CreatedReservation;
  /** The stay that the guest wants once more. */
  stayToBookAgain: StayToBookAgain;
}

/** What the actors of the machines are made of that need no session. */
export type PublicContextValue = Omit<ApiContextValue, 'session' | 'line'>;

const journeys = new WeakMap<AppContextValue, ApiContextValue>();

/** Adds to the parts of every page what a guest's journey needs besides. */
export function apiContextOn(parts: AppContextValue): ApiContextValue {
  const { line, session, browserSession } = parts;
  const client = sessionClient(line, browserSession, refreshBySession(session, browserSession));
  return {
    ...parts,
    client,
    createdReservation: createdReservation(),
    stayToBookAgain: stayToBookAgain(),
  };
}

/** The parts of the journey that this page is on; all its pages have the same. */
export function useApiContext(): ApiContextValue {
  const parts = useAppContext();
  const journey = journeys.get(parts) ?? apiContextOn(parts);
  journeys.set(parts, journey);
  return journey;
}
