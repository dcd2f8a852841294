import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Registration } from '../../../machines/contract/wire';
import { authFormMachine, reservationNotice } from '../../../machines/login/authFormMachine';
import { provideAccountVerification, provideAuthForm } from '../../../src/login/authFormActors';
import { clearReservations } from '../../../src/storage/siteStorage';
import { adaobi, openJourney, type Responder } from '../../support/journeyWithoutPage';

const login = 'POST /api/v1/auth/users/login';
const register = 'POST /api/v1/auth/users/signin';
const verify = 'POST /api/v1/auth/users/verify-account';
const resend = 'POST /api/v1/auth/users/resend-otp';
const wordless: Responder = () => new Response('OK', { status: 200 });

const registration: Registration = {
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: ' adaobi@example.com ',
  phoneNumber: '08030000000',
  password: 'Secret1!',
  confirmPassword: 'Secret1!',
};

const fields = [
  ...(['firstName', 'lastName', 'email', 'phoneNumber'] as const),
  ...(['password', 'confirmPassword'] as const),
];

/** The login page after the form was filled in and submitted. */
function submit(mode: 'login' | 'register', responses: Record<string, Responder>) {
  const journey = openJourney({ responses, guest: null, path: '/login' });
  const form = createActor(provideAuthForm(journey.context), {
    input: { destination: null, resumed: null, offered: null, storesLogin: true },
  }).start();
  if (mode === 'register') form.send({ type: 'mode.toggled' });
  for (const field of fields)
    form.send({ type: 'field.edited', field, value: registration[field] });
  form.send({ type: 'form.submitted' });
  return { ...journey, form };
}

/** The code screen after a complete code was submitted. */
function enterCode(responses: Record<string, Responder>) {
  const journey = openJourney({ responses, guest: null, path: '/login' });
  const otp = createActor(provideAccountVerification(journey.context), {
    input: { email: adaobi.email },
  }).start();
  return { ...journey, otp };
}

describe('A login', () => {
  it('that answers with a token alone lets in who has entered that address', async () => {
    const { form } = submit('login', { [login]: () => ({ accessToken: 'alone' }) });
    const entered: unknown[] = [];
    form.on('login.completed', ({ session }) => void entered.push(session.user));
    await waitFor(form, (snapshot) => snapshot.matches({ login: 'loggedIn' }));
    expect(entered).toMatchObject([{ email: adaobi.email, firstName: 'adaobi' }]);
  });

  it.each([
    ['/reservation', 'Please log in to make a reservation'],
    ['/reservation?from=home', 'Please log in to make a reservation'],
    ['/my-reservations', undefined],
    [null, undefined],
  ])('on the way to %s shows the notice "%s"', (destination, notice) => {
    const input = { destination, resumed: null, offered: null, storesLogin: true };
    const form = createActor(authFormMachine, { input }).start();
    expect(reservationNotice(form.getSnapshot().context)).toBe(notice);
  });
});

describe('The key by which the server knows a visitor again', () => {
  const sendCode = (otp: ReturnType<typeof enterCode>['otp']) => {
    otp.send({ type: 'digits.pasted', text: '123456' });
    otp.send({ type: 'code.submitted' });
  };

  it('goes with a registration, its code, and every try after a lost answer', async () => {
    const lost: Responder = () => {
      throw new TypeError('Failed to fetch');
    };
    const { form, calls } = submit('register', {
      [register]: wordless,
      [verify]: lost,
      [resend]: wordless,
    });
    await waitFor(form, (snapshot) => snapshot.hasTag('verification'));
    const { accountVerification: otp } = form.getSnapshot().children;
    for (const tries of [1, 2]) {
      otp?.send({ type: 'digits.pasted', text: '123456' });
      otp?.send({ type: 'code.submitted' });
      await expect.poll(() => calls.filter(({ what }) => what === verify).length).toBe(tries);
      await expect.poll(() => otp?.getSnapshot().matches('entering')).toBe(true);
    }
    otp?.send({ type: 'resend.requested' });
    await expect.poll(() => calls.length).toBe(4);
    const [first, ...others] = calls.map(({ visitorKey }) => visitorKey);
    expect(first).not.toBeNull();
    expect(others).toEqual([first, first, first]);
    const { email } = adaobi;
    expect(calls[0]?.body).toEqual({ ...registration, email });
    expect(calls[1]?.body).toEqual({ email, verificationCode: '123456' });
    expect(calls[3]).toMatchObject({ what: resend, body: { email } });
  });

  it('is the same after the page was loaded again, and another one after a logout', async () => {
    const { otp, calls, storage, context } = enterCode({ [verify]: wordless });
    sendCode(otp);
    await expect.poll(() => calls.length).toBe(1);
    const input = { email: adaobi.email };
    const send = () =>
      sendCode(createActor(provideAccountVerification(context), { input }).start());
    send();
    await expect.poll(() => calls.length).toBe(2);
    clearReservations(storage);
    send();
    await expect.poll(() => calls.length).toBe(3);
    const [first, afterReload, afterLogout] = calls.map(({ visitorKey }) => visitorKey);
    expect(afterReload).toBe(first);
    expect(afterLogout).not.toBe(first);
  });
});
