import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ReservationDocument } from '../../../machines/contract/wire';
import { provideDownload } from '../../../src/reservation/downloadActors';
import { openJourney, refused, type Responder } from '../../support/journeyWithoutPage';
import { watchSavedFiles } from '../../support/savedFiles';

const id = '4f9c2e71-0d0a-4c57-9a7e-3f5a2c1b6d90';
const calls = {
  receipt: `GET /api/v1/hotel/reservations/${id}/receipt`,
  calendar: `GET /api/v1/hotel/reservations/${id}/calendar`,
};
const refresh = 'POST /api/v1/auth/users/refresh';
const documents: [document: ReservationDocument, text: string, name: string][] = [
  ['receipt', '%PDF-1.7', 'receipt-4f9c2e71.pdf'],
  ['calendar', 'BEGIN:VCALENDAR', 'stay-4f9c2e71.ics'],
];

/** A guest requests a document of a reservation, in a session that can't be refreshed. */
function ask(document: ReservationDocument, response: Responder) {
  const saved = watchSavedFiles();
  const path = `/my-reservations/${id}`;
  const responses = {
    [calls[document]]: response,
    [refresh]: () => refused(401, 'session_expired'),
  };
  const journey = openJourney({ responses, path });
  const screen = createActor(provideDownload(journey.context), {
    input: { reservationId: id },
  }).start();
  screen.send({ type: 'file.requested', file: document });
  const settled = () => waitFor(screen, (snapshot) => !snapshot.hasTag('busy'));
  return { ...journey, screen, saved, settled };
}

describe.each(documents)('The %s of a reservation', (document, text, name) => {
  it('is saved as the hotel sent it, under a name of its own', async () => {
    const { saved, settled, whatWasAsked } = ask(document, () => new Response(text));
    expect((await settled()).value).toBe('offering');
    expect(whatWasAsked()).toEqual([calls[document]]);
    expect(saved.map((file) => file.name)).toEqual([name]);
    expect(await saved[0]?.file.text()).toBe(text);
  });

  it.each([
    ['is refused', () => refused(409, 'not_paid')],
    ['comes without a file', () => new Response(null, { status: 204 })],
  ])('that %s saves nothing, and says so', async (_, response) => {
    const { saved, settled } = ask(document, response);
    expect((await settled()).value).toBe('failed');
    expect(saved).toEqual([]);
  });
});
