import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { authFormMachine, reservationNotice } from '../../../machines/login/authFormMachine';
import type { Registration } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import {
  accountVerificationMachine,
  SUCCESS_SHOWN_MS,
} from '../../../machines/login/accountVerificationMachine';
import { alertOf, screensOf } from '../../../machines/shared/screen';
import { refusal } from '../../../models/fixtures/refusal';

const registration: Registration = {
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: ' adaobi@example.com ',
  phoneNumber: '08030000000',
  password: 'Secret1!',
  confirmPassword: 'Secret1!',
};

function formWith(setting: { login?: Failure; registration?: Failure; to?: string } = {}) {
  const clock = new SimulatedClock();
  const sent: unknown[] = [];
  const answer = <T>(failure: Failure | undefined, value: T) =>
    failure ? Promise.reject(new CallFailed(failure)) : Promise.resolve(value);
  const machine = authFormMachine.provide({
    actors: {
      logIn: fromPromise(({ input }) => {
        sent.push(input);
        return answer(setting.login, session);
      }),
      register: fromPromise(({ input }) => {
        sent.push(input);
        return answer(setting.registration, undefined);
      }),
      accountVerification: accountVerificationMachine.provide({
        actors: {
          verifyAccount: fromPromise(() => Promise.resolve()),
          resendCode: fromPromise(() => Promise.resolve()),
        },
      }),
    },
  });
  const input = { destination: setting.to ?? null, resumed: null, offered: null };
  const form = createActor(machine, { input, clock }).start();
  const settled = () => waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
  const fill = (fields: Partial<Registration>) => {
    for (const field of [
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'password',
      'confirmPassword',
    ] as const) {
      const value = fields[field];
      if (value !== undefined) form.send({ type: 'field.edited', field, value });
    }
  };
  const enterCode = async () => {
    const otp = form.getSnapshot().children.accountVerification;
    otp?.send({ type: 'digits.pasted', text: '123456' });
    otp?.send({ type: 'code.submitted' });
    if (otp) await waitFor(otp, (snapshot) => snapshot.matches('verified'));
    clock.increment(SUCCESS_SHOWN_MS);
  };
  return { form, sent, settled, fill, enterCode };
}

const session = {
  user: { ...registration, id: 'u-1' },
  token: { accessToken: 'access', refreshToken: 'refresh' },
};
const login = { email: 'adaobi@example.com', password: 'Secret1!' };

describe('logging in', () => {
  it('shows the errors of the fields and sends nothing', () => {
    const { form, sent, fill } = formWith();
    fill({ password: 'secret' });
    form.send({ type: 'form.submitted' });
    expect(form.getSnapshot().context.errors).toEqual({
      email: 'Email is required',
      password: 'Password must include at least one special character',
    });
    expect(sent).toEqual([]);
  });

  it.each<[Failure, string]>([
    [refusal('invalid_credentials', 401, 'Invalid email or password'), 'Invalid email or password'],
    [{ kind: 'refused', status: 500, code: '', message: '', error: 'Oops' }, 'Oops'],
    [{ kind: 'unreachable', message: 'Failed to fetch' }, 'Failed to fetch'],
    [refusal('server_error', 500), 'An error occurred'],
  ])('answers %j with "%s", until a field is edited', async (failure, words) => {
    const { form, settled, fill } = formWith({ login: failure });
    fill(login);
    form.send({ type: 'form.submitted' });
    expect((await settled()).context.generalError).toBe(words);
    fill({ password: 'Secret2!' });
    expect(form.getSnapshot().context.generalError).toBeNull();
  });

  it.each(['', 'unreadable'])('asks for no code after a 403 with the code “%s”', async (code) => {
    const { form, settled, fill } = formWith({
      login: { kind: 'refused', status: 403, code, message: '', error: 'Blocked' },
    });
    fill(login);
    form.send({ type: 'form.submitted' });
    expect(screensOf(await settled())).toEqual(['Login form']);
    expect(form.getSnapshot().context.generalError).toBe('Blocked');
  });

  it('leads an unverified account to its code, and from there back or on', async () => {
    const { form, settled, fill, enterCode } = formWith({
      login: {
        kind: 'refused',
        status: 403,
        code: 'account_not_verified',
        message: '',
        error: 'Prove it first',
      },
    });
    fill(login);
    form.send({ type: 'form.submitted' });
    const awaiting = await settled();
    expect(awaiting.hasTag('verification')).toBe(true);
    const code = awaiting.children.accountVerification;
    expect(code?.getSnapshot().context.email).toBe(login.email);
    expect(awaiting.context.generalError).toBe('Prove it first');
    form.send({ type: 'verification.left' });
    expect(screensOf(form.getSnapshot())).toEqual(['Login form']);
    expect(form.getSnapshot().context.generalError).toBeNull();
    form.send({ type: 'form.submitted' });
    await settled();
    await enterCode();
    expect(alertOf(form.getSnapshot())).toBe('Your account has been verified. Please log in.');
  });

  it.each([
    ['/reservation', 'Please log in to make a reservation'],
    ['/reservation?from=home', 'Please log in to make a reservation'],
    ['/my-reservations', undefined],
    [undefined, undefined],
  ])('on the way to %s shows the notice "%s"', (to, notice) => {
    const { form } = formWith({ ...(to !== undefined && { to }) });
    expect(reservationNotice(form.getSnapshot().context)).toBe(notice);
  });
});

describe('registering', () => {
  it('shows the errors of the fields, and those of the server', async () => {
    const { form, settled, fill } = formWith({
      registration: refusal('validation_failed', 400, 'The request is not valid.'),
    });
    form.send({ type: 'mode.toggled' });
    fill({ ...registration, firstName: 'Ada' });
    form.send({ type: 'form.submitted' });
    expect(form.getSnapshot().context.errors).toEqual({
      firstName: 'First name must be at least 6 characters',
    });
    fill({ firstName: 'Adaobi' });
    form.send({ type: 'form.submitted' });
    expect((await settled()).context.generalError).toBe('The request is not valid.');
  });
});

describe('the passwords', () => {
  it('no longer differ for whoever corrects the first of them', () => {
    const { form, fill } = formWith();
    form.send({ type: 'mode.toggled' });
    fill({ ...registration, password: 'Secret2!' });
    form.send({ type: 'form.submitted' });
    expect(form.getSnapshot().context.errors).toEqual({
      confirmPassword: 'Passwords do not match',
    });
    fill({ password: 'Secret1!' });
    expect(form.getSnapshot().context.errors).toEqual({});
  });
});
