import { describe, expect, test } from 'vitest';
import { hotel } from '../../../hotel/hotel';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { receiptPdf } from '../../../server/receipts/receiptPdf';
import { newRow } from '../../../server/reservations/insertReservation';
import { pdfTexts } from '../support/pdfTexts';
import { seededRandom } from '../support/seededRandom';
import { testConfiguration } from '../support/testConfiguration';

const now = new Date('2026-03-02T09:00:00Z');
const email = 'guest@example.com';

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 };

async function receiptOf(
  name: string,
  { accountEmail = email, types = 1, roomNumbers = ['101'] } = {},
) {
  const rooms = roomTypes
    .slice(0, types)
    .map(({ key, nightly }) => ({ roomType: key, numberOfRooms: 1, nightlyKobo: nightly }));
  const context = {
    clock: { now: () => now },
    configuration: testConfiguration({ chargeRates: { vat: 750, serviceCharge: 1_000 } }),
    random: seededRandom(1),
  };
  const owner = { accountId: 'a', accountEmail, networkHash: null };
  const stay = {
    name,
    emailAddress: accountEmail,
    phoneNumber: '08030000000',
    specialRequest: 'nothing',
    noOfAdult: 2,
    noOfChildren: 0,
    checkInDate: '2026-03-12',
    checkOutDate: '2026-03-14',
  };
  const row = newRow(context, owner, stay, rooms);
  const found = {
    row: { ...row, status: 'refunded' as const },
    allocations: rooms,
    roomNumbers,
    isUnderReview: false,
    hasArrived: false,
    accountRefunds: [],
    openPages: [],
  };
  const receipt = {
    number: 1,
    reservationId: row.id,
    paymentId: null,
    replaces: null,
    issuedAt: now,
  };
  return pdfTexts(
    await receiptPdf(found, receipt, { method: 'Paystack', reference: '9f2c', paidAt: now }),
  );
}

/** What stands on the line of the guest, from left to right. */
async function guestLine(name: string): Promise<string> {
  const texts = await receiptOf(name);
  const label = texts.findIndex(({ text }) => text === 'Guest');
  const next = texts.findIndex(({ text }) => text === 'Reservation');
  return texts
    .slice(label + 1, next)
    .map(({ text }) => text)
    .join('');
}

test('The receipt says when it was paid, and the hotel’s tax number', async () => {
  const texts = (await receiptOf('Ada')).map(({ text }) => text).join('');
  expect(texts).toContain('2 Mar 2026, 10:00 (Lagos time)');
  expect(texts).toContain(`Tax number (TIN) ${hotel.taxNumber}`);
});

const withoutSpaces = (text: string) => text.replaceAll(' ', '');

/** Letters of Hausa, Yorùbá, Igbo, Fulfulde, Kanuri, Edo, Efik, Ibibio, Ijaw, Tiv, Nupe, Urhobo, Isoko, Tarok and others. */
const letters = [
  'Ɓɓ Ɗɗ Ƙƙ Ƴƴ ʼʼ ’ ꞌ Ŋŋ Ɲɲ',
  'Ẹẹ Ọọ Ṣṣ Ẹ́ẹ́ Ẹ̀ẹ̀ Ẹ̄ẹ̄ Ọ́ọ́ Ọ̀ọ̀ Ọ̄ọ̄ Ǹǹ',
  'Ńń Ḿḿ M̀m̀ Àà Áá Èè Éé Ìì Íí Òò Óó Ùù Úú Āā Ēē Īī Ōō Ūū',
  'Ịị Ụụ Ṅṅ Ị́ị́ Ị̀ị̀ Ụ́ụ́ Ụ̀ụ̀ Ñ ñ N̄n̄',
  'Ǝǝ Əə Ɛɛ Ɔɔ Ɛ́ɛ́ Ɔ̀ɔ̀ Ɣɣ Ɩɩ Ʋʋ Ɨɨ Ʉʉ Ǎǎ Ěě Ǐǐ Ǒǒ Ǔǔ',
  'Ââ Êê Îî Ôô Ûû Ãã Ẽẽ Ĩĩ Õõ Ũũ Ää Ëë Öö Üü',
  'Ḅḅ Ḍḍ Ḥḥ Ḳḳ Ṭṭ Ẓẓ Ḇḇ Ḏḏ Ẹ̱ẹ̱ A̱a̱ I̱i̱ O̱o̱ U̱u̱ Žž Čč Šš Ɍɍ',
];

