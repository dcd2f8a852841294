import { describe, expect, it } from 'vitest';
import {
  validatePasswordChange,
  emptyRegistration,
  validateLogin,
  validateProfile,
  validateRegistration,
} from '../../../machines/login/accountRules';
import {
  emptyReservationForm,
  refundReasonError,
  validateReservationForm,
} from '../../../machines/reservation/reservationForm';
import { branch, readContract } from '../contract/contractDocument';

const contract = await readContract();
const schemas = branch(branch(contract, 'components'), 'schemas');

/** The most characters that the contract takes in a field. */
function limitOf(schema: string, field: string): number {
  const { maxLength } = branch(branch(branch(schemas, schema), 'properties'), field);
  if (typeof maxLength !== 'number') throw new Error(`${schema}.${field} has no greatest length`);
  return maxLength;
}

const login = { email: 'ada@example.com', password: 'Lagoon#42' };
const registration = {
  ...emptyRegistration,
  ...login,
  confirmPassword: login.password,
  firstName: 'Adaobi',
  lastName: 'Okeke',
  phoneNumber: '08030000000',
};
const form = {
  ...emptyReservationForm,
  name: 'Adaobi',
  email: login.email,
  phone: '0803',
  checkIn: '2026-03-12',
  checkOut: '2026-03-15',
};
const change = {
  currentPassword: login.password,
  password: login.password,
  confirmPassword: login.password,
};

type Texts = Readonly<Record<string, string>>;
/** A repeated password is only told off for itself where it is the one that is repeated. */
const withPassword = (texts: Texts) => ({
  password: texts.confirmPassword ?? login.password,
  ...texts,
});
const reserving = (texts: Texts) => validateReservationForm({ ...form, ...texts }, '2026-03-01');

/** Of each schema its fields, with what the form calls them where that is something else, and the form's errors. */
const forms: readonly (readonly [schema: string, fields: string, (texts: Texts) => object])[] = [
  ['Credentials', 'email password', (texts) => validateLogin({ ...login, ...texts })],
  [
    'Registration',
    'firstName lastName email password confirmPassword',
    (texts) => validateRegistration({ ...registration, ...withPassword(texts) }),
  ],
  ['Profile', 'firstName lastName', (texts) => validateProfile({ ...registration, ...texts })],
  [
    'PasswordChange',
    'currentPassword password confirmPassword',
    (texts) => validatePasswordChange({ ...change, ...withPassword(texts) }),
  ],
  [
    'ReservationRequest',
    'name emailAddress:email phoneNumber:phone specialRequest:notes',
    reserving,
  ],
  ['ReservationModification', 'specialRequest:notes', reserving],
  ['RefundRequest', 'reason', ({ reason = '' }) => ({ reason: refundReasonError(reason) })],
];

/** A text of a length that is wrong in nothing else. */
function textFor(field: string, length: number): string {
  if (/email/i.test(field)) return `${'a'.repeat(length - 4)}@b.c`;
  if (/password/i.test(field)) return `Aa1!${'a'.repeat(length - 4)}`;
  // A letter beyond the first 65,536 characters: JavaScript counts it as two.
  return '𠮷'.repeat(length);
}

const fields = forms.flatMap(([schema, names, errorsOf]) =>
  names.split(' ').map((name) => [schema, name, errorsOf] as const),
);

describe('A text that the contract does not take', () => {
  it.each(fields)('is told off by its form: %s.%s', (schema, name, errorsOf) => {
    const [field = '', inForm = field] = name.split(':');
    const most = limitOf(schema, field);
    const errorOf = (length: number): unknown =>
      Reflect.get(errorsOf({ [inForm]: textFor(field, length) }), inForm);
    expect(errorOf(most)).toBeUndefined();
    expect(errorOf(most + 1)).toBe(`Please use no more than ${most} characters`);
  });
});
