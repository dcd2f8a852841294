import * as words from '../../../messages/booking/pages/details';
import { oneMoment } from '../../../messages/shared/pages/waiting';
import { makeReservation } from '../../../messages/shared/pages/links';
import { paths } from '../../../machines/shared/paths';
import { type RenderedStates, renderState } from '../../context/renderState';
import { BookingContext, type BookingValue } from '../BookingContext';
import { Card } from '../../components/Card';
import { PageHead } from '../../components/PageHead';
import { ReservationCall } from '../../components/ReservationCall';
import { Waiting } from '../../components/Waiting';
import { Stack } from '../../components/Stack';
import { WithAside } from '../../components/WithAside';
import { hotel } from '../../content/hotel';
import { JourneyHead } from '../../layout/JourneyHead';
import { BookingUnderWay } from './BookingUnderWay';
import { ReservationForm } from './ReservationForm';
import { StaySoFar } from './StaySoFar';

const opening = () => <Waiting label={oneMoment} />;
const underWay = () => <BookingUnderWay />;
const form = () => <ReservationForm />;

const elements: RenderedStates<BookingValue> = {
  arriving: opening,
  choosingStay: form,
  alertingDatesPassed: form,
  fillingDetails: form,
  openingRooms: form,
  alertingDetailsMissing: opening,
  goingBackToForm: opening,
  selectingRooms: opening,
  creating: underWay,
  sessionLost: underWay,
  created: underWay,
  goingToList: underWay,
};

export default function ReservationPage() {
  const value = BookingContext.useSelector((booking) => booking.value);
  return (
    <>
      <PageHead
        title={makeReservation}
        path={paths.reservation}
        description={words.description(hotel.name)}
      />
      <JourneyHead title={makeReservation} lead={words.lead} step="Details" />
      <WithAside
        asideLabel={words.aside}
        aside={
          <Stack $gap="l">
            <StaySoFar />
            <ReservationCall />
          </Stack>
        }
      >
        <Card>{renderState(value, elements)}</Card>
      </WithAside>
    </>
  );
}
