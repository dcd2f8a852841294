import * as words from '../../messages/reservation/pages/sharing';
import { leavingDate } from '../../machines/shared/lastNight';
import { arrivalLines } from '../../hotel/arrival';
import { hotel } from '../../hotel/hotel';
import { isAhead, isExpected } from '../../machines/reservation/policy';
import { knownToday } from '../../machines/shared/stay';
import { AnchorButton } from '../components/AnchorButton';
import { BeforeArrival } from '../components/BeforeArrival';
import { Button } from '../components/Button';
import { dateInWords } from '../components/CalendarDate';
import { Cluster } from '../components/Cluster';
import { useServerNow } from '../context/useServerNow';
import { isWhole, type ReservationView } from './reservationRows';

/** Tells others of a stay. Nothing in it opens the reservation: no id, no name, no link to the site. */
function textToShare(view: ReservationView): string {
  const { checkInDate, roomDetails } = view;
  const rooms = isWhole(view)
    ? view.roomAllocations.map(({ numberOfRooms, roomType }) => `${numberOfRooms} × ${roomType}`)
    : [roomDetails];
  const [from, to] = [dateInWords(checkInDate), dateInWords(leavingDate(view))];
  return [words.myStay(hotel.name, from, to, rooms.join(', ')), ...arrivalLines].join('\n');
}

/** Sends the stay to those who come along: by WhatsApp, or by whatever the device offers. */
function ShareStay({ reservation }: { reservation: ReservationView }) {
  const text = textToShare(reservation);
  // Closing the device's list without choosing is no failure.
  const share = () => void navigator.share({ text }).catch(() => undefined);
  return (
    <Cluster>
      <AnchorButton
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        rel="noreferrer"
        variant="secondary"
      >
        {words.sendByWhatsApp}
      </AnchorButton>
      {'share' in navigator && (
        <Button variant="secondary" onClick={share}>
          {words.share}
        </Button>
      )}
    </Cluster>
  );
}

/** Practical facts for the guest of a reservation before arrival; renders nothing once the stay is over. */
export function Arrival({ reservation }: { reservation: ReservationView }) {
  const today = knownToday(useServerNow());
  if (!isAhead(reservation, today)) return null;
  return (
    <BeforeArrival>
      {isExpected(reservation) && <ShareStay reservation={reservation} />}
    </BeforeArrival>
  );
}
