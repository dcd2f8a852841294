/** The code that a new account awaits. */

export const title = 'Verify Your Account';
export const form = 'Verify your account';
export const verify = 'Verify OTP';
export const verifying = 'Verifying...';
export const clear = 'Clear';

/** Where the code went. */
export function codeSentTo<Part>(address: Part) {
  return ['We sent a code to ', address, '.'] as const;
}
