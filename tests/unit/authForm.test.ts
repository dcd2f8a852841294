import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { authFormMachine, reservationNotice } from '../../machines/authForm';
import type { Registration } from '../../machines/contract/wire';
import { CallFailed, type Failure } from '../../machines/failure';
import { otpMachine, SUCCESS_SHOWN_MS } from '../../machines/otp';
import { alertOf, screensOf } from '../../machines/screen';
import { refusal } from '../support/refusal';

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
  const answer = (failure: Failure | undefined) =>
    failure ? Promise.reject(new CallFailed(failure)) : Promise.resolve();
  const machine = authFormMachine.provide({
    actors: {
      logIn: fromPromise(({ input }) => {
        sent.push(input);
        return answer(setting.login);
      }),
      register: fromPromise(({ input }) => {
        sent.push(input);
        return answer(setting.registration);
      }),
      otp: otpMachine.provide({
        actors: {
          verifyAccount: fromPromise(() => Promise.resolve()),
          resendCode: fromPromise(() => Promise.resolve()),
        },
      }),
    },
  });
  const input = { destination: setting.to ?? null };
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
    const otp = form.getSnapshot().children.otp;
    otp?.send({ type: 'digits.pasted', text: '123456' });
    otp?.send({ type: 'code.submitted' });
    if (otp) await waitFor(otp, (snapshot) => snapshot.matches('verified'));
    clock.increment(SUCCESS_SHOWN_MS);
  };
  return { form, sent, settled, fill, enterCode };
}

const login = { email: 'adaobi@example.com', password: 'Secret1!' };

describe('logging in', () => {
  it('is what the form begins with', () => {
    const { form } = formWith();
    expect(screensOf(form.getSnapshot())).toEqual(['Login form']);
  });

  it('sends what was filled in and ends there', async () => {
    const { form, sent, settled, fill } = formWith();
    fill({ ...login, email: ' adaobi@example.com ' });
    form.send({ type: 'form.submitted' });
    expect((await settled()).matches({ journey: { login: 'entered' } })).toBe(true);
    expect(sent).toEqual([login]);
  });

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

  it('clears the error of the field that is edited, and only that', () => {
    const { form, fill } = formWith();
    form.send({ type: 'form.submitted' });
    fill({ email: 'a' });
    expect(form.getSnapshot().context.errors).toEqual({ password: 'Password is required' });
  });

  it('leads an unverified account to its code, and from there back or on', async () => {
    const { form, settled, fill, enterCode } = formWith({
      login: refusal('account_not_verified', 403),
    });
    fill(login);
    form.send({ type: 'form.submitted' });
    expect((await settled()).hasTag('verification')).toBe(true);
    form.send({ type: 'verification.left' });
    expect(screensOf(form.getSnapshot())).toEqual(['Login form']);
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
  it('begins with empty fields and no errors', () => {
    const { form, fill } = formWith();
    fill({ email: 'a' });
    form.send({ type: 'form.submitted' });
    form.send({ type: 'mode.toggled' });
    const { context } = form.getSnapshot();
    expect(screensOf(form.getSnapshot())).toEqual(['Registration form']);
    expect(context.form.email).toBe('');
    expect(context.errors).toEqual({});
  });

  it('leads over the code to the login form, with the email filled in', async () => {
    const { form, sent, settled, fill, enterCode } = formWith();
    form.send({ type: 'mode.toggled' });
    fill(registration);
    form.send({ type: 'form.submitted' });
    await settled();
    expect(sent).toEqual([{ ...registration, email: 'adaobi@example.com' }]);
    expect(form.getSnapshot().children.otp?.getSnapshot().context.email).toBe('adaobi@example.com');
    await enterCode();
    expect(alertOf(form.getSnapshot())).toBe('Your account has been verified. Please log in.');
    form.send({ type: 'alert.acknowledged' });
    expect(screensOf(form.getSnapshot())).toEqual(['Login form']);
    expect(form.getSnapshot().context.form).toMatchObject({
      email: ' adaobi@example.com ',
      password: '',
    });
  });

  it('can be returned to from the code', async () => {
    const { form, settled, fill } = formWith();
    form.send({ type: 'mode.toggled' });
    fill(registration);
    form.send({ type: 'form.submitted' });
    await settled();
    form.send({ type: 'verification.left' });
    expect(screensOf(form.getSnapshot())).toEqual(['Registration form']);
    expect(form.getSnapshot().context.form.firstName).toBe('Adaobi');
  });

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

  it('are shown and hidden one by one, and hidden again in the other mode', () => {
    const { form } = formWith();
    form.send({ type: 'mode.toggled' });
    form.send({ type: 'confirmPassword.toggled' });
    expect(form.getSnapshot().matches({ confirmPassword: 'shown', password: 'hidden' })).toBe(true);
    form.send({ type: 'password.toggled' });
    form.send({ type: 'confirmPassword.toggled' });
    expect(form.getSnapshot().matches({ confirmPassword: 'hidden', password: 'shown' })).toBe(true);
    form.send({ type: 'mode.toggled' });
    expect(form.getSnapshot().matches({ password: 'hidden' })).toBe(true);
  });
});
