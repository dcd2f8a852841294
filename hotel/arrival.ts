import * as words from '../messages/site/pages/arrival';
import { addressLine, hotel, mapLink, phoneLink } from './hotel';

/** Something to know before the arrival; `href` leads to a map or calls the hotel. */
export interface ArrivalFact {
  term: string;
  detail: string;
  href?: string;
}

/** What guests need to know before they arrive, as the site and the emails say it. */
export const arrivalFacts: readonly ArrivalFact[] = [
  { term: words.checkIn, detail: words.from(hotel.checkInFrom) },
  { term: words.checkOut, detail: words.until(hotel.checkOutUntil) },
  { term: words.address, detail: addressLine },
  { term: words.map, detail: words.openMap, href: mapLink },
  {
    term: words.telephone,
    detail: hotel.reservationPhone,
    href: phoneLink(hotel.reservationPhone),
  },
  { term: words.pleaseBring, detail: words.identityCard },
];

/** The same in plain text, a fact on each line; a map is named by its URL. */
export const arrivalLines: readonly string[] = arrivalFacts.map(
  ({ term, detail, href }) => `${term}: ${href?.startsWith('https:') ? href : detail}`,
);
