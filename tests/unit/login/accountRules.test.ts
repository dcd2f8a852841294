import { describe, expect, it } from 'vitest';
import { validateLogin, validateRegistration } from '../../../machines/login/accountRules';

const login = { email: 'adaobi@example.com', password: 'Secret1!' };
const registration = {
  ...login,
  firstName: 'Adaobi',
  lastName: 'Ok',
  phoneNumber: '08030000000',
  confirmPassword: 'Secret1!',
};

describe('the login form', () => {
  it('takes what is right', () => {
    expect(validateLogin(login)).toEqual({});
  });

  it('asks for both fields', () => {
    expect(validateLogin({ email: ' ', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  it.each(['adaobi', 'adaobi@example', 'a b@example.com', 'a@b@c.d'])(
    'refuses "%s" as an email address',
    (email) => {
      expect(validateLogin({ ...login, email })).toEqual({ email: 'Invalid email address' });
    },
  );

  it.each([
    ['Aa1!', 'Password must be at least 6 characters'],
    ['secret1!', 'Password must include at least one uppercase letter'],
    ['Secret!!', 'Password must include at least one number'],
    ['Secret11', 'Password must include at least one special character'],
    ['a', 'Password must include at least one special character'],
    ['s1!', 'Password must include at least one uppercase letter'],
  ])('says of the password "%s" only the last rule that it breaks', (password, message) => {
    expect(validateLogin({ ...login, password })).toEqual({ password: message });
  });
});

describe('the registration form', () => {
  it('takes what is right', () => {
    expect(validateRegistration(registration)).toEqual({});
  });

  it('asks for every field', () => {
    expect(
      validateRegistration({
        firstName: ' ',
        lastName: '',
        email: '',
        phoneNumber: ' ',
        password: '',
        confirmPassword: '',
      }),
    ).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phoneNumber: 'Phone number is required',
      password: 'Password is required',
      confirmPassword: 'Confirm password is required',
    });
  });

  it('measures names and phone without the blanks around them', () => {
    expect(
      validateRegistration({
        ...registration,
        firstName: ' Adaob ',
        lastName: ' O ',
        phoneNumber: ' 080300000001 ',
      }),
    ).toEqual({
      firstName: 'First name must be at least 6 characters',
      lastName: 'Last name must be at least 2 characters',
      phoneNumber: 'Phone number must be at most 11 characters',
    });
  });

  it.each([
    ['Secret2!', 'Passwords do not match'],
    ['Aa1!', 'Confirm password must be at least 6 characters'],
    ['secret1!', 'Confirm password must include at least one uppercase letter'],
    ['Secret!!', 'Confirm password must include at least one number'],
    ['Secret11', 'Confirm password must include at least one special character'],
  ])('says of the repeated password "%s" only the last rule it breaks', (text, message) => {
    expect(validateRegistration({ ...registration, confirmPassword: text })).toEqual({
      confirmPassword: message,
    });
  });
});
