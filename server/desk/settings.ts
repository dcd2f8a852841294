import type {
  DeskSettings,
  DeskSettingsActRequest,
  DeskSettingsDone,
} from '../../machines/contract/wire';
import { dayInWords, offerOf, refused, type Refusal } from '../../machines/desk/permissions';
import { changedSettings, staffRefusal } from '../../machines/desk/settingsPermissions';
import { emailError } from '../../machines/shared/fieldRules';
import { formatNaira, koboFromNaira, nairaFromKobo } from '../../machines/shared/money';
import { roomTypeNamed } from '../../machines/shared/roomTypes';
import { doneBefore } from '../../messages/desk/roomActs';
import * as messages from '../../messages/desk/settings';
import * as fields from '../../messages/shared/fields';
import type { Context } from '../context';
import { validationError } from '../contract/apiError';
import type { StaffCaller } from '../contract/handlers';
import type { Database } from '../database/database';
import { readAtOnce } from '../database/transactions';
import { normalEmail } from '../shared/emailAddress';
import { keyed } from '../http/idempotency';
import { claimKey, errorOf } from './deskAnswers';
import { listRoomPrices, setRoomPrice, type SetPrice } from './roomPrices';
import { endAccess, inviteStaff, listStaff, staffFactsOf } from './staffAccounts';

const priceView = ({ nightlyKobo, validFrom: from, at, by, why }: SetPrice) => ({
  nightly: nairaFromKobo(nightlyKobo),
  from,
  by,
  at: at.toISOString(),
  why,
});

/** The prices and the people, as of one moment. @param caller who asks */
export function deskSettings(
  context: Pick<Context, 'clock' | 'database'>,
  caller: StaffCaller,
): Promise<DeskSettings> {
  return readAtOnce(context.database, async (tx) => {
    const { today, now, coming } = await listRoomPrices(tx, context);
    const staff = await listStaff(tx);
    return {
      today,
      prices: now.map(({ key, name, price, lastId }) => ({
        roomType: name,
        revision: lastId,
        ...(price && { now: priceView(price) }),
        planned: coming.filter(({ roomType }) => roomType === key).map(priceView),
      })),
      staff: staff.map((one) => {
        const { name, email, role, state, seenAt, linkUntil, last } = one;
        const facts = staffFactsOf(one, staff, caller);
        return {
          ...{ name, email, role, state, isSelf: facts.isSelf },
          seenAt: seenAt?.toISOString() ?? null,
          linkUntil: linkUntil?.toISOString() ?? null,
          revision: last?.id ?? 0,
          last: last && changedSettings(last, name).why,
          acts: (['suspend', 'reset'] as const).map((act) => ({
            act,
            ...offerOf(staffRefusal(act, facts)),
          })),
        };
      }),
    };
  });
}

type ActingContext = Pick<Context, 'clock' | 'configuration' | 'database' | 'random'>;

/** What is said if there is somebody with the address of whom is invited. */
async function knownAlready(tx: Database, email: string): Promise<Refusal> {
  const found = (await listStaff(tx)).find((one) => one.email === normalEmail(email));
  if (!found?.last) return refused(messages.known(email));
  const { code, why } = changedSettings(found.last, found.name);
  return { code, why: `${messages.known(email)} ${why}` };
}

async function act(
  tx: Database,
  context: ActingContext,
  staff: StaffCaller,
  request: DeskSettingsActRequest,
): Promise<DeskSettingsDone> {
  switch (request.act) {
    case 'setPrice': {
      const { nightly, from: validFrom, why, revision: seen } = request;
      const type = roomTypeNamed(request.roomType);
      if (!type) throw new Error('The contract knows no other type');
      const price = {
        roomType: type.key,
        nightlyKobo: koboFromNaira(nightly),
        validFrom,
        why,
        seen,
      };
      const set = await setRoomPrice(tx, context, price, staff);
      const now = formatNaira(price.nightlyKobo);
      const before = set.before === null ? null : formatNaira(set.before);
      return {
        text: messages.priceSet(type.name, now, dayInWords(validFrom), before),
        link: null,
      };
    }
    case 'invite': {
      const { email } = request;
      const error = emailError(email, fields);
      if (error !== undefined) throw validationError({ email: error });
      const link = await inviteStaff(tx, context, request, staff);
      if (link === null) throw errorOf(await knownAlready(tx, email));
      return { text: messages.linkSent(email), link };
    }
    case 'suspend':
    case 'reset': {
      const { email, why, revision: seen } = request;
      const end = { act: request.act, email, why, seen };
      const { name, url: link } = await endAccess(tx, context, end, staff);
      return { text: link === null ? messages.suspended(name) : messages.linkSent(email), link };
    }
  }
}

/**
 * Sets a price or changes who may use the desk, in one transaction, once for each key.
 * @throws ApiError 400 `validation_failed`, 409 `act_refused` or `changed_meanwhile`, 422
 */
export function actOnSettings(
  context: ActingContext,
  staff: StaffCaller,
  key: string,
  request: DeskSettingsActRequest,
): Promise<DeskSettingsDone> {
  return context.database.transaction(async (tx) => {
    const isNew = await claimKey(tx, context, staff, keyed('actOnSettings', key, request));
    if (!isNew) return { text: doneBefore, link: null };
    return act(tx, context, staff, request);
  });
}
