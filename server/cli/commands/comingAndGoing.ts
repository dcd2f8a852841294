import { lagosToday, type LagosDate } from '../../../machines/shared/stay';
import { counted } from '../../payments/reviews/reviewMessages';
import type { ReservationWithRooms } from '../../reservations/reservationsWithRooms';
import type { Database } from '../../database/database';
import { section } from '../../shared/textTable';
import { arrivalsOn, departuresOn } from '../../desk/queries';
import { deskHeads, deskLine, deskView, type DeskView } from '../../desk/deskView';
import { answered, type StaffCommand } from '../staffCommand';

type Question = (database: Database, date: LagosDate, now: Date) => Promise<ReservationWithRooms[]>;

const NO_REQUEST = 'nothing';

function report(title: string, date: LagosDate, views: readonly DeskView[]): string {
  const requests = views
    .filter(({ specialRequest }) => specialRequest !== NO_REQUEST)
    .map(({ name, specialRequest }) => [name, specialRequest]);
  return [
    `${counted(views.length, title)} on ${date}`,
    ...section('', deskHeads, views.map(deskLine)).slice(2),
    ...section('Special requests', ['Name', 'Request'], requests),
  ].join('\n');
}

function onADay(word: string, title: string, help: string, ask: Question): StaffCommand {
  return {
    words: [word],
    takes: '[DATE] [--json]',
    places: 1,
    options: ['json'],
    help,
    read: (typed) => {
      const given = typed.optionalDateWord(0);
      const asJson = typed.has('json');
      return async ({ database, clock }) => {
        const now = clock.now();
        const date = given ?? lagosToday(now);
        const views = (await ask(database, date, now)).map((found) => deskView(found, now));
        return answered(asJson, views, report(title, date, views));
      };
    },
  };
}

/** Lists a day's arrivals. */
export const arrivalsCommand = onADay(
  'arrivals',
  'arrival',
  'Who comes on a day, today unless another is given: rooms, names, telephone numbers, special requests, and who has not paid yet.',
  arrivalsOn,
);

/** Lists a day's departures. */
export const departuresCommand = onADay(
  'departures',
  'departure',
  'Who leaves on a day, today unless another is given.',
  departuresOn,
);
