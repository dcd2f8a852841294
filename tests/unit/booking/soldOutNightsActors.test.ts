import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { provideSoldOutNights } from '../../../src/booking/soldOutNightsActors';
import { openJourney, type Responder } from '../../support/journeyWithoutPage';

const path = 'GET /api/v1/availability/sold-out-nights';

/** A calendar that a guest opens. */
function openCalendar(response: Responder) {
  const journey = openJourney({ responses: { [path]: response }, path: '/reservation' });
  const calendar = createActor(provideSoldOutNights(journey.context), {
    input: { isTimeKnown: true },
  }).start();
  calendar.send({ type: 'calendar.opened' });
  return { ...journey, calendar };
}

it('The nights that are sold out are asked for from today on, half a year ahead', async () => {
  const { calendar, whatWasAsked } = openCalendar(() => ({ nights: ['2026-03-14'] }));
  const { context } = await waitFor(calendar, (snapshot) => snapshot.matches('known'));
  expect(context.nights).toEqual(['2026-03-14']);
  expect(whatWasAsked()).toEqual([`${path}?from=2026-03-10&to=2026-09-10`]);
});

it('Nights that can’t be read leave every night to be chosen', async () => {
  const { calendar } = openCalendar(() => ({ nights: ['tomorrow'] }));
  const { context } = await waitFor(calendar, (snapshot) => snapshot.matches('unknown'));
  expect(context.nights).toEqual([]);
});

it('The question is given up when the page is left', async () => {
  const { calendar, calls } = openCalendar(() => new Promise(() => 0));
  await expect.poll(() => calls.length).toBe(1);
  calendar.stop();
  expect(calls[0]?.signal.aborted).toBe(true);
});
