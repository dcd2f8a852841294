import { assign, setup } from 'xstate';
import type { Profile } from '../contract/wire';
import { profileIn, validateProfile } from '../login/accountRules';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import { afterEdit, isValid, type FieldEdited, type FieldErrors } from '../shared/fieldErrors';
import { isFrom, sessionLost, loginActors, type SessionRestored } from '../shared/sessionLoss';
import { notProvided } from '../shared/notProvided';
import { command, commandDelays, commandGuards } from '../shared/command';
import { withEvent, withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import * as messages from '../../messages/account/profile';

export interface ProfileInput {
  /** The stored profile. */
  profile: Profile;
  /** The edited fields from before a lost session interrupted them. */
  kept?: Partial<Profile> | null;
}

export interface ProfileContext {
  form: Profile;
  /** The stored profile as the guest saw it: what differs from it in the form was edited. */
  seen: Profile;
  errors: FieldErrors<Profile>;
  /** An error that belongs to no field. */
  error: string | null;
}

export type ProfileEvent = FieldEdited<Profile> | { type: 'form.submitted' } | SessionRestored;

const editing = {
  'field.edited': { target: 'filling', actions: withEvent('edit field') },
} as const;

/** A guest's name and phone number, which prefill the next reservation. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    /** Saves what was edited, beside what is stored by then, and updates the site's session with it. */
    saveProfile: notProvided<{ profile: Profile }, { form: Profile; seen: Profile }>('saveProfile'),
  },
  guards: {
    ...commandGuards,
    'the profile is valid': ({ context }) => isValid(validateProfile(context.form)),
  },
  actions: {
    'edit field': assign(({ context }, edit: FieldEdited<Profile>) => ({
      ...afterEdit(context, edit, validateProfile),
      error: null,
    })),
    'clear errors': assign({ errors: {}, error: null }),
    'remember what is saved': assign((_, { profile }: { profile: Profile }) => ({
      form: profile,
      seen: profile,
    })),
    'show what is wrong': assign({
      errors: ({ context }) => validateProfile(context.form),
      error: null,
    }),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
  },
  delays: commandDelays,
}).createMachine({
  id: 'profile',
  options: { maxIterations: 1000 },
  context: ({ input: { profile, kept } }) => ({
    ...{ form: { ...profile, ...kept }, seen: profile, errors: {}, error: null },
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The guest looks at the profile, and changes it.',
      meta: { screen: 'Profile' },
      on: {
        ...editing,
        'form.submitted': [
          { guard: 'the profile is valid', target: 'saving' },
          { actions: 'show what is wrong' },
        ],
      },
    },
    saving: {
      description: 'The server saves it.',
      tags: 'busy',
      meta: { screen: 'Profile: being saved' },
      entry: 'clear errors',
      ...command('saveProfile', {
        input: ({ context: { form, seen } }: { context: ProfileContext }) => ({
          form: profileIn(form),
          seen,
        }),
        done: { target: 'saved', actions: withOutput('remember what is saved') },
        loginNeeded: 'sessionLost',
        refused: { target: 'filling', actions: showRefusal(messages.saveFailed) },
        unknown: { target: 'filling', actions: showError(messages.outcomeUnknown) },
      }),
    },
    saved: {
      description: 'Says that it is saved, until the guest changes something again.',
      meta: { screen: 'Profile: saved' },
      on: { ...editing, 'form.submitted': { target: 'saving' } },
    },
    sessionLost: sessionLost({
      screen: 'Profile: login needed',
      notDone: isFrom('saveProfile'),
      resume: { target: 'filling' },
      failed: { target: 'filling', actions: showError(messages.saveFailed) },
      on: editing,
    }),
  },
});
