import { createActor, fromPromise, SimulatedClock, waitFor, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { authFormMachine, reservationNotice } from '../../../machines/login/authFormMachine';
import type { Registration } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import { codeOf } from '../../../machines/login/oneTimeCode';
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
  it('is what the form begins with', () => {
    const { form } = formWith();
    expect(screensOf(form.getSnapshot())).toEqual(['Login form']);
  });

  it('sends what was filled in, tells who entered and ends there', async () => {
    const { form, sent, settled, fill } = formWith();
    const entered: unknown[] = [];
    form.on('login.completed', (told) => entered.push(told.session));
    fill({ ...login, email: ' adaobi@example.com ' });
    form.send({ type: 'form.submitted' });
    expect((await settled()).matches({ journey: { login: 'loggedIn' } })).toBe(true);
    expect(sent).toEqual([login]);
    expect(entered).toEqual([session]);
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
    expect(form.getSnapshot().children.accountVerification?.getSnapshot().context.email).toBe(
      'adaobi@example.com',
    );
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

function isSnapshot(value: unknown): value is Snapshot<unknown> {
  return typeof value === 'object' && value !== null && 'status' in value;
}

/** What the browser's storage returns for it. */
function overJson(saved: Snapshot<unknown>): Snapshot<unknown> {
  const read: unknown = JSON.parse(JSON.stringify(saved));
  if (!isSnapshot(read)) throw new Error('The snapshot did not survive');
  return read;
}

describe('a form kept over a restart', () => {
  it('goes on with its code screen, and can be kept again', async () => {
    const { form, settled, fill } = formWith({ login: refusal('account_not_verified', 403) });
    fill(login);
    form.send({ type: 'form.submitted' });
    await settled();
    const input = { destination: null, resumed: null, offered: null };
    const restored = createActor(authFormMachine, {
      input,
      snapshot: overJson(form.getPersistedSnapshot()),
    }).start();
    restored
      .getSnapshot()
      .children.accountVerification?.send({ type: 'digits.pasted', text: '402913' });
    const again = createActor(authFormMachine, {
      input,
      snapshot: overJson(restored.getPersistedSnapshot()),
    }).start();
    const otp = again.getSnapshot().children.accountVerification;
    expect(otp && codeOf(otp.getSnapshot().context.entry)).toBe('402913');
    again.send({ type: 'verification.left' });
    expect(screensOf(again.getSnapshot())).toEqual(['Login form']);
  });
});
