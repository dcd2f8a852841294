import { useId } from 'react';
import { useJourneyParts } from '../../actors/siteParts';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { PartyFields } from '../../reservation/PartyFields';
import { StayFields } from '../../reservation/StayFields';
import { FormButtons } from './FormButtons';
import type { ManagementProps } from './managementProps';

/** Other dates, another number of guests, other wishes. */
export function ModifyDialog({ snapshot, send }: ManagementProps) {
  const { now } = useJourneyParts();
  const { form, errors } = snapshot.context;
  const formId = useId();
  const { formRef, handleSubmit } = useFirstErrorFocus(
    () => send({ type: 'changes.submitted', now: now() }),
    snapshot.hasTag('alert'),
  );
  return (
    <Dialog
      title="Modify Reservation"
      onClose={() => send({ type: 'dialog.closed' })}
      footer={<FormButtons {...{ snapshot, send, formId }} submitLabel="Save Changes" />}
    >
      <form id={formId} ref={formRef} onSubmit={handleSubmit} noValidate>
        <Stack $gap="l">
          <StayFields
            {...{ form, errors }}
            today={now()}
            onEdit={(field, value) => send({ type: 'field.edited', field, value })}
          />
          <PartyFields
            {...{ form, errors }}
            onEdit={(field, value) => send({ type: 'field.edited', field, value })}
          />
          <TextAreaField
            label="Special Request"
            name="notes"
            required={false}
            maxLength={1000}
            value={form.notes}
            error={errors.notes}
            onChange={({ target: { value } }) =>
              send({ type: 'field.edited', field: 'notes', value })
            }
          />
        </Stack>
      </form>
    </Dialog>
  );
}
