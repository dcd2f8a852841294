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

const asAddress = (length: number) => `${'a'.repeat(length - 4)}@b.c`;
const asPassword = (length: number) => `Aa1!${'a'.repeat(length - 4)}`;
/** A letter beyond the first 65,536 characters: JavaScript counts it as two. */
const asText = (length: number) => '𠮷'.repeat(length);
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
const reserving = (changes: Partial<typeof form>) =>
  validateReservationForm({ ...form, ...changes }, '2026-03-01');
const registering = (changes: Partial<typeof registration>) =>
  validateRegistration({ ...registration, ...changes });
const change = {
  currentPassword: login.password,
  password: login.password,
  confirmPassword: login.password,
};
const changing = (changes: Partial<typeof change>) =>
  validatePasswordChange({ ...change, ...changes });

const texts: readonly (readonly [
  schema: string,
  field: string,
  make: (length: number) => string,
  errorOf: (text: string) => string | undefined,
])[] = [
  ['Credentials', 'email', asAddress, (email) => validateLogin({ ...login, email }).email],
  [
    'Credentials',
    'password',
    asPassword,
    (text) => validateLogin({ ...login, password: text }).password,
  ],
  ['Registration', 'firstName', asText, (firstName) => registering({ firstName }).firstName],
  ['Registration', 'lastName', asText, (lastName) => registering({ lastName }).lastName],
  ['Registration', 'email', asAddress, (email) => registering({ email }).email],
  ['Registration', 'password', asPassword, (password) => registering({ password }).password],
  [
    'Registration',
    'confirmPassword',
    asPassword,
    (text) => registering({ password: text, confirmPassword: text }).confirmPassword,
  ],
  [
    'Profile',
    'firstName',
    asText,
    (name) => validateProfile({ ...registration, firstName: name }).firstName,
  ],
  [
    'Profile',
    'lastName',
    asText,
    (name) => validateProfile({ ...registration, lastName: name }).lastName,
  ],
  [
    'PasswordChange',
    'currentPassword',
    asPassword,
    (text) => changing({ currentPassword: text }).currentPassword,
  ],
  ['PasswordChange', 'password', asPassword, (password) => changing({ password }).password],
  [
    'PasswordChange',
    'confirmPassword',
    asPassword,
    (text) => changing({ password: text, confirmPassword: text }).confirmPassword,
  ],
  ['ReservationRequest', 'name', asText, (name) => reserving({ name }).name],
  ['ReservationRequest', 'emailAddress', asAddress, (email) => reserving({ email }).email],
  ['ReservationRequest', 'phoneNumber', asText, (phone) => reserving({ phone }).phone],
  ['ReservationRequest', 'specialRequest', asText, (notes) => reserving({ notes }).notes],
  ['ReservationModification', 'specialRequest', asText, (notes) => reserving({ notes }).notes],
  ['RefundRequest', 'reason', asText, refundReasonError],
];

describe('A text that the contract does not take', () => {
  it.each(texts)('is told off by its form: %s.%s', (schema, field, make, errorOf) => {
    const most = limitOf(schema, field);
    expect(errorOf(make(most))).toBeUndefined();
    expect(errorOf(make(most + 1))).toBe(`Please use at most ${most} characters`);
  });
});
