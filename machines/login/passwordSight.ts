import { guestEntry } from './guestEntry';

/** Whether what is typed can be read, beside whatever else the guest does with the form. */
function sightOf(typed: string, toggled: 'password.toggled' | 'confirmPassword.toggled') {
  return guestEntry.createStateConfig({
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
export const passwordSight = sightOf('the password', 'password.toggled');

/** The repeated password's part of the form. */
export const repeatedPasswordSight = sightOf('the repeated password', 'confirmPassword.toggled');
