import { vi } from 'vitest';
import { press } from '../../../../rendered/support/fields';
import type { OwnData } from '../../../../../machines/contract/wire';
import { thisSession } from '../../../../../models/fixtures/exampleSessions';
import {
  exampleReservation,
  reservationWithDocuments,
} from '../../../../../models/fixtures/exampleReservation';
import { serverAnswers, serverAnswersOddly } from '../../support/pendingCalls';
import { alertSays, buttonIsBusy, buttonShows } from '../../support/assertions';
import { remembered, type View, opens } from '../../support/view';

const details = '/api/v1/hotel/reservations/{id}';
const paths = {
  receipt: '/api/v1/hotel/reservations/{id}/receipt',
  calendar: '/api/v1/hotel/reservations/{id}/calendar',
  ownData: '/api/v1/auth/users/export',
} as const;

/** The stored data of a guest with one reservation. */
const exampleOwnData: OwnData = {
  exportedAt: '2026-03-01T09:00:00.000Z',
  account: {
    id: '7c1f8c1e-5d0e-4f57-8d0b-2b4c8a1d9e10',
    firstName: 'Adaobi',
    lastName: 'Okeke',
    email: 'adaobi@example.com',
    phoneNumber: '08030000000',
    registeredAt: '2026-01-15T12:00:00.000Z',
  },
  sessions: [thisSession],
  reservations: [
    {
      reservation: exampleReservation(),
      createdAt: '2026-02-20T18:00:00.000Z',
      payments: [],
      charges: [],
    },
  ],
  emails: [{ subject: 'Your verification code', writtenAt: '2026-01-15T11:58:00.000Z' }],
};

type Snapshot = Parameters<View['executors'][string]>[0];
const isOwnData = (snapshot: Snapshot) => remembered(snapshot, 'reservationId') === null;
const requested = (snapshot: Snapshot) => {
  if (isOwnData(snapshot)) return paths.ownData;
  return remembered(snapshot, 'file') === 'receipt' ? paths.receipt : paths.calendar;
};

const offered = (snapshot: Snapshot) => {
  const buttons = isOwnData(snapshot)
    ? ['Download Your Data']
    : ['Receipt as PDF', 'Add to calendar'];
  buttons.forEach((name) => buttonShows(name));
};

export const downloadView: View = {
  id: 'download',
  visits: {
    'sees what there is to fetch': async (watch, next) => {
      // jsdom has no downloads and no object URLs.
      URL.createObjectURL = () => 'blob:file';
      URL.revokeObjectURL = () => undefined;
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      await opens('/my-reservations/r-1')(watch, next);
      await serverAnswers('get', details, 200, { reservation: reservationWithDocuments });
    },
    'sees the offer of the data': opens('/account'),
  },
  calls: {
    downloadFile: (before) => ['get', requested(before)],
  },
  executors: {
    'wants the receipt': () => press('Receipt as PDF'),
    'wants the stay for the calendar': () => press('Add to calendar'),
    'wants the data': () => press('Download Your Data'),
    'the file comes': (snapshot) =>
      isOwnData(snapshot)
        ? serverAnswers('get', paths.ownData, 200, exampleOwnData)
        : serverAnswersOddly('get', requested(snapshot), 200, {}),
  },
  assertions: {
    offering: offered,
    fetching: (snapshot) =>
      buttonIsBusy(isOwnData(snapshot) ? 'Fetching...' : 'Fetching the file...'),
    failed: (snapshot) => {
      alertSays(String(remembered(snapshot, 'error')));
      offered(snapshot);
    },
  },
  withoutLink: ['offering', 'failed'],
};
