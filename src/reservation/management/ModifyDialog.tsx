import { useCallback, useId } from 'react';
import { modifyFormIn } from '../../../machines/reservation/openedReservation';
import { useJourneyParts } from '../../actors/siteParts';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { PartyFields } from '../PartyFields';
import { StayFields } from '../StayFields';
import { FormButtons } from './FormButtons';
import type { ManagementProps } from './managementProps';

/** Other dates, another number of guests, other wishes. */
export function ModifyDialog({ snapshot, send }: ManagementProps) {
  const { now } = useJourneyParts();
  const form = modifyFormIn(snapshot.context);
  const { errors } = snapshot.context;
  const formId = useId();
  const editStay = useCallback(
    (field: 'checkIn' | 'checkOut', value: string) => send({ type: 'field.edited', field, value }),
    [send],
  );
  const editParty = useCallback(
    (field: 'adults' | 'children', value: number) => send({ type: 'field.edited', field, value }),
    [send],
  );
  const { formRef, handleSubmit } = useFirstErrorFocus(
    () => send({ type: 'changes.submitted', now: now() }),
    snapshot.hasTag('alert'),
  );
  return (
    <Dialog
      title="Modify Reservation"
      onClose={() => send({ type: 'dialog.closed' })}
      closable={snapshot.can({ type: 'dialog.closed' })}
      footer={<FormButtons {...{ snapshot, send, formId }} submitLabel="Save Changes" />}
    >
      <form id={formId} ref={formRef} onSubmit={handleSubmit} noValidate>
        <Stack $gap="l">
          <StayFields {...{ form, errors }} today={now()} onEdit={editStay} />
          <PartyFields {...{ form, errors }} onEdit={editParty} />
          <TextAreaField
            label="Special Request"
            name="notes"
            required={false}
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
