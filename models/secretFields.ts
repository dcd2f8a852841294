/** The field names of secrets in machines and events. */
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
