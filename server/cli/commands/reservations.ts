import { counted } from '../../payments/reviews/reviewMessages';
import { section } from '../../shared/textTable';
import { findReservations, reservationCalled } from '../../desk/queries';
import { deskHeads, deskLine, deskView } from '../../desk/deskView';
import { reportReservation, reservationReport } from '../../desk/reservationReport';
import { answered, type CommandOutcome, type StaffCommand } from '../staffCommand';

export const WHICH_RESERVATION = 'Which reservation? Its id, or the first eight characters of it.';

/** The message if an id, or its beginning, doesn't match exactly one reservation. */
export function noReservation(id: string): CommandOutcome {
  return {
    code: 1,
    text: `There is no reservation ${id}, or more than one. Look for it: npm run hotel -- reservations find TEXT`,
  };
}

/** Searches reservations. */
export const findCommand: StaffCommand = {
  words: ['reservations', 'find'],
  takes: 'TEXT [--json]',
  places: 1,
  options: ['json'],
  help: 'The newest reservations, at most fifty, whose id begins so, or in whose name, email addresses or telephone number every word stands. Accents, case, the order of the words, and how a number is written make no difference.',
  read: (typed) => {
    const text = typed.word(0, 'What shall be looked for? A name, an email address, an id …');
    const asJson = typed.has('json');
    return async ({ database, clock }) => {
      const now = clock.now();
      const views = (await findReservations(database, text)).map((found) => deskView(found, now));
      const lines = section('', deskHeads, views.map(deskLine)).slice(2);
      return answered(asJson, views, [counted(views.length, 'reservation'), ...lines].join('\n'));
    };
  },
};

/** Shows everything known about a reservation. */
export const showCommand: StaffCommand = {
  words: ['reservations', 'show'],
  takes: 'ID [--json]',
  places: 1,
  options: ['json'],
  help: 'All that is known of one reservation: stay, rooms, payments, refunds, cases and everything that happened, with who did it and why.',
  read: (typed) => {
    const id = typed.word(0, WHICH_RESERVATION);
    const asJson = typed.has('json');
    return async ({ database, clock }) => {
      const found = await reservationCalled(database, id);
      if (!found) return noReservation(id);
      const full = await reservationReport(database, found.row.id, clock.now());
      return answered(asJson, full, reportReservation(full));
    };
  },
};
