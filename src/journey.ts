import { createActor } from 'xstate';
import type { BookingFlow } from '../machines/bookingFailure';
import type { JourneyParts, SiteParts } from './actors/siteParts';
import type { Start } from './actors/useStart';
import { createNavigation } from './navigation/navigation';
import { provideSession } from './session/sessionActors';
import { siteStorage, type SiteStorage } from './storage/siteStorage';
import type { TextStore } from './storage/textStore';
import { createWire } from './wire/client';
import type { Exclusively, Tokens } from './wire/renewal';
import type { Send } from './wire/unanswered';
import { uniqueKey } from './wire/uniqueKey';

/** What the site stands on: a browser, or a test's stand-in for one. */
export interface Ground {
  tabStore: TextStore;
  deviceStore: TextStore;
  send: Send;
  /** Origin of the hotel's server. */
  baseUrl: string;
  exclusively: Exclusively;
  leaveFor: (address: string) => void;
  now: () => Date;
  bookingFlow: BookingFlow;
}

function tokensIn({ accessToken, refreshToken, user }: SiteStorage): Tokens {
  return {
    accessToken: () => accessToken.read(),
    refreshToken: () => refreshToken.read(),
    renewed(session) {
      user.write(session.user);
      accessToken.write(session.token.accessToken);
      refreshToken.write(session.token.refreshToken);
    },
  };
}

/**
 * Makes the parts of a guest's journey; the session has not started yet.
 * @param sessionStart where the session starts and who watches it; at its beginning unless given
 */
export function makeJourney(ground: Ground, sessionStart: Start = {}): JourneyParts {
  const { baseUrl, exclusively, send, leaveFor, now, bookingFlow } = ground;
  const storage = siteStorage(ground.tabStore, ground.deviceStore);
  const wire = createWire({ baseUrl, tokens: tokensIn(storage), exclusively, send });
  const navigation = createNavigation();
  const site: SiteParts = { ...wire, storage, navigation, leaveFor, now, uniqueKey, bookingFlow };
  return { ...site, session: createActor(provideSession(site), sessionStart) };
}
