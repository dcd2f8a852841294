import type { OwnData } from '../../machines/contract/wire';
import { thisSession } from './exampleSessions';
import { exampleReservation } from './exampleReservation';

/** What is kept of a guest with one reservation. */
export const exampleOwnData: OwnData = {
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
    { reservation: exampleReservation(), createdAt: '2026-02-20T18:00:00.000Z', payments: [] },
  ],
  letters: [{ subject: 'Your verification code', writtenAt: '2026-01-15T11:58:00.000Z' }],
};
