import type { DeskMoney, DeskMoneyActRequest } from '../../../machines/contract/wire';
import { hotel as facts } from '../../../hotel/hotel';
import { addDays, businessDay } from '../../../machines/shared/stay';
import { hashPassword } from '../../../server/accounts/passwords/password';
import { ApiError } from '../../../server/contract/apiError';
import { actOnMoney } from '../../../server/desk/money/actOnMoney';
import { staffCall } from './calls';
import { chosenUseOf } from './deskChoices';
import { quietDeskOf } from './desk';
import type { DeskPerson } from './deskPerson';

type DayAct = Extract<
  DeskMoneyActRequest,
  { act: Exclude<DeskMoneyActRequest['act'], 'recordRefunds' | 'decideCase'> }
>;

const why = 'Somebody miscounted';
const password = 'harmattan over jos';
/** Hashing is slow. */
export const passwordHash = await hashPassword(password, 'the desk');

/** What somebody finds in the drawer, and leaves there. */
const countedIn = ({ drawer }: DeskMoney, counted: number, dropped: number) => ({
  ...{ count: drawer.count, float: drawer.float ?? 0, counted, dropped },
  terminals: (drawer.terminals ?? []).map((terminal) => ({ terminal, total: 0 })),
});

/** A day that is closed with a count of the drawer. */
export const countOf = (money: DeskMoney, date: string, counted: number) => ({
  ...{ act: 'closeDay' as const, date },
  ...countedIn(money, counted, 0),
});

/** Closes today, or the day before, with a count; opens it again, compares it, pays something out, or hands over. */
export async function writeDay(person: DeskPerson): Promise<void> {
  const { agenda, deskRandom } = person.world;
  const today = businessDay(agenda.clock.now(), facts.businessDayEnds);
  const date = addDays(today, -deskRandom.between(0, 1));
  const body = await deedOfDay(person, date);
  if (body?.act === 'handOver') return handOver(person, body);
  if (body) await actOnDay(person, body);
}

/** Sends an act about the money of a day, until it is answered. @returns whether it was done */
export async function actOnDay(person: DeskPerson, body: DayAct): Promise<boolean> {
  const { world, staff } = person;
  const about = 'date' in body ? body.date : '';
  const replies = await person.send(body.act, about, (call) =>
    world.ask(staff.name, `${body.act} ${about}`, (hotel) => hotel.actOnMoney({ ...call, body })),
  );
  return replies.length > 0;
}

/** The money of a day, as the page shows it. */
export function lookAtDay(person: DeskPerson, date: string) {
  const call = { ...staffCall(person.staff), query: { date } };
  return person.looks('the money', (hotel) => hotel.getDeskMoney(call));
}

async function deedOfDay(person: DeskPerson, date: string): Promise<DayAct | null> {
  const { deskRandom, reservedIds } = person.world;
  const paid = { amount: deskRandom.between(1, 9), text: 'Diesel', paidTo: 'Bisi' };
  if (deskRandom.percent(20)) return { act: 'payOut', ...paid, why };
  if (deskRandom.percent(25)) return { act: 'compareBooks', date };
  const money = await lookAtDay(person, date);
  if (!money) return null;
  const key = `${person.staff.name} ${deskRandom.between(1, 999_999)}`;
  const came = { amount: deskRandom.between(1, 9) * 500, proof: `UBA ${key}` };
  if (deskRandom.percent(10)) return { act: 'receiveMoney', ...came, sender: 'Chidi Obi' };
  const [received] = money.received ?? [];
  if (received && deskRandom.percent(60))
    return chosenUseOf(deskRandom, received, reservedIds[0] ?? null, key);
  const counted = countedIn(money, deskRandom.between(0, 5000), deskRandom.between(0, 3) * 500);
  const colleague = person.colleague?.email;
  if (colleague !== undefined && deskRandom.percent(20)) {
    const passwords = {
      password,
      colleaguePassword: deskRandom.percent(90) ? password : 'guessed',
    };
    return { act: 'handOver', ...counted, colleague, ...passwords };
  }
  if (money.reopen.isAllowed && deskRandom.percent(50)) return { act: 'reopenDay', date, why };
  // Whatever the page says, somebody tries it now and then.
  const isTried = money.close.isAllowed || deskRandom.percent(20);
  return isTried ? { act: 'closeDay', date, ...counted } : null;
}

/** Hashing takes real time, in which nothing else happens here. */
async function handOver(
  { world, staff, sent }: DeskPerson,
  body: Extract<DayAct, { act: 'handOver' }>,
): Promise<void> {
  const { agenda, counts, timeline } = world;
  const key = `${staff.name}-${sent.length}-over`;
  const from = { address: '127.0.0.1', browser: null, device: '' };
  const ended = await agenda.work(() =>
    actOnMoney(quietDeskOf(world), staff, key, body, from).then(
      () => 'done' as const,
      (error: unknown) => {
        if (error instanceof ApiError) return 'refused' as const;
        throw error;
      },
    ),
  );
  timeline.note(staff.name, `hands the drawer over → ${ended}`);
  counts.note(`the desk: handOver, ${ended}`);
  sent.push({ key, what: 'handOver', about: '', ended });
}
