import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { providePasswordReset } from '../../../src/login/passwordResetActors';
import { openJourney, type Responder } from '../../support/journeyWithoutPage';

const request = 'POST /api/v1/auth/users/forgot-password';
const reset = 'POST /api/v1/auth/users/reset-password';
const email = 'adaobi@example.com';
const password = 'Harmattan#7';
const resetByLink = 'POST /api/v1/auth/users/reset-password/link';
const never: Responder = () => new Promise(() => 0);
const wordless: Responder = () => new Response('OK', { status: 200 });

/** The page for a forgotten password, after an address was submitted. */
function askForCode(responses: Record<string, Responder>) {
  const journey = openJourney({ responses, guest: null, path: '/forgot-password' });
  const form = createActor(providePasswordReset(journey.context)).start();
  form.send({ type: 'field.edited', field: 'email', value: ` ${email} ` });
  form.send({ type: 'form.submitted' });
  return { ...journey, form };
}

/** The same page, after a new password was submitted with its code. */
async function choosePassword(response: Responder) {
  const opened = askForCode({ [request]: wordless, [reset]: response });
  const { form } = opened;
  await waitFor(form, (snapshot) => snapshot.matches('choosing'));
  form.send({ type: 'digits.pasted', text: '402913' });
  form.send({ type: 'field.edited', field: 'password', value: password });
  form.send({ type: 'field.edited', field: 'confirmPassword', value: password });
  form.send({ type: 'form.submitted' });
  return opened;
}

describe('A forgotten password', () => {
  it('is replaced at the server, and leads to the login', async () => {
    const { form, calls, places } = await choosePassword(wordless);
    await waitFor(form, (snapshot) => snapshot.matches('alertingChanged'));
    expect(calls[0]).toMatchObject({ what: request, body: { email }, token: null });
    expect(calls[1]).toMatchObject({
      what: reset,
      body: { email, verificationCode: '402913', password, confirmPassword: password },
      token: null,
      visitorKey: 'key-1',
    });
    form.send({ type: 'alert.acknowledged' });
    await expect.poll(() => places).toEqual(['/login']);
  });
});

/** The page opened by the link in the email, after the new password was submitted. */
function openLink(response: Responder) {
  const path = '/forgot-password#token-of-the-link';
  const journey = openJourney({ responses: { [resetByLink]: response }, guest: null, path });
  const form = createActor(providePasswordReset(journey.context)).start();
  form.send({ type: 'field.edited', field: 'password', value: password });
  form.send({ type: 'field.edited', field: 'confirmPassword', value: password });
  form.send({ type: 'form.submitted' });
  return { ...journey, form };
}

describe('The link in the email', () => {
  it('asks for the new password alone, and sets it with its token', async () => {
    const { form, calls } = openLink(wordless);
    await waitFor(form, (snapshot) => snapshot.matches('alertingChanged'));
    expect(calls).toMatchObject([
      {
        what: resetByLink,
        body: { token: 'token-of-the-link', password, confirmPassword: password },
        token: null,
        visitorKey: 'key-1',
      },
    ]);
  });

  it('is given up with its call when the page is left', async () => {
    const { form, calls, hearsOfLinks } = openLink(never);
    await expect.poll(() => calls.length).toBe(1);
    expect(hearsOfLinks()).toBe(true);
    form.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(hearsOfLinks()).toBe(false);
  });
});
