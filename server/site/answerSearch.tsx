import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hotel } from '../../hotel/hotel';
import { roomsLeft } from '../../machines/booking/roomAdvice';
import { roomOfferIn } from '../../machines/booking/roomCounts';
import {
  addressErrors,
  roomsOfType,
  searchIn,
  searchPath,
} from '../../machines/booking/roomSearch';
import type { RoomSearch } from '../../machines/booking/roomSearch';
import type { Availability, NextFreeDates } from '../../machines/contract/wire';
import { isValid } from '../../machines/shared/fieldErrors';
import { formatNaira } from '../../machines/shared/money';
import { partyLabel } from '../../machines/shared/occupancy';
import { paths } from '../../machines/shared/paths';
import type { RoomOffer } from '../../machines/shared/roomsLeft';
import { roomTypeKeys, roomTypes, type RoomType } from '../../machines/shared/roomTypes';
import { isLagosDate, nightsBetween, type LagosDate } from '../../machines/shared/stay';
import { tooSmall } from '../../messages/booking/booking';
import { lookupFailed } from '../../messages/booking/availabilitySearch';
import * as words from '../../messages/booking/pages/availabilitySearch';
import { locale } from '../../messages/shared/locale';
import { tokens } from '../../hotel/tokens';

/** How long the page waits for its answer. A browser with a script does without it, and asks by itself. */
const ANSWER_TIMEOUT_MS = 3_000;

/** No other characters than React leaves as they are. */
const style = `
p:has(+noscript[data-answer]){display:none}
noscript[data-answer]{display:grid;gap:${tokens.space.s};margin-top:auto}
noscript strong{color:${tokens.color.danger}}
noscript p+p{font-size:${tokens.text.small}}
noscript b{color:${tokens.color.terracottaDeep};font-size:${tokens.text.large}}
noscript[data-answer] a{padding:${tokens.space.s};border-radius:${tokens.radius.small};background:${tokens.color.terracotta};color:${tokens.color.card};font-weight:600;text-align:center;text-decoration:none}
noscript[data-answer] a[href*=check]{background:none;color:inherit;outline:1px solid;outline-offset:-1px}
`;

/** The hash of an answer's style, for the policy of the page that it is filled into. */
export const answerStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const dayFormat = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function Day({ date }: { date: LagosDate }) {
  return <time dateTime={date}>{dayFormat.format(new Date(date))}</time>;
}

interface Found {
  offer: RoomOffer;
  nextDates: NextFreeDates['rooms'];
}

/** The offer for a search, or the sentences that say why it is not known. */
type Answer = Found | readonly string[];

/** Asks as the page's script does: the same calls, under the same limits. */
async function answerTo(app: FastifyInstance, { ip }: FastifyRequest, search: RoomSearch) {
  const errors = Object.values(addressErrors(search));
  if (errors.length > 0) return errors;
  const { checkIn, checkOut } = search;
  const query = new URLSearchParams({ checkIn, checkOut }).toString();
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const ask = (path: string) =>
    app.inject({ url: `/api/v1/${path}?${query}`, remoteAddress: ip, signal });
  const free = await ask('availability');
  if (free.statusCode !== 200) return [free.json<{ message: string }>().message];
  const offer = roomOfferIn(free.json<Availability>());
  if (roomTypeKeys.every((key) => offer.roomsLeft[key] > 0)) return { offer, nextDates: [] };
  const later = await ask('availability/next-dates');
  return { offer, nextDates: later.statusCode === 200 ? later.json<NextFreeDates>().rooms : [] };
}

function Stay({ search, answer }: { search: RoomSearch; answer: Answer }) {
  const { checkIn, checkOut } = search;
  if ('offer' in answer)
    return (
      <>
        <p>
          <Day date={checkIn} /> – <Day date={checkOut} /> ·{' '}
          {words.stayFor(nightsBetween(checkIn, checkOut), partyLabel(search))}
        </p>
        {roomTypeKeys.every((key) => answer.offer.roomsLeft[key] <= 0) && (
          <p>
            {words.nothingFree} {hotel.reservationPhone}
          </p>
        )}
      </>
    );
  return answer.map((sentence) => <strong key={sentence}>{sentence}</strong>);
}

interface OfferProps {
  roomType: RoomType;
  search: RoomSearch;
  found: Found;
}

function Offer({ roomType: { key, name, label }, search, found }: OfferProps) {
  const rooms = roomsOfType(key, search, found.offer);
  const next = found.nextDates.find(({ roomType }) => roomType === name);
  if (!rooms)
    return (
      <>
        <p>{roomsLeft(0)}</p>
        {next ? (
          <a href={searchPath({ ...search, ...next })}>
            {words.freeFrom(<Day key="day" date={next.checkIn} />)}
          </a>
        ) : (
          <p>{words.notSoon}</p>
        )}
      </>
    );
  const nights = nightsBetween(search.checkIn, search.checkOut);
  return (
    <>
      <p>{words.priceOfStay(<b key="price">{formatNaira(rooms.price)}</b>, rooms.rooms, nights)}</p>
      <p>{roomsLeft(found.offer.roomsLeft[key])}</p>
      {!rooms.suit && <p>{tooSmall}</p>}
      <a href={paths.reservation} aria-label={words.reserveRoom(label)}>
        {words.reserve}
      </a>
    </>
  );
}

/** The form with what was searched for. */
function filledIn(html: string, search: RoomSearch): string {
  const withDates = (['checkIn', 'checkOut'] as const)
    .filter((name) => isLagosDate(search[name]))
    .reduce(
      (page, name) =>
        page.replace(`name="${name}" value=""`, `name="${name}" value="${search[name]}"`),
      html,
    );
  return (['adults', 'children'] as const).reduce(
    (page, name) =>
      page.replace(new RegExp(`name="${name}".*?</select>`), (field) =>
        field
          .replace(' selected=""', '')
          .replace(`value="${search[name]}"`, (value) => `${value} selected=""`),
      ),
    withDates,
  );
}

/** The built page with a sentence in the answer's place, without the cost of one. */
export function pageWithRefusal(html: string, sentence: string): string {
  const place = '<noscript data-answer="stay">';
  return html.replace(place, `${place}<style>${style}</style><strong>${sentence}</strong>`);
}

/**
 * Fills the answer to a search for free rooms into the built page, for browsers that run no script: into the elements
 * that the page has for it, which are only text to a browser with one.
 * @returns null if the address has no search
 */
export async function pageWithAnswer(
  app: FastifyInstance,
  request: FastifyRequest,
  html: string,
): Promise<string | null> {
  const search = searchIn(request.url);
  const namesDates = search.checkIn !== '' || search.checkOut !== '';
  if (!namesDates && isValid(addressErrors(search))) return null;
  const answer = await answerTo(app, request, search).catch(() => [lookupFailed]);
  function partAt(place: string | undefined): ReactNode {
    const roomType = roomTypes.find(({ key }) => key === place);
    if (roomType) return 'offer' in answer && <Offer {...{ roomType, search, found: answer }} />;
    return (
      <>
        <style>{style}</style>
        <Stay {...{ search, answer }} />
      </>
    );
  }
  return filledIn(html, search).replaceAll(
    /(<noscript data-answer="(\w+)">)(?=<\/noscript>)/g,
    (_all, element: string, place: string) => element + renderToStaticMarkup(partAt(place)),
  );
}
