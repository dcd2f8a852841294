import * as otpMessages from '../../words/login/otp';

export const OTP_LENGTH = 6;

const SIX_DIGITS = /^\d{6}$/;

/** Whether the text is one digit, which is what a box of the code takes. */
export function isDigit(text: string): boolean {
  return /^\d$/.test(text);
}

/** What is wrong with a one-time code. */
export function otpError(code: string): string | undefined {
  return SIX_DIGITS.test(code) ? undefined : otpMessages.allDigitsNeeded;
}
