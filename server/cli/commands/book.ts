import { hotel } from '../../../hotel/hotel';
import { formatNaira } from '../../../machines/shared/money';
import { roomTypeKeys } from '../../../machines/shared/roomTypes';
import { bookAtDesk, type DeskBooking } from '../../desk/bookAtDesk';
import { UsageError, type CliArguments } from '../cliArguments';
import { done, refused, type StaffCommand, inTransaction } from '../staffCommand';

const MOST_ROOMS = 40;
const HOW_ROOMS = `--rooms such as "2 double, 1 deluxe"; the types are ${roomTypeKeys.join(', ')}`;

/** Parses rooms, e.g. `2 double, deluxe`. */
function roomsOf(text: string) {
  const rooms = text.split(',').map((part) => {
    const [, many = '1', name = ''] = /^(?:(\d{1,2})\s+)?([a-z]+)$/i.exec(part.trim()) ?? [];
    const key = roomTypeKeys.find((one) => one === name.toLowerCase());
    const count = Number(many);
    if (key === undefined || count < 1 || count > MOST_ROOMS) {
      throw new UsageError(`“${part.trim()}” are no rooms: ${HOW_ROOMS}.`);
    }
    return { roomType: key, rooms: count };
  });
  if (new Set(rooms.map(({ roomType }) => roomType)).size < rooms.length) {
    throw new UsageError('A room type is named twice in --rooms.');
  }
  return rooms;
}

/** The guest and the stay. Without an e-mail address, the desk gets the emails. */
function requestOf(typed: CliArguments): DeskBooking['request'] {
  return {
    name: typed.text('name', 'Who stays? --name "Adaobi Okeke"'),
    phoneNumber: typed.text('phone', 'How can the guest be reached? --phone 08030000000'),
    emailAddress: typed.optional('email') ?? hotel.emails[0],
    checkInDate: typed.date('from', 'From which day? --from 2026-03-12'),
    checkOutDate: typed.date('to', 'To which day? --to 2026-03-15'),
    noOfAdult: typed.wholeNumber('adults', 1, 10),
    noOfChildren: typed.wholeNumber('children', 0, 6),
    specialRequest: typed.optional('request') ?? '',
  };
}

export const bookCommand: StaffCommand = {
  words: ['book'],
  takes:
    '--name "…" --phone "…" [--email "…"] --from DATE --to DATE --rooms "2 double, 1 deluxe" [--adults N] [--children N] [--request "…"] --paid cash|transfer --amount NAIRA [--proof "…"] --by NAME',
  help: 'Books a stay at the desk, paid in cash or by transfer: the same prices, rules and rooms as for guests at the website. --amount is what was taken and must be the price; without it the price is said, and nothing is booked. --proof is the bank’s reference of a transfer, or the number of a paper receipt. Without --email the letters come to the hotel.',
  read: (typed) => {
    const request = requestOf(typed);
    const rooms = roomsOf(typed.text('rooms', `Which rooms? ${HOW_ROOMS}.`));
    const method = typed.oneOf('paid', ['cash', 'transfer'], 'How was it paid? --paid cash');
    const proof = typed.optional('proof');
    if (method === 'transfer' && proof === null) {
      throw new UsageError('Which transfer was it? --proof "the bank’s reference".');
    }
    const priceKobo = typed.optionalNaira('amount');
    const person = typed.person();
    return async (desk) => {
      const booking = { request, rooms, priceKobo, paid: { method, proof } };
      const booked = await inTransaction(desk, bookAtDesk, booking, person);
      if (booked.kind === 'otherPrice') {
        const { priceKobo } = booked;
        return refused(
          `The price is ${formatNaira(priceKobo)}. Take it, and say so: --amount ${priceKobo / 100}. Nothing was booked.`,
        );
      }
      const { row, roomNumbers } = booked;
      return done(
        `Reservation ${row.id} is paid. Rooms: ${roomNumbers.join(', ')}. The receipt goes to ${row.accountEmail}.`,
      );
    };
  },
};
