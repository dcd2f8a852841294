import CalendarDays from 'lucide-react/icons/calendar-days';
import { memo, Suspense, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import * as words from '../../messages/components/pages/dateRange';
import { nights as countedNights } from '../../messages/shared/counts';
import * as stayMessages from '../../messages/shared/pages/stay';
import {
  addDays,
  isLagosDate,
  type LagosDate,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  nightsBetween,
} from '../../machines/shared/stay';
import type { StayDates } from '../../machines/shared/stayDates';
import { lazyPart } from '../hooks/lazyPart';
import { wider } from '../theme/media';
import { theme } from '../theme/theme';
import { Button } from './Button';
import { Cluster } from './Cluster';
import { Field, type FieldProps } from './Field';
import { LoadingMessage } from './LoadingMessage';

const StayCalendar = lazyPart(
  () => import('./StayCalendar'),
  () => <p role="status">{words.calendarUnavailable}</p>,
);

const Range = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xs};
`;

const Inputs = styled.div`
  display: grid;
  width: 100%;
  gap: ${theme.space.l};

  ${wider.phone} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Sheet = styled.div`
  width: 100%;
  padding: ${theme.space.m};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.card};
`;

const Nights = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
`;

type EditDate = (field: keyof StayDates, date: LagosDate) => void;

interface DateFieldProps extends Pick<FieldProps, 'label' | 'value' | 'min' | 'max' | 'error'> {
  name: keyof StayDates;
  onEdit: EditDate;
}

const DateField = memo(function DateField({ name, onEdit, ...field }: DateFieldProps) {
  return (
    <Field
      {...field}
      name={name}
      type="date"
      required
      onChange={({ target }) => onEdit(name, target.value)}
    />
  );
});

interface DateRangeFieldProps extends StayDates {
  /** Today's date in Lagos; null while it is not known: then no date is too early or too late. */
  today: LagosDate | null;
  /** Called with the chosen date. Must be stable, so that a field renders only when it changes. */
  onEdit: EditDate;
  errors?: { checkIn?: string | undefined; checkOut?: string | undefined } | undefined;
  /** Nights that can't be part of a stay; none by default. */
  soldOut?: readonly LagosDate[] | undefined;
  onCalendarOpened?: (() => void) | undefined;
  /** Called after both dates were chosen in the calendar. */
  onChosen?: (() => void) | undefined;
}

const nothingSoldOut: readonly LagosDate[] = [];

/**
 * The two dates of a stay, within the hotel's limits. The browser's own date inputs are always there and sufficient; the calendar below them is
 * loaded only when the guest opens it, and closes once both are chosen in it.
 */
export function DateRangeField({
  checkIn,
  checkOut,
  today,
  onEdit,
  errors = {},
  soldOut = nothingSoldOut,
  onCalendarOpened,
  onChosen,
}: DateRangeFieldProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const calendarId = useId();
  const min = today ?? undefined;
  const max = today === null ? undefined : addDays(today, MAX_DAYS_AHEAD);
  const earliest = isLagosDate(checkIn) ? checkIn : min;
  const latest = isLagosDate(checkIn) ? checkIn : max;
  const nights = nightsBetween(checkIn, checkOut);

  function editBoth(dates: StayDates) {
    if (dates.checkIn !== checkIn) onEdit('checkIn', dates.checkIn);
    if (dates.checkOut !== checkOut) onEdit('checkOut', dates.checkOut);
    if (dates.checkOut === '') return;
    opener.current?.focus();
    setOpen(false);
    onChosen?.();
  }

  function handleCalendarClick() {
    if (!open) onCalendarOpened?.();
    setOpen(!open);
  }

  return (
    <Range>
      <Inputs>
        <DateField
          label={stayMessages.checkIn}
          name="checkIn"
          value={checkIn}
          min={min}
          max={max}
          error={errors.checkIn}
          onEdit={onEdit}
        />
        <DateField
          label={stayMessages.checkOut}
          name="checkOut"
          value={checkOut}
          min={earliest && addDays(earliest, 1)}
          max={latest && addDays(latest, MAX_NIGHTS)}
          error={errors.checkOut}
          onEdit={onEdit}
        />
      </Inputs>
      <Cluster>
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          aria-expanded={open}
          aria-controls={calendarId}
          onClick={handleCalendarClick}
        >
          <CalendarDays aria-hidden="true" />
          <span>{open ? words.hideCalendar : words.chooseInCalendar}</span>
        </Button>
        {nights > 0 && <Nights>{countedNights(nights)}</Nights>}
      </Cluster>
      <Sheet id={calendarId} hidden={!open}>
        {open && (
          <Suspense fallback={<LoadingMessage label={words.openingCalendar} />}>
            <StayCalendar {...{ checkIn, checkOut, min, max, soldOut }} onChange={editBoth} />
          </Suspense>
        )}
      </Sheet>
    </Range>
  );
}
