import { authFormSetup } from './authFormSetup';

/** Whether what is typed can be read, beside whatever else the guest does with the form. */
function visibilityOf(typed: string, toggled: 'password.toggled' | 'confirmPassword.toggled') {
  return authFormSetup.createStateConfig({
    description: `Whether ${typed} can be read.`,
    initial: 'hidden',
    on: { 'mode.toggled': { target: '.hidden' } },
    states: {
      hidden: {
        description: `Dots stand for ${typed}.`,
        on: { [toggled]: { target: 'shown' } },
      },
      shown: {
        description: `It shows in letters: ${typed}.`,
        on: { [toggled]: { target: 'hidden' } },
      },
    },
  });
}

/** The password's part of the form. */
export const passwordVisibility = visibilityOf('the password', 'password.toggled');

/** The repeated password's part of the form. */
export const repeatedPasswordVisibility = visibilityOf(
  'the repeated password',
  'confirmPassword.toggled',
);
