import { describe, expect, it } from 'vitest';
import { wholeStayFactsOf } from '../../../server/reservations/emails/emailFacts';
import { schemaOrgReservation } from '../../../server/reservations/reading/schemaOrgReservation';
import { calendarType } from '../../../server/email/emailTransport';
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

/** The grammar of RFC 5545: content lines (3.1), and in each component its properties before its components (3.6). */
const VALUE = String.raw`(?:[^"\x00-\x08\x0a-\x1f\x7f]|")*`;
const PARAMETER = String.raw`;[A-Z0-9-]+=(?:"[^"\x00-\x1f]*"|[^";:,\x00-\x1f]*)`;
const LINE = new RegExp(String.raw`^[A-Z0-9-]+(?:${PARAMETER})*:${VALUE}$`);
const required: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['PRODID', 'VERSION'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART'],
  VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
};
const once = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'STATUS', 'METHOD', 'VERSION'];

/** What of a calendar file the grammar doesn't have. */
function againstGrammar(file: string): string[] {
  const problems: string[] = file.endsWith('\r\n') ? [] : ['no line break at the end'];
  const physical = file.split('\r\n').slice(0, -1);
  problems.push(...physical.filter((line) => Buffer.byteLength(line) > 75));
  const open: { name: string; has: string[]; isBehind: boolean }[] = [];
  for (const line of physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    if (!LINE.test(line)) problems.push(`no content line: ${line}`);
    const [name = ''] = line.split(/[;:]/);
    const value = line.slice(line.indexOf(':') + 1);
    const within = open.at(-1);
    if (name === 'BEGIN') {
      if (within) within.isBehind = true;
      open.push({ name: value, has: [], isBehind: false });
    } else if (name === 'END') {
      if (within?.name !== value) problems.push(`ends what is not open: ${value}`);
      const missing = (required[value] ?? [value]).filter((one) => !within?.has.includes(one));
      problems.push(...missing.map((one) => `${value} without ${one}`));
      open.pop();
    } else if (!within) problems.push(`outside of all: ${line}`);
    else {
      if (within.isBehind) problems.push(`${name} behind a component of ${within.name}`);
      if (once.includes(name) && within.has.includes(name)) problems.push(`${name} twice`);
      within.has.push(name);
    }
  }
  return [...problems, ...open.map(({ name }) => `${name} does not end`)];
}

describe('A stay in a calendar', () => {
  it.each(standings)('that is %s is written as RFC 5545 wants it', (_, changes, method) => {
    const file = stayCalendar(context, factsOf(changes));
    expect(againstGrammar(file)).toEqual([]);
    expect(calendarType(file)).toBe(`text/calendar; charset=utf-8; method=${method}`);
  });

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
