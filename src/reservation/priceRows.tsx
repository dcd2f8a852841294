import type { ReactNode } from 'react';
import * as terms from '../../messages/reservation/pages/terms';
import type { Reservation } from '../../machines/contract/wire';
import { priceOf } from '../../machines/reservation/price';
import { formatNaira, koboFromNaira } from '../../machines/shared/money';
import { nightsLabel, otherLines } from '../../machines/shared/quote';
import { roomTypeLabel, roomTypeNamed } from '../../machines/shared/roomTypes';
import { Price } from '../components/Price';
import { RoomThumbnail } from '../components/RoomThumbnail';
import type { SummaryRow } from '../components/StaySummary';

function pictureOf(name: string): ReactNode {
  const roomType = roomTypeNamed(name);
  return roomType && <RoomThumbnail roomType={roomType.key} />;
}

/** A reservation's price: a row for each room type, the included charges, and the total under a label. */
export function priceRows(reservation: Reservation, totalTerm: string): SummaryRow[] {
  const price = priceOf(reservation);
  return [
    ...price.lines.map(({ roomType, numberOfRooms, nightly, amount }) => ({
      term: terms.roomsOfType(roomTypeLabel(roomType), numberOfRooms),
      picture: pictureOf(roomType),
      note: terms.nightsAt(nightsLabel(price.nights), formatNaira(nightly)),
      detail: <Price kobo={amount} />,
    })),
    ...otherLines(price).map(({ label, amount }) => ({
      term: label,
      detail: <Price kobo={amount} />,
    })),
    { term: totalTerm, detail: <Price kobo={price.total} />, total: true },
    ...dueRows(reservation),
  ];
}

/** The parts of a price that are paid at the hotel, and left to pay; none if nothing was paid there. */
function dueRows({ totalPrice, amountDue = totalPrice }: Reservation): SummaryRow[] {
  if (amountDue === totalPrice) return [];
  const [total, due] = [koboFromNaira(totalPrice), koboFromNaira(amountDue)];
  return [
    { term: terms.paidAtHotel, detail: <Price kobo={total - due} /> },
    { term: terms.stillToPay, detail: <Price kobo={due} />, total: true },
  ];
}
