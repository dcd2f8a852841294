import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { authFormMachine, reservationNotice } from '../../../machines/login/authFormMachine';
import type { Registration } from '../../../machines/contract/wire';
import { CallFailed, type Failure } from '../../../machines/shared/failure';
import { screensOf } from '../../../machines/shared/screen';

const registration: Registration = {
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: ' adaobi@example.com ',
  phoneNumber: '08030000000',
  password: 'Secret1!',
  confirmPassword: 'Secret1!',
};

const fields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'password',
  'confirmPassword',
] as const;

const offline: Failure = { kind: 'unreachable', message: 'offline' };

function formWith(setting: { login?: Failure; to?: string } = {}) {
  const machine = authFormMachine.provide({
    actors: {
      logIn: fromPromise(() => Promise.reject(new CallFailed(setting.login ?? offline))),
    },
  });
  const input = { destination: setting.to ?? null, resumed: null, offered: null };
  const form = createActor(machine, { input }).start();
  const fill = (values: Partial<Registration>) => {
    for (const field of fields) {
      const value = values[field];
      if (value !== undefined) form.send({ type: 'field.edited', field, value });
    }
  };
  return { form, fill };
}

describe('logging in', () => {
  it.each(['', 'unreadable'])('asks for no code after a 403 with the code “%s”', async (code) => {
    const { form, fill } = formWith({
      login: { kind: 'refused', status: 403, code, message: '', error: 'Blocked' },
    });
    fill({ email: registration.email, password: registration.password });
    form.send({ type: 'form.submitted' });
    const settled = await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
    expect(screensOf(settled)).toEqual(['Login form']);
    expect(settled.context.generalError).toBe('Blocked');
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
