import type { Defect } from './defect';

/** What people type: encodings, invisible characters, telephone numbers, search. */
export const defects: readonly Defect[] = [
  {
    id: 'password-in-one-form',
    notice: 'A password with an accent, registered on one device, is wrong on another.',
    edits: [
      {
        file: 'server/accounts/passwords/password.ts',
        anchor: "return new Set([typedPassword(password), password, password.normalize('NFD')]);",
        replacement: 'return new Set([password]);',
      },
    ],
  },
  {
    id: 'mailbox-with-two-accounts',
    notice: 'One mailbox gets two accounts, under the two forms of its domain.',
    edits: [
      {
        file: 'server/shared/emailAddress.ts',
        anchor: 'user === undefined || known === null ? address : `${user}@${known}`',
        replacement: "user === undefined || known === null ? '' : address",
      },
    ],
  },
  {
    id: 'name-that-no-one-sees',
    notice: 'A name of six invisible characters is accepted, and stored empty.',
    edits: [
      {
        file: 'machines/shared/typedText.ts',
        anchor: 'return /\\p{L}/u.test(typedName(text));',
        replacement: "return text.trim() !== '';",
      },
    ],
  },
  {
    id: 'body-as-it-came',
    notice:
      'Wishes that are short enough are refused because of the keyboard they were typed on, and so is a code with a space.',
    edits: [
      {
        file: 'server/http/typedFields.ts',
        anchor:
          'if (within) Reflect.set(within.parentData, within.parentDataProperty, read(typed));',
        replacement: 'if (within) read(typed);',
      },
    ],
  },
  {
    id: 'phone-with-country-code-too-long',
    notice: 'A number that the phone fills in as +234… is refused as too long.',
    edits: [
      {
        file: 'machines/shared/typedText.ts',
        anchor: "if (called !== undefined) return `0${called.replace(/^0/, '')}`;",
        replacement: 'if (called !== undefined) return typed;',
      },
    ],
  },
  {
    id: 'pasted-code-with-a-space',
    notice: 'A code pasted as “123 456” is refused: only numbers can be pasted.',
    edits: [
      {
        file: 'machines/login/oneTimeCode.ts',
        anchor: 'return typedCode(text).slice(0, OTP_LENGTH);',
        replacement: 'return text.trim().slice(0, OTP_LENGTH);',
      },
    ],
  },
  {
    id: 'found-only-with-accents',
    notice: 'Staff that looks for “Adebayo” does not find Adébáyò.',
    edits: [
      {
        file: 'machines/shared/typedText.ts',
        anchor: "    .replace(/\\p{M}/gu, '')\n",
        replacement: '',
      },
    ],
  },
  {
    id: 'forgotten-guest-still-found',
    notice:
      'The name of a guest whose account was deleted is still in the database, and finds the reservation.',
    edits: [
      {
        file: 'server/privacy/eraseGuests.ts',
        anchor: '      searchText: searchText(name),\n',
        replacement: '',
      },
    ],
  },
  {
    id: 'mail-that-seems-written-by-hand',
    notice: 'Guests who are away answer every email of the hotel with a notice of absence.',
    edits: [
      {
        file: 'server/email/smtpTransport.ts',
        anchor: "headers: { 'Auto-Submitted': 'auto-generated' },",
        replacement: '',
      },
    ],
  },
  {
    id: 'address-that-mail-cannot-reach',
    notice:
      'A guest registers with an address that the mail server refuses, and waits for a code in vain.',
    edits: [
      {
        file: 'server/email/unmailable.ts',
        anchor: 'if (!isAscii && !configuration.smtpUtf8)',
        replacement: 'if (isAscii && email === null)',
      },
    ],
  },
];
