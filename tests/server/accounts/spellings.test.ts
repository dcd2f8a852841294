import { beforeEach, describe, expect, test } from 'vitest';
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import {
  callAccounts,
  codeSentTo,
  register,
  registrationForm,
  signUpAndLogIn,
} from '../support/accounts';
import { account, reservation } from '../../../server/database/schema';
import { reserved } from '../reservations/stays';
import { freshHotel } from '../support/hotel';

const hotel = await freshHotel({ configuration: { smtpUtf8: true } });

const { email } = registrationForm;
const composed = 'Caf\u00e9#42x';
const decomposed = 'Cafe\u0301#42x';

const logIn = (credentials: { email: string; password: string }) =>
  callAccounts(hotel, 'login', credentials);
const inDatabase = (address: string) =>
  hotel.context.database.query.account.findFirst({ where: eq(account.email, address) });
const storedAs = (address: string, changes: Partial<typeof account.$inferInsert>) =>
  hotel.context.database.update(account).set(changes).where(eq(account.email, address));

describe('A password', () => {
  test.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('registered as %j is right as %j', async (registered, typed) => {
    await signUpAndLogIn(hotel, { password: registered });
    expect((await logIn({ email, password: typed })).status).toBe(200);
  });

  test.each([composed, decomposed])(
    'stored in another form is right as %j, and is hashed anew in NFC',
    async (typed) => {
      await signUpAndLogIn(hotel);
      await storedAs(email, { passwordHash: await hash(decomposed) });
      expect((await logIn({ email, password: typed })).status).toBe(200);
      const kept = await inDatabase(email);
      expect(await verify(kept?.passwordHash ?? '', composed)).toBe(true);
    },
  );

  test('wrong in every form is told off like an unknown address', async () => {
    await signUpAndLogIn(hotel, { password: composed });
    const wrong = await logIn({ email, password: `${decomposed}?` });
    const unknown = await logIn({ email: 'no@example.com', password: `${decomposed}?` });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual(wrong.body);
  });
});

describe('A mailbox', () => {
  test.each([
    ['ade@b\u00fccher.example', 'ade@xn--bcher-kva.example'],
    ['ade@bu\u0308cher.example', 'ADE@B\u00dcCHER.EXAMPLE'],
    ['ade@xn--bcher-kva.example', 'ade@b\u00fccher.example.'],
    ['ade@example.com', '\u200bade＠example.com'],
    ['jos\u00e9@example.com', 'jose\u0301@example.com'],
  ])('has one account, as %j and as %j', async (first, second) => {
    await register(hotel, { email: first });
    const recipient = hotel.post.emails[0]?.recipient ?? '';
    await callAccounts(hotel, 'verify-account', {
      verificationCode: codeSentTo(hotel, recipient),
      email: second,
    });
    expect((await logIn({ email: second, password: registrationForm.password })).status).toBe(200);
    await register(hotel, { email: second });
    expect(hotel.post.to(recipient).at(-1)?.text).not.toMatch(/^\d{6}$/m);
    expect(await hotel.context.database.query.account.findMany()).toHaveLength(1);
  });

  describe('with two accounts of an earlier version', () => {
    const [first, second] = ['ade@b\u00fccher.example', 'ade@b\u00fccher.example.'];
    beforeEach(async () => {
      await signUpAndLogIn(hotel, { email: 'one@example.com' });
      await signUpAndLogIn(hotel, { email: 'two@example.com', password: 'Second#42' });
      await storedAs('one@example.com', { email: first });
      await storedAs('two@example.com', { email: second });
    });

    test('opens each as its guest types it, and both stay as they are', async () => {
      await hotel.jobs.run({ kind: 'sweep' });
      const { password } = registrationForm;
      expect((await logIn({ email: `${first.toUpperCase()} `, password })).status).toBe(200);
      expect((await logIn({ email: first, password: 'Second#42' })).status).toBe(401);
      expect((await logIn({ email: second, password: 'Second#42' })).status).toBe(200);
    });

    test('gets no third one', async () => {
      await register(hotel, { email: 'ade@xn--bcher-kva.example' });
      expect(hotel.post.to('ade@xn--bcher-kva.example').at(-1)?.text).not.toMatch(/^\d{6}$/m);
    });
  });

  test('that an earlier version stored as it was typed is found in every spelling after a sweep', async () => {
    const guest = await hotel.guest('one@example.com');
    await reserved(hotel, guest, { deluxe: 1 });
    const before = 'jose\u0301@b\u00fccher.example';
    await storedAs('one@example.com', { email: before, firstName: 'Adaobi\u0301' });
    await hotel.context.database.update(reservation).set({ accountEmail: before });
    await hotel.jobs.run({ kind: 'sweep' });
    const normal = 'jos\u00e9@xn--bcher-kva.example';
    expect(await inDatabase(normal)).toMatchObject({ firstName: 'Adaob\u00ed' });
    const [stay] = await hotel.context.database.query.reservation.findMany();
    expect(stay).toMatchObject({ accountEmail: normal });
    const typed = { email: 'Jos\u00e9@B\u00dcCHER.example', password: registrationForm.password };
    expect((await logIn(typed)).status).toBe(200);
  });
});

describe('What is sent with marks that no one sees', () => {
  const isolated = (text: string) => `\u202d${text}\u202c`;

  test('is registered without them', async () => {
    await register(hotel, {
      firstName: '\u200eA\u0323da\u00adobi\u200b',
      email: `\u200b${email}`,
      phoneNumber: isolated('+234 803 111 2222'),
    });
    const code = codeSentTo(hotel, email);
    const verificationCode = isolated(`${code.slice(0, 3)} ${code.slice(3)}`);
    const verified = await callAccounts(hotel, 'verify-account', { verificationCode, email });
    expect(verified.status).toBe(200);
    expect(await inDatabase(email)).toMatchObject({
      firstName: '\u1ea0daobi',
      phoneNumber: '08031112222',
    });
  });
});
