import { useCallback } from 'react';
import type { ProfileContext } from '../../machines/account/profileMachine';
import type { Profile } from '../../machines/contract/wire';
import * as words from '../../messages/account/pages/profile';
import * as profileMessages from '../../messages/account/profile';
import { phoneHint } from '../../messages/shared/pages/accountHints';
import * as fieldMessages from '../../messages/shared/pages/fields';
import { editedIn } from '../../machines/shared/fieldErrors';
import { PHONE_MAX_LENGTH } from '../../machines/login/accountRules';
import { useSaved, useTabDraft } from '../context/guestDraft';
import { useScreen } from '../context/useScreen';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Field } from '../components/Field';
import { Grid } from '../components/Grid';
import { Stack } from '../components/Stack';
import { useFirstErrorFocus } from '../hooks/useFirstErrorFocus';
import type { Guest } from '../session/SessionContext';
import { provideProfile } from './accountActors';

const editedFields = ['firstName', 'lastName', 'phoneNumber'] as const;

/** Name and phone number to edit, and the fixed e-mail address. */
export function ProfileForm({ guest }: { guest: Guest }) {
  const { email, firstName, lastName, phoneNumber } = guest;
  const profile = { firstName, lastName, phoneNumber };
  const { kept, keep } = useTabDraft('profileEdits', editedFields);
  const [snapshot, send, actor] = useScreen(provideProfile, { profile, kept });
  // What was not edited may be changed elsewhere before the guest is back.
  const keepEdited = useCallback(
    ({ context: { form, seen } }: { context: ProfileContext }) => {
      const edited = editedIn(form, seen);
      keep(Object.keys(edited).length === 0 ? null : edited);
    },
    [keep],
  );
  useSaved(actor, keepEdited);
  const { form, errors, error } = snapshot.context;
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));
  const busy = snapshot.hasTag('busy');
  const controlled = (name: keyof Profile) => ({
    name,
    value: form[name],
    error: errors[name],
    readOnly: busy,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      send({ type: 'field.edited', field: name, value }),
  });
  return (
    <Card>
      <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.form}>
        <Stack $gap="l">
          <h2>{words.title}</h2>
          <Grid $min="field" $gap="l" $stretch>
            <Field
              label={fieldMessages.firstName}
              autoComplete="given-name"
              {...controlled('firstName')}
            />
            <Field
              label={fieldMessages.lastName}
              autoComplete="family-name"
              {...controlled('lastName')}
            />
          </Grid>
          <Field
            label={fieldMessages.phoneNumber}
            type="tel"
            autoComplete="tel"
            hint={phoneHint(PHONE_MAX_LENGTH)}
            {...controlled('phoneNumber')}
          />
          <Field
            label={fieldMessages.email}
            name="email"
            type="email"
            readOnly
            value={email}
            hint={profileMessages.emailStays}
          />
          {error !== null && <Alert tone="error">{error}</Alert>}
          {snapshot.matches('saved') && <Alert tone="success">{profileMessages.saved}</Alert>}
          <div>
            <Button type="submit" busy={busy} busyLabel={words.saving}>
              {words.saveProfile}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
