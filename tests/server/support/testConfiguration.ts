import { readConfiguration, type Configuration } from '../../../server/configuration';

/** The configuration of development, with secrets that need no folder. */
export function testConfiguration(overrides: Partial<Configuration> = {}): Configuration {
  const configuration = readConfiguration({ PUBLIC_URL: 'http://hotel.test' }, () => ({
    accessToken: 'the access token secret of the tests',
    codes: 'the code secret of the tests',
  }));
  // Counted in real time, which a test has no hand in.
  const requestsPerMinute = 1_000_000;
  return { ...configuration, requestsPerMinute, ...overrides };
}
