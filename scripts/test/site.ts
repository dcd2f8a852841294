import { freePorts } from '../../tools/freePorts';

/**
 * The first of the ports of the site under test, a hundred in a row: free ones, or from `BROWSER_TEST_PORT` on. The runner's
 * workers are told which by the same variable.
 */
process.env.BROWSER_TEST_PORT ??= String(await freePorts(process.pid));
const port = Number(process.env.BROWSER_TEST_PORT);

/** The site under test: its own ports and its own data folder, so that a running site is left alone. */
export const siteUrl = `http://localhost:${port}`;

/** The first port of the hotels that tests of a model have to themselves. */
export const firstHotelPort = port + 30;

/** The ports of a server that a test starts and ends by itself. */
export const ownServerPorts = { site: port + 70, paystack: port + 80, flutterwave: port + 90 };

export const siteEnvironment = {
  PORT: String(port),
  PUBLIC_URL: siteUrl,
  DATA_FOLDER: '.cache/browser-site',
  SANDBOX_PAYSTACK_PORT: String(port + 10),
  SANDBOX_FLUTTERWAVE_PORT: String(port + 20),
};
