import * as words from '../../../messages/booking/pages/bookingDetails';
import { oneMoment } from '../../../messages/shared/pages/waiting';
import { makeReservation } from '../../../messages/shared/pages/links';
import { paths } from '../../../machines/shared/paths';
import { type RenderedStates, renderState } from '../../context/renderState';
import { BookingContext, type BookingValue } from '../BookingContext';
import { Card } from '../../components/Card';
import { PageHead } from '../../components/PageHead';
import { ReservationPhone } from '../../components/ReservationPhone';
import { LoadingMessage } from '../../components/LoadingMessage';
import { Stack } from '../../components/Stack';
import { AsideLayout } from '../../components/AsideLayout';
import { hotel } from '../../../hotel/hotel';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { BookingInProgress } from './BookingInProgress';
import { ReservationForm } from './ReservationForm';
import { StayPreview } from './StayPreview';

const opening = () => <LoadingMessage label={oneMoment} />;
const underWay = () => <BookingInProgress />;
const form = () => <ReservationForm />;

const elements: RenderedStates<BookingValue> = {
  routing: opening,
  choosingStay: form,
  alertingDatesPassed: form,
  fillingDetails: form,
  openingRooms: form,
  alertingDetailsMissing: opening,
  alertingMadeBefore: opening,
  navigatingBackToForm: opening,
  selectingRooms: opening,
  creating: underWay,
  sessionLost: underWay,
  created: underWay,
  navigatingToList: underWay,
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
      <CheckoutHeader title={makeReservation} lead={words.lead} step="Details" />
      <AsideLayout
        asideLabel={words.aside}
        aside={
          <Stack $gap="l">
            <StayPreview />
            <ReservationPhone />
          </Stack>
        }
      >
        <Card>{renderState(value, elements)}</Card>
      </AsideLayout>
    </>
  );
}
