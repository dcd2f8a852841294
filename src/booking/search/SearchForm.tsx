import { useCallback } from 'react';
import styled from 'styled-components';
import type { AvailabilitySearchEvent } from '../../../machines/booking/availabilitySearchMachine';
import type { RoomSearch } from '../../../machines/booking/roomSearch';
import type { FieldErrors } from '../../../machines/shared/fieldErrors';
import { paths } from '../../../machines/shared/paths';
import { knownToday } from '../../../machines/shared/stay';
import * as words from '../../../messages/booking/pages/availabilitySearch';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DateRangeField } from '../../components/DateRangeField';
import { useApiContext } from '../../context/apiContext';
import { useScreen } from '../../context/useScreen';
import { useServerNow } from '../../context/useServerNow';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { wider, withoutScript } from '../../theme/media';
import { theme } from '../../theme/theme';
import { PartyFields } from '../PartyFields';
import { provideSoldOutNights } from '../soldOutNightsActors';

const Fields = styled.form`
  display: grid;
  gap: ${theme.space.l};

  ${withoutScript('[aria-controls] { display: none; }')}

  ${wider.laptop} {
    grid-template-columns: 3fr 2fr auto;
    align-items: start;

    /* As high as a field, below the height of its label. */
    > button {
      min-height: ${theme.size.field};
      margin-top: calc(${theme.text.small} * ${theme.leading.snug} + ${theme.space.xs});
    }
  }
`;

interface SearchFormProps {
  search: RoomSearch;
  errors: FieldErrors<RoomSearch>;
  busy: boolean;
  send: (event: AvailabilitySearchEvent) => void;
  /** Called after a search was submitted. */
  onSubmitted: () => void;
}

/** When, and for whom; dates that are chosen in the calendar are looked up at once. Without a script, the browser opens the address of the search. */
export function SearchForm({ search, errors, busy, send, onSubmitted }: SearchFormProps) {
  const { clock } = useApiContext();
  const [soldOut, tellNights] = useScreen(provideSoldOutNights, { isTimeKnown: true });
  const submit = () => send({ type: 'search.submitted', now: clock.serverNow() });
  const { formRef, handleSubmit } = useFirstErrorFocus(() => {
    submit();
    onSubmitted();
  });
  const editDate = useCallback(
    (field: 'checkIn' | 'checkOut', value: string) => send({ type: 'field.edited', field, value }),
    [send],
  );
  const editParty = useCallback(
    (field: 'adults' | 'children', value: number) => send({ type: 'field.edited', field, value }),
    [send],
  );
  return (
    <Card>
      <Fields
        ref={formRef}
        action={paths.rooms}
        onSubmit={handleSubmit}
        noValidate
        aria-label={words.yourStay}
      >
        <DateRangeField
          checkIn={search.checkIn}
          checkOut={search.checkOut}
          errors={errors}
          today={knownToday(useServerNow())}
          onEdit={editDate}
          soldOut={soldOut.context.nights}
          onCalendarOpened={() => tellNights({ type: 'calendar.opened' })}
          onChosen={submit}
        />
        <PartyFields form={search} errors={errors} onEdit={editParty} />
        <Button type="submit" busy={busy} busyLabel={words.looking}>
          {words.submit}
        </Button>
      </Fields>
    </Card>
  );
}
