import { describe, expect, it } from 'vitest';
import { createdReservation } from '../../../src/context/createdReservation';
import { exampleReservation } from '../../../models/fixtures/exampleReservation';

const reservation = exampleReservation();
const made = { reservation, receivedAt: '2026-03-01T09:00:00.000Z' };
const madeAt = new Date(made.receivedAt);
const atOnce = new Date('2026-03-01T09:00:01Z');

describe('a reservation that has just been made', () => {
  it('is handed to the screen that asks for it, once', () => {
    const handing = createdReservation();
    handing.put(made, 'ada', madeAt);
    expect(handing.take(reservation.id, 'ada', atOnce)).toBe(made);
    expect(handing.take(reservation.id, 'ada', atOnce)).toBeUndefined();
  });

  it.each([
    ['another reservation', 'other-id', 'ada', atOnce],
    ['another guest', reservation.id, 'bayo', atOnce],
    ['a visitor', reservation.id, undefined, atOnce],
    ['a screen that opens later', reservation.id, 'ada', new Date('2026-03-01T09:00:10Z')],
    ['a clock that was set back', reservation.id, 'ada', new Date('2026-03-01T08:59:59Z')],
  ])('is not handed to %s', (_who, id, guest, now) => {
    const handing = createdReservation();
    handing.put(made, 'ada', madeAt);
    expect(handing.take(id, guest, now)).toBeUndefined();
  });
});
