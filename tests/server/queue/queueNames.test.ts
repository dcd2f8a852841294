import { expect, test } from 'vitest';
import { appJobKinds } from '../../../server/app/jobs';
import { queueOf, subjectOf } from '../../../server/queue/queue';

test('Jobs that wait in the database keep the queues under whose names they were stored', () => {
  const names = Object.values(appJobKinds).flatMap(({ queues }) => queues.map(({ name }) => name));
  expect([...names].sort()).toEqual([
    'carryRefund-flutterwave',
    'carryRefund-paystack',
    'readWebhook-flutterwave',
    'readWebhook-paystack',
    'sendEmail',
    'sendNewCode',
    'sendPasswordCode',
    'sendUrgentEmail',
    'settlePayment-flutterwave',
    'settlePayment-paystack',
    'sweep',
  ]);
});

test('A job about a payment waits in the queue of its provider, one at a time for its reference', () => {
  const job = { kind: 'settlePayment', reference: 'abc', provider: 'flutterwave' } as const;
  expect(queueOf(appJobKinds, job)).toBe('settlePayment-flutterwave');
  expect(subjectOf(appJobKinds, job)).toBe('abc');
});

test('Codes for an address are sent one after the other for each network that asks', () => {
  const asked = {
    sealId: 'seal',
    sealedEmail: 'sealed',
    emailHash: 'address',
    networkHash: 'from',
  };
  expect(subjectOf(appJobKinds, { kind: 'sendNewCode', ...asked })).toBe('address from');
  expect(queueOf(appJobKinds, { kind: 'sendNewCode', ...asked })).toBe('sendNewCode');
});
