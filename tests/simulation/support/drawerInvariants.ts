import { hotel } from '../../../hotel/hotel';
import type { DeskMoneyActRequest } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { addDays, businessDay, businessHours } from '../../../machines/shared/stay';
import * as schema from '../../../server/database/schema';
import { staffCall } from './calls';
import { countOf } from './deskDays';
import type { DeskPerson } from './deskPerson';
import { returnedIn, sum, takenIn, type Everything } from './everything';
import type { HotelWorld } from './hotelWorld';
import { ownersEmailOf } from './ownersEmails';

type Movement = Everything['deskPayments'][number];

const dayOf = (at: Date) => businessDay(at, hotel.businessDayEnds);

/** The takings of each day are the sum of the book, and a closed day with what came later is the day. */
export async function takingsViolations(
  world: HotelWorld,
  { staff }: DeskPerson,
  { deskPayments, dayBook }: Everything,
): Promise<string[]> {
  const found: string[] = [];
  const days = [...deskPayments.map(({ at }) => dayOf(at)), ...dayBook.map(({ date }) => date)];
  for (const date of new Set(days)) {
    const call = { ...staffCall(staff), query: { date } };
    const seen = await world.inPeace(staff.name, `counts ${date}`, (hotel) =>
      hotel.getDeskMoney(call),
    );
    if (seen.kind !== 'answered') return [...found, `The desk can't count ${date}`];
    const { takings, closing } = seen.reply.body;
    const count = (rows: typeof takings) => [
      rows.reduce((kobo, { taken }) => kobo + koboFromNaira(taken), 0),
      rows.reduce((kobo, { returned }) => kobo + koboFromNaira(returned), 0),
    ];
    // Money received was taken when it came.
    const isMoved = ({ received, kind }: Movement) => received === null || kind === 'returned';
    const ofDay = deskPayments.filter((one) => dayOf(one.at) === date && isMoved(one));
    const book = [takenIn(ofDay), returnedIn(ofDay)];
    const atDesk = count(takings.filter(({ by }) => by !== null));
    if (atDesk.join() !== book.join())
      found.push(`The takings of ${date} are ${atDesk.join()}, and the book has ${book.join()}`);
    if (!closing) continue;
    const [taken = 0, returned = 0] = count(closing.later);
    const whole = [
      koboFromNaira(closing.taken) + taken,
      koboFromNaira(closing.returned) + returned,
    ];
    if (whole.join() !== count(takings).join())
      found.push(`${date} was closed with ${whole.join()}, and has ${count(takings).join()}`);
  }
  return found;
}

/**
 * The drawer is counted once more, in peace: each kobo that the desk took, gave back or paid out in cash belongs to one
 * count, and each count begins with what the one before has left.
 */
export async function drawerViolations(
  world: HotelWorld,
  { staff }: DeskPerson,
  { deskPayments }: Everything,
): Promise<string[]> {
  const date = addDays(dayOf(world.agenda.clock.now()), -1);
  const act = async (body: DeskMoneyActRequest) =>
    world.inPeace(staff.name, `${body.act} ${date} at last`, (hotel) =>
      hotel.actOnMoney({ ...staffCall(staff, `the last ${body.act}`), body }),
    );
  const look = async () => {
    const call = { ...staffCall(staff), query: { date } };
    const seen = await world.inPeace(staff.name, 'looks', (hotel) => hotel.getDeskMoney(call));
    return seen.kind === 'answered' ? seen.reply.body : null;
  };
  const why = 'To count once more';
  if ((await look())?.reopen.isAllowed) await act({ act: 'reopenDay', date, why });
  const money = await look();
  if (!money) return ['Nobody can look at the drawer'];
  // The first booking is of today.
  if (!money.close.isAllowed) return [];
  await act(countOf(money, date, 0));
  const book = await world.database.select().from(schema.dayBook).orderBy(schema.dayBook.id);
  const counts = book.flatMap(({ drawer }) => drawer ?? []);
  // The first count begins with its day.
  const first = book.find(({ drawer }) => drawer !== null)?.date ?? date;
  const begun = businessHours(first, hotel.businessDayEnds).from;
  const isSince = ({ at }: { at: Date }) => at >= begun;
  const counted = (what: 'takenKobo' | 'returnedKobo' | 'paidOutKobo' | 'posKobo') =>
    counts.reduce((kobo, { since }) => kobo + since[what], 0);
  const booked = (method: 'cash' | 'pos', kind: Movement['kind']) =>
    sum(deskPayments.filter((one) => isSince(one) && one.method === method && one.kind === kind));
  const paidOut = book
    .filter(isSince)
    .reduce((kobo, one) => kobo + (one.paidOut?.amountKobo ?? 0), 0);
  const inCounts = [counted('takenKobo'), counted('returnedKobo'), counted('paidOutKobo')];
  const inBooks = [booked('cash', 'taken'), booked('cash', 'returned'), paidOut];
  const isWhole =
    inCounts.join() === inBooks.join() &&
    counted('posKobo') === booked('pos', 'taken') - booked('pos', 'returned');
  const isByTerminal = counts.every(({ since: { posKobo, byTerminal = {} } }) => {
    return Object.values(byTerminal).reduce((all, kobo) => all + kobo, 0) === posKobo;
  });
  const isChain = counts.every(({ carriedKobo }, place) => {
    const before = counts[place - 1];
    return carriedKobo === (before?.countedKobo ?? null);
  });
  return [
    ...(isWhole ? [] : [`The counts have ${inCounts.join()}, and the books ${inBooks.join()}`]),
    ...(isByTerminal ? [] : ['The terminals of a count do not come to its sum']),
    ...(isChain ? [] : ['A count does not begin with what the one before has left']),
  ];
}

/**
 * What a count was told to expect is the float and all cash since the count before it, by the times in the books: taken,
 * less given back, paid out and dropped. The owner reads both sums, and that nobody counted where nobody did.
 */
export function countViolations(everything: Everything): string[] {
  const { dayBook, deskPayments, ownerEmails } = everything;
  const cash = [
    ...deskPayments.flatMap(({ at, method, kind, amountKobo }) =>
      method === 'cash' ? { at, kobo: kind === 'taken' ? amountKobo : -amountKobo } : [],
    ),
    ...dayBook.flatMap(({ at, paidOut }) => (paidOut ? { at, kobo: -paidOut.amountKobo } : [])),
  ];
  const counts = dayBook.filter(({ drawer }) => drawer !== null);
  return counts.flatMap(({ at, date, by, drawer }, place) => {
    const day = dayOf(at) > date ? dayOf(at) : date;
    const emails = ownerEmails.filter((one) => one.date >= date && one.date <= day);
    if (!drawer || !ownerEmails.some((one) => one.date > day)) return [];
    const begun = counts[place - 1]?.at ?? businessHours(date, hotel.businessDayEnds).from;
    const { floatKobo, countedKobo, droppedKobo } = drawer;
    const ways = [true, false].map((isWithin) => {
      // Of what happened in the very same moment the order is not known.
      const since = cash.filter((one) => one.at > begun && (isWithin ? one.at <= at : one.at < at));
      const expected = floatKobo + since.reduce((all, { kobo }) => all + kobo, 0) - droppedKobo;
      return `${formatNaira(countedKobo)} counted in the drawer, ${formatNaira(expected)} expected`;
    });
    const text = emails.map((one) => ownersEmailOf(everything, one.date)).join();
    return ways.some((way) => text.includes(way))
      ? []
      : [`The owner does not read of ${by}'s count of ${date}: ${ways.join(' or ')}`];
  });
}
