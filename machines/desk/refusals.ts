import * as messages from '../../messages/desk/errors';
import * as sessionMessages from '../../messages/desk/session';
import { wrongCredentials } from '../../messages/shared/accountErrors';
import { formatNaira, type Kobo } from '../shared/money';
import { askManager, byCorrecting, refusal, type FactsOf } from '../shared/refusal';
import { billRefusals, billWarnings } from './billPermissions';
import { generalRefusals } from './permissions';
import { reservationRefusals } from './reservationPermissions';
import { roomRefusals } from './roomPermissions';
import { settingsRefusals } from './settingsPermissions';
import { stayRefusals, stayWarnings } from './stayPermissions';

/** Why a stay can't be booked at the desk. */
const bookingRefusals = {
  roomsTaken: refusal(
    byCorrecting('rooms'),
    ({ rooms }: { rooms: readonly string[] }) => messages.roomsTaken(rooms),
    'rooms_unavailable',
  ),
  stayCosts: refusal(
    byCorrecting('totalPrice'),
    ({ price, told }: { price: Kobo; told: Kobo }) =>
      messages.stayCosts(formatNaira(price), formatNaira(told)),
    'price_changed',
  ),
  holdEnds: refusal(byCorrecting('holdUntil'), messages.holdEnds),
  transferUsed: refusal(byCorrecting('proof'), messages.transferTwice, 'transition_refused'),
};

/** Why somebody can't use the desk. */
const sessionRefusals = {
  wrongCredentials: refusal(byCorrecting('password'), wrongCredentials, 'invalid_credentials'),
  wrongCode: refusal(byCorrecting('code'), sessionMessages.wrongCode, 'code_invalid'),
  wrongPassword: refusal(byCorrecting('password'), sessionMessages.wrongPassword, 'password_wrong'),
  linkInvalid: refusal(askManager, sessionMessages.linkInvalid, 'link_invalid'),
  deskLocked: refusal(byCorrecting('password'), sessionMessages.locked, 'desk_locked'),
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
