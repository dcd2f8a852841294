import { readConfiguration, type Configuration } from '../../../server/configuration/configuration';

/** Most tests have one guest who does more in a minute than any real guest. Tests of limits set their own. */
const unbounded: Partial<Configuration> = {
  maximumUnpaidRooms: 10_000,
  keptRoomsPercent: 0,
  maximumUnusedHolds: 10_000,
  changesPerHour: 1_000_000,
  verificationInterval: 0,
  // No day is closed and no owner told by itself, whatever time passes.
  ownerEmails: [],
  // Several servers, providers and guests share this event loop.
  maximumEventLoopDelay: 0,
};

const noSecrets = () => ({ accessToken: 'of no matter', codes: 'of no matter' });

/** The hotel's default settings, limits and all. */
export const defaultSettings = readConfiguration({}, noSecrets);

/** The development configuration, with secrets that need no folder. */
export function testConfiguration(overrides: Partial<Configuration> = {}): Configuration {
  const configuration = readConfiguration({ PUBLIC_URL: 'http://hotel.test' }, () => ({
    accessToken: 'the access token secret of the tests',
    codes: 'the code secret of the tests',
  }));
  // Counted in real time, which tests don't control.
  const requestsPerMinute = 1_000_000;
  return { ...configuration, requestsPerMinute, ...unbounded, ...overrides };
}
