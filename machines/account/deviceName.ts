import { browserOn, unknownBrowser } from '../../messages/account/pages/sessionList';

const browsers: readonly (readonly [sign: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const systems: readonly (readonly [sign: string, name: string])[] = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
];

/**
 * A readable name for a user agent, such as `Chrome on Android`. User agents also name the browsers that they imitate, so
 * the first match in the list decides.
 */
export function deviceName(userAgent: string): string {
  const named = (signs: typeof browsers) => signs.find(([sign]) => userAgent.includes(sign))?.[1];
  const browser = named(browsers) ?? unknownBrowser;
  const system = named(systems);
  return system === undefined ? browser : browserOn(browser, system);
}
