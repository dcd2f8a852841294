import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type {
  RefundAccountEvent,
  refundAccountMachine,
} from '../../../machines/payment/refundAccountMachine';
import type { BankAccountForm } from '../../../machines/contract/wire';
import { requireAccountWanted } from '../../../machines/payment/refundAccountStatus';
import * as words from '../../../messages/payment/pages/refundAccount';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { PasswordField } from '../../components/PasswordField';
import { SelectField } from '../../components/SelectField';
import { Stack } from '../../components/Stack';
import { UserName } from '../../components/UserName';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { usePasswordVisibility } from '../../hooks/usePasswordVisibility';
import { useGuest } from '../../session/SessionContext';

export interface RefundAccountProps {
  snapshot: SnapshotFrom<typeof refundAccountMachine>;
  send: (event: RefundAccountEvent) => void;
}

/** Asks for the bank account, and for the guest's password to confirm it. */
export function RefundAccountForm({ snapshot, send }: RefundAccountProps) {
  const guest = useGuest();
  const { form, errors, error } = snapshot.context;
  const { banks } = requireAccountWanted(snapshot.context);
  const { formRef, handleSubmit } = useFirstErrorFocus(() => send({ type: 'form.submitted' }));
  const visibility = usePasswordVisibility();
  const busy = snapshot.hasTag('busy');
  const [opensWithError] = useState(error !== null);
  const controlled = (name: keyof BankAccountForm) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      send({ type: 'field.edited', field: name, value }),
  });
  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label={words.form}>
      <Stack $gap="l">
        <h2>{words.whichAccount}</h2>
        <p>{words.howItWorks}</p>
        <SelectField
          label={words.bank}
          disabled={busy}
          options={[
            { value: '', label: words.chooseBank },
            ...banks.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          {...controlled('bankCode')}
        />
        <Field
          label={words.accountNumber}
          hint={words.tenDigits}
          inputMode="numeric"
          autoComplete="off"
          readOnly={busy}
          {...controlled('accountNumber')}
        />
        <UserName email={guest?.email} />
        <PasswordField
          label={words.yourPassword}
          hint={words.whyPassword}
          autoComplete="current-password"
          readOnly={busy}
          {...visibility}
          {...controlled('password')}
        />
        {error !== null && (
          <Alert tone="error" focused={opensWithError}>
            {error}
          </Alert>
        )}
        <div>
          <Button type="submit" busy={busy} busyLabel={words.finding}>
            {words.findHolder}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
