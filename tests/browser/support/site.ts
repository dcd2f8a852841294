/** The first of the ports of the site under test; another one lets two copies of the project be tested at once. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 4100);

/** The site under test: its own ports and its own data folder, so that a running site is left alone. */
export const siteUrl = `http://localhost:${port}`;

/** The first port of the hotels that tests of a model have to themselves. */
export const firstHotelPort = port + 30;

export const siteEnvironment = {
  PORT: String(port),
  PUBLIC_URL: siteUrl,
  DATA_FOLDER: '.cache/browser-site',
  SANDBOX_PAYSTACK_PORT: String(port + 10),
  SANDBOX_FLUTTERWAVE_PORT: String(port + 20),
};
