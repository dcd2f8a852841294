/** The labels of a reservation's details, in addition to those of every stay. */

export const status = 'Status';
export const reservationId = 'Reservation ID';
export const guest = 'Guest';
export const guests = 'Guests';
export const room = 'Room';
export const amenities = 'Amenities';
export const paymentReference = 'Payment reference';
export const totalPrice = 'Total Price';
export const paidAtHotel = 'Paid at the hotel';
export const stillToPay = 'Still to pay';
export const totalPaid = 'Total paid';
/** The day on which a guest leaves who stays longer or shorter than was booked. */
export const staysUntil = 'Staying until';

/** Replaces a missing room. */
export const none = 'None';

/** Room numbers before check-in: alone, and beside the types. */
export const mayChange = (numbers: string) => `${numbers} (may still change)`;
export const besideTypes = (numbers: string) => `${numbers}, may still change`;

/** The room types with the rooms' numbers, such as `Deluxe Room (204)`. */
export function numbered(roomTypes: string, numbers: string): string {
  return `${roomTypes} (${numbers})`;
}

/** The rooms of one type, such as `Deluxe Room × 2`. */
export function roomsOfType(roomType: string, rooms: number): string {
  return `${roomType} × ${rooms}`;
}

/** How the price of a room is computed, such as `2 Nights × ₦1,500.00`. */
export function nightsAt(nights: string, nightly: string): string {
  return `${nights} × ${nightly}`;
}
