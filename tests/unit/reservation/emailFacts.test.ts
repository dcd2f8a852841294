import { expect, it } from 'vitest';
import { everyEmailKind } from '../../../server/app/emailKinds';
import { reservationMadeEmail } from '../../../server/reservations/emails/stayEmails';
import { everyUnwrittenEmail } from '../../../stories/mail/everyEmail';
import { exampleStay } from '../../../stories/mail/exampleStay';

const emails = Object.values(everyUnwrittenEmail).flat();

it('Every kind of email is told of by an example, under a name of its own', () => {
  const names = everyEmailKind.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const shown = new Set(emails.map(({ kind }) => kind));
  expect(names.filter((name) => !shown.has(name))).toEqual(['staffNews']);
});

it.each(emails)('What is stored of “$subject” tells nothing of its guest but the name', (email) => {
  const { emailAddress, phoneNumber, accountId, specialRequest } = exampleStay({
    emailAddress: 'office@example.com',
  }).row;
  const stored = JSON.stringify(email.facts);
  for (const unsaid of [emailAddress, phoneNumber, accountId, specialRequest, email.recipient]) {
    expect(stored).not.toContain(unsaid);
  }
});

it('A name is stored as emails say it, without what could be clicked', () => {
  const { row, allocations } = exampleStay({ name: 'Ada https://evil.example/now' });
  const { facts } = reservationMadeEmail({ row, allocations });
  expect(facts).toMatchObject({ stay: { guest: 'Ada evil. example now' } });
});
