import { freePorts } from '../../tools/freePorts';
import { everyTest } from './everyTest';

/**
 * The first of the hundred ports of the site under test: free ones, or those from `BROWSER_TEST_PORT` on. The
 * runner's workers get them through the same variable.
 */
process.env.BROWSER_TEST_PORT ??= String(await freePorts(process.pid));
const port = Number(process.env.BROWSER_TEST_PORT);

/** The site under test, with separate ports and a separate data folder, so that a running site is left alone. */
export const siteUrl = `http://localhost:${port}`;

/** The first port of the separate hotels for model tests. */
export const firstHotelPort = port + 30;

/** The ports of a server that a test starts and stops itself. */
export const ownServerPorts = { site: port + 70, paystack: port + 80, flutterwave: port + 90 };

export const siteEnvironment = {
  PORT: String(port),
  PUBLIC_URL: siteUrl,
  DATA_FOLDER: '.cache/browser-site',
  SANDBOX_PAYSTACK_PORT: String(port + 10),
  SANDBOX_FLUTTERWAVE_PORT: String(port + 20),
  // Tests register guests from many networks (tests/browser/support/asGuest.ts).
  TRUST_PROXY: 'loopback',
  // Journeys beside each other hold rooms of one type.
  DESK_HOLDS_PERCENT: '100',
  // With all tests more guests register from this machine within an hour than from any network.
  ...(everyTest && { ADDRESS_LIMIT_FACTOR: '4' }),
};
