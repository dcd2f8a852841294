import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import * as words from '../../../messages/reservation/pages/dialogs';
import * as labels from '../../../messages/shared/pages/stay';
import { emptyModifyForm, type ModifyForm } from '../../../machines/reservation/reservationForm';
import { otherStayIn } from '../../../machines/reservation/otherDatesMachine';
import { childrenLabel } from '../../../machines/shared/occupancy';
import { knownToday } from '../../../machines/shared/stay';
import type { StayDates } from '../../../machines/shared/stayDates';
import { useServerNow } from '../../context/useServerNow';
import { Alert } from '../../components/Alert';
import { CalendarDate } from '../../components/CalendarDate';
import { DateRangeField } from '../../components/DateRangeField';
import { Stack } from '../../components/Stack';
import { StaySummary } from '../../components/StaySummary';
import { TextAreaField } from '../../components/TextAreaField';
import { PartyFields } from '../../booking/PartyFields';
import {
  type ManagementActor,
  type ManagementProps,
  useManagementSnapshot,
} from './managementSnapshot';
import { OtherDates } from './OtherDates';

/** A field's value and error. Its component renders only when they change. */
function useField<Name extends keyof ModifyForm>(actor: ManagementActor, name: Name) {
  const value = useSelector(actor, ({ context: { wanted } }) =>
    // A closing dialog has nothing left to show.
    wanted?.kind === 'modifying' ? wanted.form[name] : emptyModifyForm[name],
  );
  const error = useSelector(actor, ({ context }) => context.errors[name]);
  return { value, error };
}

/** Previews other dates before they are saved: whether the rooms are available, and their price. */
function NewDatesPreview({ actor, checkIn, checkOut }: ManagementProps & StayDates) {
  const today = knownToday(useServerNow());
  const reservation = useSelector(actor, ({ context }) => context.reservation);
  const stay = reservation && otherStayIn(reservation, { checkIn, checkOut }, today);
  return stay && <OtherDates reservation={reservation} stay={stay} />;
}

const fields = ['checkIn', 'checkOut', 'adults', 'children', 'notes'] as const;

const terms = {
  checkIn: labels.checkIn,
  checkOut: labels.checkOut,
  adults: labels.adults,
  children: labels.children,
  notes: labels.specialRequest,
} as const;

function valueOf(form: ModifyForm, field: keyof ModifyForm) {
  if (field === 'checkIn' || field === 'checkOut') return <CalendarDate date={form[field]} />;
  if (field === 'children') return <span>{childrenLabel(form.children)}</span>;
  return <span>{form[field] === '' ? words.noValue : form[field]}</span>;
}

/** Changes made elsewhere since the form was opened, before and after. */
function ChangedElsewhere({ actor }: ManagementProps) {
  const wanted = useSelector(actor, ({ context }) => context.wanted);
  if (wanted?.kind !== 'modifying' || wanted.before === null) return null;
  const { before, seen } = wanted;
  const changed = fields.filter((field) => before[field] !== seen[field]);
  const rows = changed.map((field) => ({
    term: terms[field],
    detail: (
      <>
        {valueOf(before, field)}
        <span> → </span>
        {valueOf(seen, field)}
      </>
    ),
  }));
  return (
    <Alert tone="warning">
      <p>{words.changedElsewhere}</p>
      <StaySummary rows={rows} />
    </Alert>
  );
}

/** Check-in and check-out, with a preview of other dates. */
const Stay = memo(function Stay({ actor }: ManagementProps) {
  const now = useServerNow();
  const checkIn = useField(actor, 'checkIn');
  const checkOut = useField(actor, 'checkOut');
  const edit = useCallback(
    (field: 'checkIn' | 'checkOut', value: string) =>
      actor.send({ type: 'field.edited', field, value }),
    [actor],
  );
  return (
    <>
      <DateRangeField
        checkIn={checkIn.value}
        checkOut={checkOut.value}
        errors={{ checkIn: checkIn.error, checkOut: checkOut.error }}
        today={knownToday(now)}
        onEdit={edit}
      />
      <NewDatesPreview actor={actor} checkIn={checkIn.value} checkOut={checkOut.value} />
    </>
  );
});

/** The number of guests. */
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

/** The special request. */
const Wishes = memo(function Wishes({ actor }: ManagementProps) {
  return (
    <TextAreaField
      label={labels.specialRequest}
      name="notes"
      required={false}
      {...useField(actor, 'notes')}
      onChange={({ target: { value } }) =>
        actor.send({ type: 'field.edited', field: 'notes', value })
      }
    />
  );
});

/** Dates, number of guests and special request; each field renders only when it changes. */
export function ModifyFields({ actor }: ManagementProps) {
  return (
    <fieldset disabled={useManagementSnapshot(actor).hasTag('busy')}>
      <Stack $gap="l">
        <ChangedElsewhere actor={actor} />
        <Stay actor={actor} />
        <Party actor={actor} />
        <Wishes actor={actor} />
      </Stack>
    </fieldset>
  );
}
