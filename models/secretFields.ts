/** The names under which machines and their events keep what nobody else may read. */
export const secretFields: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'boxes',
  'text',
  'verificationCode',
  'token',
  'accessToken',
  'refreshToken',
  'card',
  'cardNumber',
  'cvv',
  'pin',
]);
