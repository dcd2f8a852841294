import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lastNight, leavesOn, leavingDate } from '../../../machines/shared/lastNight';

it('A guest leaves on the day that was sold, or on the one that the desk has agreed to', () => {
  const checkOut = '2026-03-15';
  expect([leavesOn({ checkOut }), lastNight({ checkOut })]).toEqual(['2026-03-15', '2026-03-14']);
  for (const staysUntil of ['2026-03-17', '2026-03-13']) {
    expect(leavesOn({ checkOut, staysUntil })).toBe(staysUntil);
    expect(leavingDate({ checkOutDate: checkOut, staysUntil })).toBe(staysUntil);
  }
  expect(lastNight({ checkOut, staysUntil: '2026-04-01' })).toBe('2026-03-31');
});

/**
 * The files that read a check-out day for something else than when a guest leaves. Of a reservation they mean the day
 * that was sold (its price, its hold, its own dates), which more or fewer nights never change; of a search or a form,
 * what somebody asks for.
 */
const others: Readonly<Record<'sold' | 'asked' | 'shown' | 'word', readonly RegExp[]>> = {
  sold: [
    /^server\/reservations\/(status|staffNotices|insertReservation|reserveRooms|makeRoom)\.ts/,
    /^server\/reservations\/(pricing|holds)\//,
    /^server\/rooms\/(takeRooms|unpaidRooms|roomsAround)\.ts/,
    /^server\/desk\/money\/folio\.ts/,
    /^machines\/(reservation\/price|shared\/quote)\.ts/,
  ],
  asked: [
    /^src\/(booking|components|site)\//,
    /^src\/(api\/availabilityResponse|desk\/answerFeedActors)\.ts/,
    /^src\/desk\/walkIn\//,
    /^src\/reservation\/management\//,
    /^src\/payment\/choice\/SavedReservation/,
    /^server\/(site\/answerSearch|http\/invalidRequest)/,
    /^server\/reservations\/(routes|checkRequest|modifyReservation|reading\/otherDates)\.ts/,
    /^server\/rooms\/(availability|soldOutNights)\.ts/,
    /^server\/desk\/rooms\/freeRooms\.ts/,
    /^server\/desk\/stays\/moveRoom\.ts/,
    /^machines\/desk\/walkIn/,
    /^machines\/desk\/acts\/reservation\.ts/,
    /^machines\/reservation\/(reservationForm|changeOutcome|otherDatesMachine)\.ts/,
    /^machines\/shared\/stay(Dates)?\.ts/,
  ],
  // Beside it, or instead of it, the server has sent the other day.
  shown: [
    /^server\/reservations\/(reading\/toApiReservation|emails\/emailFacts)\.ts/,
    /^server\/payments\/settlement\/verifyPayment\.ts/,
    /^server\/desk\/stays\/deskView\.ts/,
    /^server\/cli\/commands\/reservations\.ts/,
    /^src\/api\/reservationResponse\.ts/,
    /^src\/desk\/(rooms|plan|today)\//,
    /^src\/desk\/reservation\/(Prints|DeskReservationPage)\.tsx/,
    /^src\/reservation\/reservationRows\.tsx/,
  ],
  // The name of an act, or of a refusal's fact.
  word: [
    /^src\/desk\/(ActButton|DeskDialog)\.tsx/,
    /^server\/owner\/(notices|dayEvents)\.ts/,
    /^server\/desk\/rooms\/morningRound\.ts/,
    /^machines\/desk\/refusals\//,
  ],
};

const root = new URL('../../../', import.meta.url);
const files = ['server', 'machines', 'src']
  .flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^machines\/(contract|booking)\//.test(file));
const readers = files.filter((file) =>
  /\b(checkOut|checkOutDate|check_out)\b/.test(readFileSync(new URL(file, root), 'utf8')),
);
const asksLastNight = (file: string) =>
  /\b(leavesOn|lastNight|leavingDate|leavingDay)\b/.test(readFileSync(new URL(file, root), 'utf8'));
const isDecided = (file: string) =>
  Object.values(others).some((patterns) => patterns.some((pattern) => pattern.test(file)));

it('Every file that reads a check-out day asks when the guest leaves, or is named with its reason', () => {
  const undecided = readers.filter((file) => !asksLastNight(file) && !isDecided(file));
  expect(undecided).toEqual([]);
});

it('No reason is left over', () => {
  const reasons = Object.values(others).flat();
  expect(reasons.filter((pattern) => !readers.some((file) => pattern.test(file)))).toEqual([]);
});
