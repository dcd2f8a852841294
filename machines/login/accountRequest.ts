import type { Credentials, Registration } from '../contract/wire';

export const emptyRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
};

/** What the login form sends: all but the password trimmed. */
export function credentialsIn({ email, password }: Credentials): Credentials {
  return { email: email.trim(), password };
}

/** What the registration form sends: all but the passwords trimmed. */
export function registrationIn(form: Registration): Registration {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    phoneNumber: form.phoneNumber.trim(),
    password: form.password,
    confirmPassword: form.confirmPassword,
  };
}
