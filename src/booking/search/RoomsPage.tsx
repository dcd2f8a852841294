import styled from 'styled-components';
import * as words from '../../../messages/booking/pages/availabilitySearch';
import { seeWhatIsFree } from '../../../messages/site/pages/reserving';
import { tryAgain } from '../../../messages/shared/pages/links';
import { partyLabel } from '../../../machines/shared/occupancy';
import { paths } from '../../../machines/shared/paths';
import { roomTypes } from '../../../machines/shared/roomTypes';
import { nightsBetween } from '../../../machines/shared/stay';
import type { StayDates } from '../../../machines/shared/stayDates';
import { BeforeArrival } from '../../components/BeforeArrival';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { CalendarDate } from '../../components/CalendarDate';
import { Container } from '../../components/Container';
import { Grid } from '../../components/Grid';
import { PageHead } from '../../components/PageHead';
import { PageHero } from '../../components/PageHero';
import { ReservationPhone } from '../../components/ReservationPhone';
import { PageSection } from '../../components/PageSection';
import { Stack } from '../../components/Stack';
import { useScreen } from '../../context/useScreen';
import { hotel } from '../../../hotel/hotel';
import { theme } from '../../theme/theme';
import { headingType } from '../../theme/typography';
import { provideAvailabilitySearch } from './availabilitySearchActors';
import { RoomOnOffer } from './RoomOnOffer';
import { SearchForm } from './SearchForm';

/** Begins on the page's header. */
const Raised = styled(Container)`
  position: relative;
  margin-top: calc(-0.5 * ${theme.space.hero});
`;

const Heading = styled.h2`
  ${headingType}
  scroll-margin-top: calc(${theme.size.header} + ${theme.space.m});
`;

function Dates({ checkIn, checkOut }: StayDates) {
  return (
    <>
      <CalendarDate date={checkIn} />
      <span> – </span>
      <CalendarDate date={checkOut} />
    </>
  );
}

const RESULTS_ID = 'free-rooms';

/**
 * The room types, with what is free and costs how much on the dates in the address. For a browser without a script the
 * server fills that in where it says `data-answer` (`server/site/answerSearch.tsx`).
 */
export default function RoomsPage() {
  const [snapshot, send] = useScreen(provideAvailabilitySearch);
  const { search, errors, asked, offer, error, reserved } = snapshot.context;
  const looking = snapshot.hasTag('looking');
  const isAsked = looking || offer !== null || snapshot.matches('failed');
  const isSoldOut = offer !== null && roomTypes.every(({ key }) => offer.roomsLeft[key] <= 0);

  /** The rooms come into view below the form, and are read out. */
  function showRooms() {
    document.getElementById(RESULTS_ID)?.focus();
  }

  const stay = words.stayFor(nightsBetween(asked.checkIn, asked.checkOut), partyLabel(asked));
  const said = looking ? words.looking : isAsked ? stay : words.noDatesYet;
  return (
    <>
      <PageHead
        title={seeWhatIsFree}
        path={paths.rooms}
        description={words.description(hotel.name)}
      />
      <PageHero title={seeWhatIsFree} lead={words.lead} />
      <Raised>
        <SearchForm {...{ search, errors, send }} busy={looking} onSubmitted={showRooms} />
      </Raised>
      <PageSection $tight>
        <Stack $gap="xl">
          <Stack $gap="s">
            <Heading id={RESULTS_ID} tabIndex={-1}>
              {isAsked ? <Dates {...asked} /> : <span>{words.ourRooms}</span>}
            </Heading>
            <p role="status">{said}</p>
            <noscript data-answer="stay" />
          </Stack>
          {error !== null && <Alert tone="error">{error}</Alert>}
          {snapshot.can({ type: 'search.repeated' }) && (
            <div>
              <Button onClick={() => send({ type: 'search.repeated' })}>{tryAgain}</Button>
            </div>
          )}
          {isSoldOut && (
            <Alert tone="warning">
              <p>{words.nothingFree}</p>
              <p>{hotel.reservationPhone}</p>
            </Alert>
          )}
          <Grid as="ul" $min="wide" $gap="xl">
            {roomTypes.map((roomType) => (
              <RoomOnOffer
                key={roomType.key}
                roomType={roomType}
                found={snapshot.context}
                looking={looking || snapshot.matches({ found: 'lookingFurther' })}
                reserving={snapshot.matches('reserving') && reserved === roomType.key}
                onReserve={() => send({ type: 'room.reserved', roomType: roomType.key })}
              />
            ))}
          </Grid>
          <Grid $min="wide" $gap="xl">
            <BeforeArrival />
            <ReservationPhone />
          </Grid>
        </Stack>
      </PageSection>
    </>
  );
}
