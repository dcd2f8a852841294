import { type JustMade, justMade } from '../booking/justMade';
import { renewBy } from '../session/renewBy';
import type { HotelClient } from '../wire/client';
import { sessionClient } from '../wire/client';
import { type HouseParts, useHouseParts } from './houseParts';

/** The parts of a guest's journey: those of every page, and the client that calls the server. */
export interface JourneyParts extends HouseParts {
  client: HotelClient;
  /** The reservation that the booking has just made. */
  justMade: JustMade;
}

/** What the actors of the machines are made of that need no session. */
export type SiteParts = Omit<JourneyParts, 'session' | 'line'>;

const journeys = new WeakMap<HouseParts, JourneyParts>();

function withClient(parts: HouseParts): JourneyParts {
  const { line, session, storage } = parts;
  const tokens = { accessToken: () => storage.accessToken.read() };
  const client = sessionClient(line, tokens, renewBy(session, storage));
  const journey = { ...parts, client, justMade: justMade() };
  journeys.set(parts, journey);
  return journey;
}

/** The parts of the journey that this page is on; all its pages have the same. */
export function useJourneyParts(): JourneyParts {
  const parts = useHouseParts();
  return journeys.get(parts) ?? withClient(parts);
}
