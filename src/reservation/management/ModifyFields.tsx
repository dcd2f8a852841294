import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import { specialRequest } from '../../../messages/shared/pages/stay';
import { emptyModifyForm, type ModifyForm } from '../../../machines/reservation/reservationForm';
import { useApiContext } from '../../context/apiContext';
import { TextAreaField } from '../../components/TextAreaField';
import { PartyFields } from '../../booking/PartyFields';
import { StayFields } from '../../booking/StayFields';
import type { ManagementActor, ManagementProps } from './moment';
import { NewDatesPreview } from './NewDatesPreview';

/** What stands in a field, and what is wrong with it: whoever looks is rendered for this field alone. */
function useField<Name extends keyof ModifyForm>(actor: ManagementActor, name: Name) {
  const value = useSelector(actor, ({ context: { wanted } }) =>
    // A dialog that closes has nothing to show any more.
    wanted?.kind === 'modifying' ? wanted.form[name] : emptyModifyForm[name],
  );
  const error = useSelector(actor, ({ context }) => context.errors[name]);
  return { value, error };
}

/** When the guest comes and goes, and what that means where it is another stay. */
const Stay = memo(function Stay({ actor }: ManagementProps) {
  const { now } = useApiContext();
  const checkIn = useField(actor, 'checkIn');
  const checkOut = useField(actor, 'checkOut');
  const edit = useCallback(
    (field: 'checkIn' | 'checkOut', value: string) =>
      actor.send({ type: 'field.edited', field, value }),
    [actor],
  );
  return (
    <>
      <StayFields
        form={{ checkIn: checkIn.value, checkOut: checkOut.value }}
        errors={{ checkIn: checkIn.error, checkOut: checkOut.error }}
        today={now()}
        onEdit={edit}
      />
      <NewDatesPreview actor={actor} checkIn={checkIn.value} checkOut={checkOut.value} />
    </>
  );
});

/** How many come. */
const Party = memo(function Party({ actor }: ManagementProps) {
  const adults = useField(actor, 'adults');
  const children = useField(actor, 'children');
  const edit = useCallback(
    (field: 'adults' | 'children', value: number) =>
      actor.send({ type: 'field.edited', field, value }),
    [actor],
  );
  return (
    <PartyFields
      form={{ adults: adults.value, children: children.value }}
      errors={{ adults: adults.error, children: children.error }}
      onEdit={edit}
    />
  );
});

/** What else the guest has to say. */
const Wishes = memo(function Wishes({ actor }: ManagementProps) {
  return (
    <TextAreaField
      label={specialRequest}
      name="notes"
      required={false}
      {...useField(actor, 'notes')}
      onChange={({ target: { value } }) =>
        actor.send({ type: 'field.edited', field: 'notes', value })
      }
    />
  );
});

/** The fields of the form that modifies a reservation, each rendered for its own change alone. */
export function ModifyFields({ actor }: ManagementProps) {
  return (
    <>
      <Stay actor={actor} />
      <Party actor={actor} />
      <Wishes actor={actor} />
    </>
  );
}
