/** The site under test: its own ports and its own data folder, so that a running site is left alone. */
export const siteUrl = 'http://localhost:4100';

export const siteEnvironment = {
  PORT: '4100',
  PUBLIC_URL: siteUrl,
  DATA_FOLDER: '.cache/browser-site',
  SANDBOX_PAYSTACK_PORT: '4110',
  SANDBOX_FLUTTERWAVE_PORT: '4120',
};