describe('The guest’s name on the receipt', () => {
  test.each([
    'Ƙabiru Ɗanjuma Ƴarʼadua',
    'Ǹkọ́ Ọláwálé Adébáyọ̀',
    'Chídị̀nma Ọkọ́ńkwọ́',
    'Михаил Ґалаґан',
    'Γιώργος Παπαδόπουλος',
    '王小明',
    '陳大文 Chan',
    'A.B.C. Okonkwo-Eze',
    'Ada@Home',
    ...letters,
  ])('shows every letter of %s', async (name) => {
    expect(withoutSpaces(await guestLine(name))).toBe(withoutSpaces(name.normalize('NFC')));
  });

  test('writes a word in one face, wherever its letters come from', async () => {
    for (const name of ['Ƙabiru Bello', '王 Ƙabiru']) {
      const texts = (await receiptOf(name)).map(({ text }) => text);
      expect(texts.filter((text) => text.includes('Ƙ'))).toEqual([
        expect.stringContaining('Ƙabiru'),
      ]);
    }
  });

  test.each(['محمد عبد الله', 'مُحَمَّد', 'فاطمة', 'عبد-الرحمن', 'ڟاڧٻڎ'])(
    'writes %s from right to left',
    async (name) => {
      expect(await guestLine(name)).toBe(Array.from(name).reverse().join(''));
    },
  );

  test('joins Arabic letters, and keeps Latin ones beside them where they belong', async () => {
    const joined = (await receiptOf('ممم')).filter(({ text }) => text.includes('م'));
    expect(new Set(joined.flatMap(({ glyphs }) => glyphs)).size).toBe(3);
    expect(await guestLine('Ali محمد علي 12 Bello')).toBe('Ali 12 يلع دمحم Bello');
  });

  test.each([
    ['शर्मा', email],
    ['😀', email],
    ['😀 Wei', `Wei, ${email}`],
  ])('gives the e-mail address beside what can be shown of %s', async (name, expected) => {
    expect(await guestLine(name)).toBe(expected);
  });

  test('has every sign as it was typed; labels and notes are apart where they are copied', async () => {
    expect(await guestLine('A.B.C. Okonkwo-Eze')).toBe('A.B.C. Okonkwo-Eze');
    const texts = (await receiptOf('Ada')).map(({ text }) => text).join('');
    expect(texts).toMatch(/1 × [A-Z][\w ]+ 2 Nights × ₦/);
  });

  test('stays on the page, however long it is and whatever else the receipt says', async () => {
    const long = {
      accountEmail: `${'m'.repeat(64)}@${'m'.repeat(180)}.example`,
      types: 6,
      roomNumbers: Array.from({ length: 40 }, (_, place) => String(101 + place)),
    };
    for (const texts of [
      await receiptOf('W'.repeat(200)),
      await receiptOf('ẸƘ'.repeat(40), long),
      await receiptOf('王'.repeat(80), long),
    ]) {
      for (const { text, x, y } of texts.filter((one) => one.text.trim() !== '')) {
        const isOnPage = x > 20 && x < PAGE.width - 20 && y > 20 && y < PAGE.height - 20;
        expect([text, x, y, isOnPage]).toEqual([text, x, y, true]);
      }
      const foot = texts.find(({ text }) => text.startsWith('Iroko Court,'));
      const last = texts.find(({ text }) => text.startsWith('This payment'));
      if (foot && last) expect(last.y).toBeGreaterThan(foot.y);
    }
  });
});
