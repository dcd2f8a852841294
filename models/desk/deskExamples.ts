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
/** Ngozi, who cleans the rooms. */
export const ngozi: DeskSession = {
  ...amara,
  name: 'Ngozi Obi',
  email: 'ngozi@hotel.example',
  role: 'housekeeping',
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
  'k7q2mx-4np9bd-fghjkm-npqrtv d3w8rh-6tz2mc-9c4yb7-jq5wkz t2x6pn-8kd3hr-w5h9zr-4mc7qb q8j3ty-6wb2kd-z4n7kd-9px5mc b6m2ct-3hr8wz-p9y5wk-2zq4nj h3r7dx-8nj6bt-c7k2qv-m4zr9p w9d4kx-t2bn7h-j6rq3m-y8cz5f v4h8nb-q3kt6z-d9wm2x-c7jr5p m2z7qk-x9dh4t-b6nw8r-k3cj5y r8t3wd-n5kz9b-h2xq7m-j4vc6p'.split(
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
