import type { DeskEnrolled, DeskInvitation, DeskSession } from '../../machines/contract/wire';
import { timeIsUp } from '../../tools/model/outcomes';
import { fails, refused, unreachable } from '../fixtures/failures';

/** Amara, who works at the reception. The password and the code are nobody's. */
export const amara: DeskSession = {
  name: 'Amara Eze',
  email: 'amara@hotel.example',
  role: 'desk',
  isLocked: false,
  locksAt: '2026-03-10T09:30:00.000Z',
  endsAt: '2026-03-10T21:00:00.000Z',
  recoveryCodesLeft: 10,
};
export const lockedAmara: DeskSession = { ...amara, isLocked: true, locksAt: null };
export const bola: DeskSession = {
  ...amara,
  name: 'Bola Ade',
  email: 'bola@hotel.example',
  role: 'manager',
};
export const password = 'harmattan over jos';
export const authenticatorCode = '402913';

export const invitation: DeskInvitation = {
  name: amara.name,
  email: amara.email,
  role: 'desk',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Iroko%20Court:amara%40hotel.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Iroko%20Court',
};
const recoveryCodes =
  'k7q2m-x4np9 d3w8r-h6tz2 m9c4y-b7jq5 t2x6p-n8kd3 w5h9z-r4mc7 q8j3t-y6wb2 z4n7k-d9px5 b6m2c-t3hr8 p9y5w-k2zq4 h3r7d-x8nj6'.split(
    ' ',
  );
export const enrolled: DeskEnrolled = { recoveryCodes, session: amara };

export const nobody = refused('desk_session_missing', 401);

/**
 * How a call of the desk fails without an answer of the server.
 * @param what it does, in a few words
 * @param state where it runs
 */
export function noAnswerTo(call: string, what: string, state: string) {
  return {
    [`the network fails while ${what}`]: fails(call, unreachable),
    [`nobody answers while ${what}`]: timeIsUp('responseTimeout', state),
  };
}
