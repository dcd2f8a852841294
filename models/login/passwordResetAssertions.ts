import type {
  PasswordResetContext,
  PasswordResetForm,
} from '../../machines/login/passwordResetMachine';
import { codeOf } from '../../machines/login/oneTimeCode';
import { same, type ChangeOf, type ModelSnapshot } from '../../tools/model/testModel';

export const filled: PasswordResetForm = {
  email: 'ada@example.com',
  password: 'Secret1!',
  confirmPassword: 'Secret1!',
};

export const NOT_KNOWN =
  'We don’t know yet whether your password was changed. Please try logging in with the new one, or request another code.';

export type Change = ChangeOf<PasswordResetContext>;

export const keepsTheForm = ({ before, after }: Change) => ({
  'what was entered stays': same(before.form, after.form),
});
const keepsTheCode = ({ before, after }: Change) => ({
  'the digits stay': codeOf(after.entry) === codeOf(before.entry),
});
export const says = (words: string) => (change: Change) => ({
  [`it says “${words}”`]: change.after.error === words,
  ...keepsTheForm(change),
  ...keepsTheCode(change),
});

/** The boxes are tried before the passwords are filled in, because they are independent. */
export const atTheBoxes = ({ context }: ModelSnapshot<PasswordResetContext>) =>
  context.form.password === '';
