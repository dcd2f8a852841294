import { type EarlierStay, earlierStay } from '../booking/stayToBookAgain';
import { type JustMade, justMade } from '../booking/justMade';
import { renewBy } from '../session/renewBy';
import type { HotelClient } from '../api/client';
import { sessionClient } from '../api/client';
import { type HouseParts, useHouseParts } from './houseParts';

/** The parts of a guest's journey: those of every page, and the client that calls the server. */
export interface JourneyParts extends HouseParts {
  client: HotelClient;
  /** The reservation that the booking has just made. */
  justMade: JustMade;
  /** The stay that the guest wants once more. */
  earlierStay: EarlierStay;
}

/** What the actors of the machines are made of that need no session. */
export type SiteParts = Omit<JourneyParts, 'session' | 'line'>;

const journeys = new WeakMap<HouseParts, JourneyParts>();

/** Adds to the parts of every page what a guest's journey needs besides. */
export function journeyOn(parts: HouseParts): JourneyParts {
  const { line, session, storage } = parts;
  const tokens = { accessToken: () => storage.accessToken.read() };
  const client = sessionClient(line, tokens, renewBy(session, storage));
  return { ...parts, client, justMade: justMade(), earlierStay: earlierStay() };
}

/** The parts of the journey that this page is on; all its pages have the same. */
export function useJourneyParts(): JourneyParts {
  const parts = useHouseParts();
  const journey = journeys.get(parts) ?? journeyOn(parts);
  journeys.set(parts, journey);
  return journey;
}
