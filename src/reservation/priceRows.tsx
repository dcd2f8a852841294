import type { ReactNode } from 'react';
import * as terms from '../../messages/reservation/pages/terms';
import type { Reservation } from '../../machines/contract/wire';
import { priceOf } from '../../machines/reservation/price';
import { formatNaira } from '../../machines/shared/money';
import { chargeLabel, nightsLabel } from '../../machines/shared/price';
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
  const { lines, charges, nights, total } = priceOf(reservation);
  return [
    ...lines.map(({ roomType, rooms, nightly, amount }) => ({
      term: terms.roomsOfType(roomTypeLabel(roomType), rooms),
      picture: pictureOf(roomType),
      note: terms.nightsAt(nightsLabel(nights), formatNaira(nightly)),
      detail: <Price kobo={amount} />,
    })),
    ...charges.map((charge) => ({
      term: chargeLabel(charge),
      detail: <Price kobo={charge.amount} />,
    })),
    { term: totalTerm, detail: <Price kobo={total} />, total: true },
  ];
}
