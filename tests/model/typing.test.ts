import { describe, expect, it } from 'vitest';
import { create } from 'fontkit';
import { hash as hashAsTyped } from '@node-rs/argon2';
import { codeOf, emptyCode, entryAfter, pasteDigits } from '../../machines/login/oneTimeCode';
import { timerMs } from '../../machines/shared/timeouts';
import { hasLetter, nationalPhone, searchWords, typedName } from '../../machines/shared/typedText';
import { checkPassword, hashPassword } from '../../server/accounts/passwords/password';
import { fontFile, runsOf } from '../../server/receipts/receiptFonts';
import { normalEmail } from '../../server/shared/emailAddress';
import { serverClock } from '../../src/api/serverClock';

/** Names of guests that are hard to read, write, find or draw. */
const hardNames = [
  'Ọláwálé Adébáyọ̀',
  'Ƙabiru Ɗanjuma Ƴarʼadua',
  'Chídị̀nma Ńnamdi',
  'محمد عبد الله',
  'Николай Παπαδόπουλος',
  'Đặng Thị Hà',
];
/** What keyboards, cards and other pages put between characters, and nobody sees. */
const unseen = ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u202d', '\u2066'];
const spoilt = (text: string) =>
  unseen.flatMap((mark) => [mark + text, text + mark, text.slice(0, 2) + mark + text.slice(2)]);
const days = (count: number) => count * 86_400_000;

/** What holds of texts and times, however they come. */
const whatever: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  'the same text in another encoding is the same password, name and mailbox': async () => {
    const hash = await hashPassword('Café-Ọlá1!'.normalize('NFD'), 'a');
    const isRight = await checkPassword(hash, 'Café-Ọlá1!'.normalize('NFC'), 'a');
    const older = await checkPassword(await hashAsTyped('Café1!'.normalize('NFD')), 'Café1!', 'a');
    return (
      isRight.isRight &&
      older.isRight &&
      normalEmail('Ada@MÜNCHEN.de'.normalize('NFD')) === normalEmail('ada@xn--mnchen-3ya.de') &&
      hardNames.every((name) => typedName(name.normalize('NFD')) === typedName(name))
    );
  },
  'what nobody sees counts for nothing': () =>
    unseen.every((mark) => !hasLetter(mark.repeat(6))) &&
    hardNames.every((name) => spoilt(name).every((one) => typedName(one) === typedName(name))) &&
    spoilt('08031112222').every((one) => nationalPhone(one) === '08031112222') &&
    spoilt('123456').every((one) => codeOf(pasteDigits(one)) === '123456'),
  'a telephone number and a code are the same however they are grouped': () =>
    ['+2348031112222', '+234 0803 111 2222', '0803-111-2222', '00234 803 111 2222'].every(
      (one) => nationalPhone(one) === '08031112222',
    ) &&
    ['123 456', '123-456', '１２３４５６', '١٢٣٤٥٦'].every(
      (one) => codeOf(pasteDigits(one)) === '123456',
    ) &&
    codeOf(entryAfter(emptyCode, { type: 'digit.typed', box: 0, text: '٤' })) === '4',
  'a guest is found without accents, in capitals and in any form': () =>
    ['olawale adebayo', 'OLÁWÁLÉ ADÉBÁYÒ'.normalize('NFD'), 'Ọláwálé Adébáyọ̀'].every(
      (one) => searchWords(one).join(' ') === 'olawale adebayo',
    ) && searchWords('Ƙabiru Ɗanjuma Ƴarʼadua').join(' ') === 'kabiru danjuma yaradua',
  'every letter of a guest’s name is drawn on the receipt': () =>
    hardNames.every((name) =>
      runsOf('text', name).every(({ font, text }) => {
        const made = create(fontFile(font));
        return Array.from(text).every(
          (one) => 'ascent' in made && made.hasGlyphForCodePoint(one.codePointAt(0) ?? 0),
        );
      }),
    ),
  'the phone’s clock decides nothing once the server has told the time': async () => {
    const real = Date.parse('2026-03-10T09:00:00Z');
    const answer = (headers: object) =>
      Promise.resolve(new Response('', { headers: { ...headers } }));
    const told = { date: new Date(real).toUTCString() };
    const old = { date: new Date(real - days(3)).toUTCString(), age: '259200' };
    for (const wrong of [-days(30), -days(25), 0, 10 * 3_600_000]) {
      const clock = serverClock({ deviceNow: () => new Date(real + wrong), elapsed: () => 5000 });
      await clock.hearing(() => answer(told))(new Request('https://hotel.example/api'));
      await clock.hearing(() => answer(old))(new Request('https://hotel.example/api'));
      if (clock.now().getTime() !== real) return false;
    }
    return true;
  },
  'no wait is longer than a browser’s timer can be': () =>
    [days(25), days(400)].every((wait) => timerMs(wait) < 2 ** 31 && timerMs(wait) > days(24)),
};

describe('Whatever people type, and whatever their phones say', () => {
  it.each(Object.entries(whatever))('%s', async (_, holds) => {
    expect(await holds()).toBe(true);
  });
});
