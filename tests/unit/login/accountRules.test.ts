import { describe, expect, it } from 'vitest';
import {
  registrationIn,
  validateLogin,
  validateNewPassword,
  validateProfile,
  validateRegistration,
} from '../../../machines/login/accountRules';

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

describe('what no one sees', () => {
  const unseen = '\u200b'.repeat(6);

  it('is no name and no number', () => {
    const form = {
      ...registration,
      firstName: unseen,
      lastName: '\u3164\u3164',
      phoneNumber: unseen,
    };
    expect(validateRegistration(form)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phoneNumber: 'Phone number is required',
    });
  });

  it('around what is right makes nothing wrong', () => {
    const phoneNumber = '\u202d+234 803 111 2222\u202c';
    const form = { ...registration, email: `\u200b${login.email}`, phoneNumber };
    expect(validateRegistration(form)).toEqual({});
    expect(registrationIn(form)).toMatchObject({ email: login.email, phoneNumber: '08031112222' });
  });
});

describe('a name of digits and marks', () => {
  it.each(['1234567', '\u0301\u0323', '❤\ufe0f❤❤❤❤❤'])('is none: %j', (firstName) => {
    expect(validateProfile({ ...registration, firstName })).toEqual({
      firstName: 'First name is required',
    });
  });
});

describe('a password with accents', () => {
  it('is the same password in both forms', () => {
    const [password, confirmPassword] = ['Ch\u00e9rie1!', 'Che\u0301rie1!'];
    expect(validateNewPassword({ password, confirmPassword })).toEqual({});
  });

  it('of earlier still counts its accents where the guest logs in, and not where one is made', () => {
    const password = 'Cafe\u030112';
    expect(validateLogin({ ...login, password })).toEqual({});
    expect(validateNewPassword({ password, confirmPassword: password }).password).toBe(
      'Password must include at least one special character',
    );
  });
});
