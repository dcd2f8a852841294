import * as messages from '../../messages/account/profile';
import { profileMachine, type ProfileContext } from '../../machines/account/profileMachine';
import type { Profile } from '../../machines/contract/wire';
import { profileIn, validateProfile } from '../../machines/login/accountRules';
import { isValid } from '../../machines/shared/fieldErrors';
import { answers } from '../../tools/model/outcomes';
import { fails, refused } from '../fixtures/failures';
import { callFailures } from './callFailures';
import { defineModel } from '../defineModel';
import { same, type ChangeOf } from '../../tools/model/testModel';

const known: Profile = { firstName: 'Adaobi', lastName: 'Okeke', phoneNumber: '08030000000' };
const anotherPhone = ' 08031112222 ';
const changed: Profile = { ...known, phoneNumber: '08031112222' };

type Change = ChangeOf<ProfileContext>;

const says = (words: string) => (change: Change) => ({
  [`it says “${words}”`]: change.after.error === words,
  'what was entered stays': same(change.before.form, change.after.form),
});

function edits(field: keyof Profile, value: string) {
  return {
    event: { type: 'field.edited' as const, field, value },
    changes: ({ before, after }: Change) => ({
      'it is in the field, and nothing else is changed': same(after.form, {
        ...before.form,
        [field]: value,
      }),
      'its error is gone': !(field in after.errors),
      'nothing else is said': after.error === null,
    }),
  };
}

export const profileModel = defineModel(profileMachine, {
  starts: {
    'sees the profile': { input: { profile: known } },
    'sees the profile with what was edited before': {
      input: { profile: known, kept: { phoneNumber: anotherPhone } },
    },
  },
  cases: {
    'enters another phone number': {
      ...edits('phoneNumber', anotherPhone),
      // Editing once is enough to check it.
      onlyWhen: ({ context }) => context.form.phoneNumber !== anotherPhone,
    },
    'empties the first name': {
      ...edits('firstName', ''),
      onlyWhen: ({ context }) => context.form.firstName !== '',
    },
    'enters the first name again': {
      ...edits('firstName', known.firstName),
      onlyWhen: ({ context }) => context.form.firstName === '',
    },
    'submits the form': {
      event: { type: 'form.submitted' },
      changes: ({ before, after }) => ({
        'what was entered stays': same(before.form, after.form),
        'each field that is wrong says so': same(after.errors, validateProfile(before.form)),
        'nothing else is said': after.error === null,
      }),
    },
    'the server saves it': {
      event: answers('saveProfile', { profile: changed }),
      changes: ({ after }) => ({ 'it shows as it is saved': same(after.form, changed) }),
    },
    'the server says why not': {
      event: fails('saveProfile', refused('too_many_attempts', 429)),
      changes: says('The server said no'),
    },
    'the server refuses without a word': {
      event: fails('saveProfile', refused('validation_failed', 400, '')),
      changes: says('We couldn’t save your profile. Please try again.'),
    },
    ...callFailures<ProfileContext>('saveProfile', 'saving', {
      machine: 'profile',
      unknown: says(messages.outcomeUnknown),
      withoutLogin: says(messages.saveFailed),
    }),
  },
  states: {
    filling: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'a field that is right has no error': Object.keys(context.errors).every(
        (field) => field in validateProfile(context.form),
      ),
    }),
    saving: ({ context, tags }) => ({
      'something is under way': tags.has('busy'),
      'what is sent is right, without blanks around it': isValid(
        validateProfile(profileIn(context.form)),
      ),
      'no blanks go along': Object.values(profileIn(context.form)).every(
        (text) => text === text.trim(),
      ),
      'no error shows': context.error === null && isValid(context.errors),
    }),
    saved: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'no error shows': context.error === null && isValid(context.errors),
    }),
    sessionLost: ({ context }) => ({ 'no error shows': context.error === null }),
  },
});
