import { chooseRooms } from '../../../messages/booking/pages/titles';
import { oneMoment } from '../../../messages/shared/pages/waiting';
import { type RenderedStates, renderState } from '../../context/renderState';
import { BookingContext, type BookingValue } from '../BookingContext';
import { PageHead } from '../../components/PageHead';
import { LoadingMessage } from '../../components/LoadingMessage';
import { CheckoutHeader } from '../../layout/CheckoutHeader';
import { HeldRooms } from './HeldRooms';
import { OpenRooms } from './OpenRooms';

function SelectedRooms() {
  const rooms = BookingContext.useSelector(({ children }) => children.roomSelection);
  return rooms ? <OpenRooms rooms={rooms} /> : <HeldRooms />;
}

const opening = () => <LoadingMessage label={oneMoment} />;
const held = () => <HeldRooms />;

const elements: RenderedStates<BookingValue> = {
  routing: opening,
  choosingStay: opening,
  alertingDatesPassed: opening,
  fillingDetails: opening,
  openingRooms: opening,
  alertingDetailsMissing: held,
  alertingMadeBefore: held,
  navigatingBackToForm: held,
  selectingRooms: () => <SelectedRooms />,
  creating: held,
  sessionLost: held,
  created: held,
  navigatingToList: held,
};

export default function RoomBookingPage() {
  const value = BookingContext.useSelector((booking) => booking.value);
  return (
    <>
      <PageHead title={chooseRooms} />
      <CheckoutHeader title={chooseRooms} step="Rooms" />
      {renderState(value, elements)}
    </>
  );
}
