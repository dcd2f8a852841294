import { createActor, SimulatedClock, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { provideHoldReminder } from '../../../src/reservation/holdReminderActors';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';
import { openJourney, type Responder } from '../../support/journeyWithoutPage';

const path = 'GET /api/v1/hotel/reservations/history';
const unpaid = `${path}?group=unpaid`;
const HOUR_MS = 3_600_000;

/** A page with the reminder of held rooms. */
function openReminder(response: Responder) {
  const journey = openJourney({ responses: { [path]: response } });
  const clock = new SimulatedClock();
  const reminder = createActor(provideHoldReminder(journey.context), { clock }).start();
  return { ...journey, reminder, clock };
}

it('The guest is reminded of the rooms that are held, by the clock of the answer', async () => {
  const { reminder, whatWasAsked } = openReminder(() => ({
    reservations: [exampleReservation()],
  }));
  const { context } = await waitFor(reminder, (snapshot) => snapshot.matches('reminding'));
  expect(context.held).toMatchObject({ reservationId: 'r-1', leftMs: HOUR_MS, endsToday: true });
  expect(whatWasAsked()).toEqual([unpaid]);
});

it('Rooms that were given up meanwhile are not held any more when the page shows again', async () => {
  const responses = [{ reservations: [exampleReservation()] }, { reservations: [] }];
  const { reminder, comeBack, whatWasAsked } = openReminder(() => responses.shift() ?? {});
  await waitFor(reminder, (snapshot) => snapshot.matches('reminding'));
  comeBack();
  await waitFor(reminder, (snapshot) => snapshot.matches('silent'));
  expect(whatWasAsked()).toEqual([unpaid, unpaid]);
});

it('When a hold ends the guest is reminded of the next one', async () => {
  const second = exampleReservation({ id: 'r-2', holdExpiresAt: '2026-03-10T10:30:00.000Z' });
  const { reminder, clock, whatWasAsked } = openReminder(() => ({
    reservations: [exampleReservation(), second],
  }));
  await waitFor(reminder, (snapshot) => snapshot.matches('reminding'));
  clock.increment(HOUR_MS);
  const { context } = await waitFor(reminder, (snapshot) => snapshot.matches('reminding'));
  expect(context.held?.reservationId).toBe('r-2');
  expect(whatWasAsked()).toEqual([unpaid, unpaid]);
});

it('The question is given up when the page is left', async () => {
  const { reminder, calls } = openReminder(() => new Promise(() => 0));
  await expect.poll(() => calls.length).toBe(1);
  reminder.stop();
  expect(calls[0]?.signal.aborted).toBe(true);
});
