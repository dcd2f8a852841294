import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import { codeOf } from '../../../machines/login/oneTimeCode';
import { accountVerificationMachine } from '../../../machines/login/accountVerificationMachine';
import { refusal } from '../../../models/fixtures/refusal';

function otpWith(setting: { verification?: Failure; resend?: Failure } = {}) {
  const clock = new SimulatedClock();
  const answer = (failure: Failure | undefined) =>
    failure ? Promise.reject(new CallFailed(failure)) : Promise.resolve();
  const machine = accountVerificationMachine.provide({
    actors: {
      verifyAccount: fromPromise(() => answer(setting.verification)),
      resendCode: fromPromise(() => answer(setting.resend)),
    },
  });
  const otp = createActor(machine, { input: { email: 'ada@example.com' }, clock }).start();
  const settled = () => waitFor(otp, (snapshot) => !snapshot.hasTag('busy'));
  const code = () => codeOf(otp.getSnapshot().context.entry);
  const error = () => otp.getSnapshot().context.error;
  return { otp, clock, settled, code, error };
}

describe('entering the code', () => {
  it.each(['123 456', '\u202d123456\u202c', '123-456', '١٢٣٤٥٦'])(
    'fills the boxes with the digits of %j',
    (text) => {
      const { otp, code } = otpWith();
      otp.send({ type: 'digits.pasted', text });
      expect(code()).toBe('123456');
    },
  );

  it('takes a digit of another keyboard', () => {
    const { otp, code } = otpWith();
    otp.send({ type: 'digit.typed', box: 0, text: '٤' });
    expect(code()).toBe('4');
  });
});

describe('verifying', () => {
  it.each<[Failure, string]>([
    [refusal('code_invalid', 400, 'This code is too old'), 'This code is too old'],
    [refusal('code_invalid', 400), 'Invalid OTP. Please try again.'],
    [refusal('server_error', 500), 'Invalid OTP. Please try again.'],
    [refusal('server_error', 500, 'Out of order'), 'Out of order'],
    ...[502, 503, 504].map((status): [Failure, string] => [
      refusal('provider_unavailable', status),
      'We could not see whether your code was accepted. Please check your connection and try again.',
    ]),
    [
      { kind: 'unreachable', message: 'offline' },
      'We could not see whether your code was accepted. Please check your connection and try again.',
    ],
  ])('answers %j with "%s" and lets the guest try again', async (verification, words) => {
    const { otp, settled, error } = otpWith({ verification });
    otp.send({ type: 'digits.pasted', text: '123456' });
    otp.send({ type: 'code.submitted' });
    expect((await settled()).matches('entering')).toBe(true);
    expect(error()).toBe(words);
  });
});

describe('asking for another code', () => {
  it('leads to the login where the account was verified, and the answer had got lost', async () => {
    const { otp, clock, settled } = otpWith({ resend: refusal('already_verified', 409) });
    otp.send({ type: 'resend.requested' });
    expect((await settled()).matches('verified')).toBe(true);
    clock.increment(2000);
    expect(otp.getSnapshot().output).toEqual({ email: 'ada@example.com' });
  });

  it.each<[Failure, string]>([
    [refusal('too_many_attempts', 429, 'Please wait a minute'), 'Please wait a minute'],
    [refusal('server_error', 500), 'Failed to resend OTP. Please try again.'],
  ])('answers %j with "%s"', async (resend, words) => {
    const { otp, settled, error } = otpWith({ resend });
    otp.send({ type: 'resend.requested' });
    await settled();
    expect(error()).toBe(words);
  });
});
