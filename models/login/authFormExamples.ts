import type { AuthFormContext } from '../../machines/login/authFormMachine';
import type { Registration, Session } from '../../machines/contract/wire';
import { paths } from '../../machines/shared/paths';
import { same, type ChangeOf } from '../../tools/model/testModel';

export const filled: Registration = {
  firstName: 'Adaobi',
  lastName: 'Okeke',
  email: 'ada@example.com',
  phoneNumber: '08030000000',
  password: 'Secret1!',
  confirmPassword: 'Secret1!',
};

/** An unfinished form: a registration with only the first field filled in. */
export const left = {
  mode: 'register',
  awaitingCode: false,
  firstName: '',
  lastName: '',
  email: filled.email,
  phoneNumber: '',
} as const;
export const nothingLeft = {
  destination: paths.reservation,
  resumed: null,
  offered: null,
  storesLogin: true,
};
export const session: Session = {
  user: { ...filled, id: 'u-1' },
  token: { accessToken: 'access', refreshToken: 'refresh' },
};

export type Change = ChangeOf<AuthFormContext>;

export const keepsTheForm = ({ before, after }: Change) => ({
  'what was entered stays': same(before.form, after.form),
});
