import { describe, expect, it } from 'vitest';
import {
  hasLetter,
  nationalPhone,
  searchText,
  searchWords,
  typedCode,
  typedEmail,
  typedName,
  typedPhone,
  typedText,
} from '../../../machines/shared/typedText';

/** As the phone's address book copies a number: from left to right, whatever stands around it. */
const isolated = (text: string) => `\u202d${text}\u202c`;

describe('A name', () => {
  it.each([
    ['the form of another keyboard', 'O\u0323la\u0301', '\u1eccl\u00e1'],
    ['marks of direction and width', '\u200eAda\u00adobi\ufeff', 'Adaobi'],
    ['spaces of every kind', '\u00a0Ada\u2003 Obi\u3000\n', 'Ada Obi'],
    ['letters that are blank', 'Ada\u3164\u115f', 'Ada'],
    ['what chooses a picture or a flag', 'Ada\ufe0f\u{e0067}\u{e0100}', 'Ada'],
    ['a joiner that joins nothing', 'Ada\u200d', 'Ada'],
  ])('loses %s', (_what, typed, name) => {
    expect(typedName(typed)).toBe(name);
  });

  it.each(['علی\u200cرضا', 'क्\u200dष', 'Ƙabiru Ɗanjuma Ƴarʼadua', 'Ǹkọ́', '김철수'])(
    'keeps the spelling of %s',
    (name) => {
      expect(typedName(name)).toBe(name.normalize('NFC'));
    },
  );

  it.each([
    '\u200b\u200b\u200b\u200b\u200b\u200b',
    '\u3164',
    '\u0301\u0301',
    '123456',
    '😀',
    '\u2800',
  ])('without a letter is none: %j', (typed) => {
    expect(hasLetter(typed)).toBe(false);
  });
});

describe('An e-mail address', () => {
  it.each([
    '\u200bade@example.com',
    isolated('ade@example.com'),
    ' ade＠example.com\u00a0',
    'ade@example。com',
    'ade@example.com.',
  ])('is one, however it was copied: %j', (typed) => {
    expect(typedEmail(typed)).toBe('ade@example.com');
  });
});

describe('A telephone number', () => {
  it.each([
    '+2348031112222',
    '+234 0803 111 2222',
    '+234 (0) 803-111-2222',
    '002348031112222',
    '234 803 111 2222',
    '0803 111 2222',
    '(0803) 111-2222',
    isolated('08031112222'),
    isolated('+234\u00a0803\u2011111\u20112222'),
    '٠٨٠٣١١١٢٢٢٢',
    '＋２３４８０３１１１２２２２',
  ])('of Nigeria is the national one: %s', (typed) => {
    expect(nationalPhone(typed)).toBe('08031112222');
  });

  it.each(['+44 20 7946 0958', '0044 20 7946 0958', '+1 (234) 567-8901', 'ask for Ada', '234567'])(
    'of another country stays as it is typed: %s',
    (typed) => {
      expect(nationalPhone(typed)).toBe(typed);
    },
  );

  it('is as long as it was typed where the length is no matter', () => {
    expect(typedPhone(isolated('+234 803 111 2222'))).toBe('+234 803 111 2222');
  });
});

describe('A code', () => {
  it.each([
    '123 456',
    isolated('123456'),
    '123\u00a0456',
    '123-456',
    '\u200b123456\n',
    '１２３４５６',
  ])('is its digits: %j', (typed) => {
    expect(typedCode(typed)).toBe('123456');
  });

  it.each(Intl.supportedValuesOf('numberingSystem'))('has digits of %s', (numberingSystem) => {
    const figures = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    const script = figures.format(1_234_567_890);
    expect(typedCode(script)).toBe(/^\p{Nd}+$/u.test(script) ? '1234567890' : script);
  });
});

describe('Free text', () => {
  it('loses what reorders or splits it, and keeps emoji, lines and spelling', () => {
    const family = '👨\u200d👩\u200d👧 ❤\ufe0f';
    expect(typedText(`\u202eA\u0301\u200b\n${family} soft\u00adly\u2066`)).toBe(
      `\u00c1\n${family} soft\u00adly`,
    );
  });
});

describe('A text is found', () => {
  it.each([
    ['Adébáyò', 'ADEBAYO'],
    ['Ọláwálé', 'o\u0323la\u0301wa\u0301le\u0301'],
    ['Ƙabiru Ɗanjuma Ɓala', 'kabiru danjuma bala'],
    ['Ƴarʼadua', 'Yar’adua'],
    ["Yar'adua", 'yaradua'],
    ['Straße', 'STRASSE'],
    ['Ａｄｅ', 'ade'],
    ['Aﬁa', 'afia'],
    ['علی\u200cرضا', 'علیرضا'],
  ])('%s as %s', (one, other) => {
    expect(searchText(one)).toBe(searchText(other));
  });

  it('by its words', () => {
    expect(searchWords(' Okonkwo,  Chídí ')).toEqual(['okonkwo', 'chidi']);
  });
});
