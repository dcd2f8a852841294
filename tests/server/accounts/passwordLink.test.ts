import { beforeEach, describe, expect, test } from 'vitest';
import { networkLimits, passwordTriesOfEmail } from '../../../server/accounts/accountLimits';
import { consumeLimits } from '../../../server/rateLimits/rateLimits';
import {
  callAccounts,
  codesSentTo,
  forgetPassword,
  passwordLinksSentTo,
  signUpAndLogIn,
} from '../support/accounts';
import { openHotel } from '../support/hotel';
import { refusedWith } from '../support/reading';

const lines: string[] = [];
const note = (fields: Record<string, unknown>, message: string) => {
  lines.push(JSON.stringify([fields, message]));
};
const hotel = await openHotel({ log: { info: note, warn: note, error: note } });
beforeEach(async () => {
  await hotel.reset();
  lines.length = 0;
});

const MINUTE = 60_000;
const email = 'adaobi@example.com';
const password = 'Harmattan#7';
const newNetwork = '198.51.100.7';

const forget = (address?: string) => forgetPassword(hotel, email, address);
const links = () => passwordLinksSentTo(hotel, email);
function link(): string {
  const newest = links().at(-1);
  if (newest === undefined) throw new Error('No link was sent.');
  return newest;
}
const setBy = (token: string, changes: object = {}, address = newNetwork) =>
  callAccounts(
    hotel,
    'reset-password/link',
    { token, password, confirmPassword: password, ...changes },
    { address },
  );
const logIn = (secret: string) => callAccounts(hotel, 'login', { email, password: secret });
const over = { status: 400, body: { code: 'link_invalid' } };

describe('The link in the email about a forgotten password', () => {
  test('sets a new password on any network, ends every session, and the owner is told', async () => {
    const { refreshToken } = await signUpAndLogIn(hotel);
    await forget();
    expect(await setBy(link())).toMatchObject({
      status: 200,
      body: { message: 'Your password has been changed. Please log in.' },
    });
    expect((await callAccounts(hotel, 'refresh', { refreshToken })).status).toBe(401);
    expect((await logIn(password)).status).toBe(200);
    await hotel.jobs.runDue();
    expect(hotel.post.to(email).at(-1)?.subject).toBe('Your password has been changed');
  });

  test('works once, and no other link or code after it', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    await forget(newNetwork);
    const [first = '', second = ''] = links();
    const verificationCode = codesSentTo(hotel, email).at(-1);
    expect((await setBy(first)).status).toBe(200);
    for (const token of [first, second]) expect(await setBy(token)).toMatchObject(over);
    const byCode = { email, verificationCode, password, confirmPassword: password };
    expect(await callAccounts(hotel, 'reset-password', byCode)).toMatchObject(
      refusedWith(400, 'code_invalid'),
    );
  });

  test('ends after an hour, and is forgotten', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    hotel.clock.advance(60 * MINUTE - 1);
    expect(await setBy(link(), { confirmPassword: 'Other#123' })).toMatchObject({ status: 400 });
    hotel.clock.advance(1);
    expect(await setBy(link())).toMatchObject(over);
    await hotel.jobs.run({ kind: 'sweep' });
    expect(await hotel.context.database.query.passwordLink.findMany()).toEqual([]);
  });

  test('is kept as a hash, carries its token behind the # alone, and is logged nowhere', async () => {
    await signUpAndLogIn(hotel);
    await forget();
    await setBy(link());
    expect(link()).toMatch(/^[\w-]{43}$/);
    const { query } = hotel.context.database;
    const stored = JSON.stringify([
      await query.passwordLink.findMany(),
      await query.outboundEmail.findMany(),
    ]);
    expect(stored).not.toContain(link());
    expect(lines.join('\n')).not.toContain(link());
  });
});

describe('The owner of an account is not locked out', () => {
  test('by thirty wrong codes: the link in the email works', async () => {
    await signUpAndLogIn(hotel);
    await forget(newNetwork);
    await consumeLimits(hotel.context, passwordTriesOfEmail, email, passwordTriesOfEmail.most);
    expect((await setBy(link())).status).toBe(200);
  });

  test('on a network whose tries are all used up', async () => {
    await signUpAndLogIn(hotel);
    await forget(newNetwork);
    const { verifications } = networkLimits(hotel.context.configuration);
    await consumeLimits(hotel.context, verifications, newNetwork, verifications.most);
    const byCode = { email, verificationCode: '000000', password, confirmPassword: password };
    const refused = await callAccounts(hotel, 'reset-password', byCode, { address: newNetwork });
    expect(refused.status).toBe(429);
    expect((await setBy(link())).status).toBe(200);
  });

  test('by strangers who ask for codes: an email with a link alone comes on a new network', async () => {
    await signUpAndLogIn(hotel);
    for (let times = 0; times < 12; times += 1) await forget(`203.0.113.${times}`);
    hotel.clock.advance(31 * MINUTE);
    const codes = codesSentTo(hotel, email).length;
    const before = links().length;
    await forget(newNetwork);
    expect(links()).toHaveLength(before + 1);
    expect(codesSentTo(hotel, email)).toHaveLength(codes);
    expect((await setBy(link())).status).toBe(200);
  });

  test('and not flooded: beyond twelve none comes while the last link has half an hour left', async () => {
    await signUpAndLogIn(hotel);
    for (let times = 0; times < 12; times += 1) await forget(`203.0.113.${times}`);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await forget(`198.51.100.${minutes}`);
      hotel.clock.advance(5 * MINUTE);
    }
    expect(links()).toHaveLength(13);
  });
});
