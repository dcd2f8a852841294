import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { DATES_DEBOUNCE_MS } from '../../../machines/shared/stayDates';
import { provideOtherDates } from '../../../src/reservation/reservationManagementActors';
import { openJourney, type Responder } from '../../support/journeyWithoutPage';

const path = 'GET /api/v1/hotel/reservations/r-1/availability';
const call = `${path}?checkIn=2026-03-12&checkOut=2026-03-16`;

/** Other dates for a reservation, after the debounce of their fields has ended. */
function openOtherDates(response: Responder) {
  const journey = openJourney({ responses: { [path]: response } });
  const clock = new SimulatedClock();
  const screen = createActor(provideOtherDates(journey.context), {
    clock,
    input: { reservationId: 'r-1', stay: { checkIn: '2026-03-12', checkOut: '2026-03-16' } },
  }).start();
  clock.increment(DATES_DEBOUNCE_MS);
  return { ...journey, screen };
}

it('The rooms of a reservation on other dates are asked for with its id, and understood', async () => {
  const whyNot = 'There are not enough rooms left for these dates.';
  const rooms = [{ roomType: 'Deluxe Room', roomsLeft: 2 }];
  const { screen, whatWasAsked } = openOtherDates(() => ({ rooms, whyNot }));
  const taken = await waitFor(screen, (snapshot) => snapshot.matches('taken'));
  expect(taken.context).toMatchObject({ whyNot, roomsLeft: { deluxe: 2, double: 0 } });
  expect(whatWasAsked()).toEqual([call]);
});

it('An answer that does not say whether they are free tells nothing', async () => {
  const { screen } = openOtherDates(() => ({ rooms: [] }));
  await waitFor(screen, (snapshot) => snapshot.matches('unknown'));
});

it('The question is given up when the dates are others', async () => {
  const { screen, calls } = openOtherDates(() => new Promise(() => 0));
  await expect.poll(() => calls.length).toBe(1);
  screen.stop();
  expect(calls[0]?.signal.aborted).toBe(true);
});
