import * as messages from '../../messages/desk/errors';
import * as sessionMessages from '../../messages/desk/session';
import { wrongCredentials } from '../../messages/shared/accountErrors';
import { formatNaira, type Kobo } from '../shared/money';
import { askManager, byCorrecting, refused, type FactsOf } from '../shared/refusal';
import { billRefusals, billWarnings } from './billPermissions';
import { generalRefusals } from './permissions';
import { reservationRefusals } from './reservationPermissions';
import { roomRefusals } from './roomPermissions';
import { settingsRefusals } from './settingsPermissions';
import { stayRefusals, stayWarnings } from './stayPermissions';

/** Why a stay can't be booked at the desk. */
const bookingRefusals = {
  roomsTaken: refused(
    byCorrecting('rooms'),
    ({ rooms }: { rooms: readonly string[] }) => messages.roomsTaken(rooms),
    'rooms_unavailable',
  ),
  stayCosts: refused(
    byCorrecting('totalPrice'),
    ({ price, told }: { price: Kobo; told: Kobo }) =>
      messages.stayCosts(formatNaira(price), formatNaira(told)),
    'price_changed',
  ),
  holdEnds: refused(byCorrecting('holdUntil'), messages.holdEnds),
  transferUsed: refused(byCorrecting('proof'), messages.transferTwice, 'transition_refused'),
};

/** Why somebody can't use the desk. */
const sessionRefusals = {
  wrongCredentials: refused(byCorrecting('password'), wrongCredentials, 'invalid_credentials'),
  wrongCode: refused(byCorrecting('code'), sessionMessages.wrongCode, 'code_invalid'),
  wrongPassword: refused(byCorrecting('password'), sessionMessages.wrongPassword, 'password_wrong'),
  linkInvalid: refused(askManager, sessionMessages.linkInvalid, 'link_invalid'),
  deskLocked: refused(byCorrecting('password'), sessionMessages.locked, 'desk_locked'),
};

/** Why an act at the desk can't be done as things are. Amounts are in kobo. */
export const deskRefusals = {
  ...{ ...stayRefusals, ...billRefusals, ...reservationRefusals, ...roomRefusals },
  ...{ ...settingsRefusals, ...bookingRefusals, ...sessionRefusals, ...generalRefusals },
};
export type DeskRefusals = FactsOf<typeof deskRefusals>;

/** Warnings before acts at the desk that are allowed. */
export const deskWarnings = { ...stayWarnings, ...billWarnings };
export type DeskWarnings = FactsOf<typeof deskWarnings>;
