import { describe, expect, it } from 'vitest';
import { wholeStayFactsOf } from '../../../server/reservations/emails/emailFacts';
import { schemaOrgReservation } from '../../../server/reservations/reading/schemaOrgReservation';
import { stayCalendar } from '../../../server/reservations/reading/stayCalendar';
import { exampleStay } from '../../../stories/mail/exampleStay';

const factsOf = (...changes: Parameters<typeof exampleStay>) =>
  wholeStayFactsOf(exampleStay(...changes).row);

const context = { configuration: { publicUrl: 'https://hotel.test' } };

/** The value of a property in a calendar, whose longer lines are folded. */
function inCalendar(text: string, name: string): string | undefined {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
}

const standings = [
  ['pending', {}, 'PUBLISH', 'TENTATIVE', 'ReservationPending'],
  ['paid', { status: 'paid' }, 'PUBLISH', 'CONFIRMED', 'ReservationConfirmed'],
  [
    'given back',
    { status: 'paid', refundStatus: 'requested' },
    'CANCEL',
    'CANCELLED',
    'ReservationCancelled',
  ],
  [
    'cancelled',
    { status: 'cancelled', cancelReason: 'byGuest' },
    'CANCEL',
    'CANCELLED',
    'ReservationCancelled',
  ],
  ['refunded', { status: 'refunded' }, 'CANCEL', 'CANCELLED', 'ReservationCancelled'],
] as const;

describe('A stay in a calendar', () => {
  it('lasts from two in the afternoon to noon in Lagos, which is an hour ahead of UTC', () => {
    const text = stayCalendar(context, factsOf());
    expect(inCalendar(text, 'DTSTART')).toBe('DTSTART:20260312T130000Z');
    expect(inCalendar(text, 'DTEND')).toBe('DTEND:20260315T110000Z');
    const { checkinTime, checkoutTime } = schemaOrgReservation(context, factsOf());
    expect([checkinTime, checkoutTime]).toEqual([
      '2026-03-12T13:00:00.000Z',
      '2026-03-15T11:00:00.000Z',
    ]);
  });

  it('rings a day before, and says what to bring, once it is paid', () => {
    const paid = stayCalendar(context, factsOf({ status: 'paid' }));
    expect(inCalendar(paid, 'TRIGGER')).toBe('TRIGGER:-P1D');
    expect(inCalendar(paid, 'DESCRIPTION')).toContain('ID card');
    for (const changes of [{}, { status: 'refunded' }] as const) {
      expect(inCalendar(stayCalendar(context, factsOf(changes)), 'TRIGGER')).toBeUndefined();
    }
  });

  it('keeps its name and counts its changes, so that the newest entry counts', () => {
    const first = stayCalendar(context, factsOf());
    const changed = stayCalendar(context, factsOf({ revision: 2 }));
    expect(inCalendar(changed, 'UID')).toBe(inCalendar(first, 'UID'));
    expect(inCalendar(first, 'UID')).toBe(`UID:${exampleStay().row.id}@hotel.test`);
    expect(inCalendar(first, 'SEQUENCE')).toBe('SEQUENCE:0');
    expect(inCalendar(changed, 'SEQUENCE')).toBe('SEQUENCE:2');
  });

  it.each(standings)(
    'that is %s says so, as its letters do',
    (_, changes, method, status, said) => {
      const stay = factsOf(changes);
      const text = stayCalendar(context, stay);
      expect(inCalendar(text, 'METHOD')).toBe(`METHOD:${method}`);
      expect(inCalendar(text, 'STATUS')).toBe(`STATUS:${status}`);
      const { reservationStatus } = schemaOrgReservation(context, stay);
      expect(reservationStatus).toBe(`https://schema.org/${said}`);
    },
  );
});
