import type {
  DeskAccountActRequest,
  DeskSettings,
  DeskSettingsActRequest,
} from '../../machines/contract/wire';
import { codeRefusal, refusalOf, roleRefusal } from '../../machines/desk/acts/act';
import { settingsActs, staffActs, staffNameError } from '../../machines/desk/acts/settings';
import { emailError } from '../../machines/shared/fieldRules';
import { koboFromNaira, nairaFromKobo } from '../../machines/shared/money';
import { roomTypeNamed, roomTypes } from '../../machines/shared/roomTypes';
import { typedName } from '../../machines/shared/typedText';
import * as fields from '../../messages/shared/fields';
import type { Context } from '../context';
import { validationError } from '../contract/apiError';
import type { StaffCaller } from '../contract/handlers';
import { lockReference, terminalCalled, terminalsOf } from '../books/cardSlips';
import { assertAllowed, refusalInWords, RefusalError, type Refusal } from '../contract/refused';
import type { Database } from '../database/database';
import { awaitInOrder } from '../database/statements';
import { normalEmail } from '../shared/emailAddress';
import { requestKeyOf } from '../http/idempotency';
import { actOnce, firstResult, offersOf } from './deskAnswers';
import { priceRangeNow } from '../rooms/roomPrices';
import { listRoomPrices, setRoomPrice, type SetPrice } from './rooms/roomPrices';
import type { ActResult } from './resultsInWords';
import { recordStaffAction } from '../staff/auditLog';
import { endOwnSession, preparePasswordChange } from '../staff/ownAccount';
import type { DeskPlace } from '../staff/staffLogIn';
import {
  assertFewInvitations,
  endAccess,
  inviteStaff,
  listStaff,
  staffFactsOf,
} from '../staff/staffAccounts';

const priceView = ({ nightlyKobo, validFrom: from, at, by, why }: SetPrice) => ({
  nightly: nairaFromKobo(nightlyKobo),
  from,
  by,
  at: at.toISOString(),
  why,
});

/** The prices and the people. @param tx of one moment @param caller who asks */
export async function deskSettings(
  tx: Database,
  context: Pick<Context, 'clock' | 'configuration'>,
  caller: StaffCaller,
): Promise<DeskSettings> {
  const { today, now, coming, recent } = await listRoomPrices(tx, context);
  const staff = await listStaff(tx);
  const terminals = await terminalsOf(tx);
  const ranges = await awaitInOrder(now.map(({ key }) => priceRangeNow(tx, context, key)));
  const { floorKobo, stepPercent } = context.configuration.rates;
  return {
    today,
    terminals: terminals.map(({ name, by, at }) => ({ name, by, at: at?.toISOString() ?? null })),
    rateRule: { floor: nairaFromKobo(floorKobo), stepPercent },
    rateChanges: recent.map((price) => ({
      ...priceView(price),
      roomType: roomTypes.find(({ key }) => key === price.roomType)?.name ?? price.roomType,
    })),
    prices: now.map(({ key, name, price, lastId }, index) => ({
      roomType: name,
      revision: lastId,
      lowest: nairaFromKobo(ranges[index]?.lowest ?? 0),
      highest: nairaFromKobo(ranges[index]?.highest ?? 0),
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
        last: last && refusalInWords({ code: 'settingsChanged', facts: { ...last, name } }),
        acts: offersOf(staffActs, caller.role, facts),
      };
    }),
  };
}

type ActingContext = Pick<Context, 'clock' | 'configuration' | 'database' | 'random'>;

/** The refusal when the invited address already belongs to a team member. */
async function knownAlready(tx: Database, email: string): Promise<Refusal> {
  const found = (await listStaff(tx)).find((one) => one.email === normalEmail(email));
  return found?.last
    ? { code: 'invitedMeanwhile', facts: { ...found.last, name: found.name, email } }
    : { code: 'alreadyInvited', facts: { email } };
}

async function act(
  tx: Database,
  context: ActingContext,
  staff: StaffCaller,
  request: DeskSettingsActRequest,
): Promise<ActResult> {
  const facts = request.act === 'invite' ? request : {};
  const { [request.act]: asked } = settingsActs;
  assertAllowed(roleRefusal(asked.role(), staff.role) ?? codeRefusal(asked, staff, facts));
  switch (request.act) {
    case 'setPrice': {
      const { nightly, from, why, revision: seen } = request;
      const type = roomTypeNamed(request.roomType);
      if (!type) throw new Error('The contract knows no other type');
      const price = koboFromNaira(nightly);
      const set = { roomType: type.key, nightlyKobo: price, validFrom: from, why, seen };
      const { before } = await setRoomPrice(tx, context, set, staff);
      return { code: 'priceSet', facts: { roomType: type.name, price, from, before } };
    }
    case 'addTerminal':
    case 'removeTerminal': {
      const { act: name, name: terminal } = request;
      // Nobody adds another one meanwhile.
      await lockReference(tx, 'terminals');
      const called = { name: terminal, ...(await terminalCalled(tx, terminal)) };
      assertAllowed(refusalOf(settingsActs[name], staff.role, called));
      const [kind, code] =
        name === 'addTerminal'
          ? (['terminal.added', 'terminalAdded'] as const)
          : (['terminal.removed', 'terminalRemoved'] as const);
      await recordStaffAction(tx, context, staff, { kind, why: null, detail: { terminal } });
      return { code, facts: { name: terminal } };
    }
    case 'invite': {
      const { email } = request;
      const error = emailError(email, fields);
      if (error !== undefined) throw validationError({ email: error });
      const nameError = staffNameError(typedName(request.name));
      if (nameError !== undefined) throw validationError({ name: nameError });
      await assertFewInvitations(tx, context);
      const link = await inviteStaff(tx, context, request, staff);
      if (link === null) throw new RefusalError(await knownAlready(tx, email));
      return { code: 'linkSent', facts: { email, link } };
    }
    case 'suspend':
    case 'reset': {
      const { email, why, revision: seen } = request;
      const end = { act: request.act, email, why, seen };
      if (request.act === 'reset') await assertFewInvitations(tx, context);
      const { name, url } = await endAccess(tx, context, end, staff);
      // The link is for its owner alone, who may be the one whose access was taken.
      return url === null
        ? { code: 'suspended', facts: { name } }
        : { code: 'linkMailed', facts: { email } };
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
): Promise<ActResult> {
  const keyed = requestKeyOf('actOnSettings', key, request);
  const withoutLink = (result: ActResult) =>
    result.code === 'linkSent' ? { ...result, facts: { ...result.facts, link: null } } : result;
  return actOnce(context, staff, keyed, (tx) => act(tx, context, staff, request), withoutLink);
}

/**
 * Changes somebody's own password or ends one of their sessions, once for each key.
 * @throws ApiError 400 `password_wrong` or `validation_failed`, 401 `desk_session_missing`, 422
 */
export async function actOnAccount(
  context: Context,
  staff: StaffCaller,
  { key, request, from }: { key: string; request: DeskAccountActRequest; from: DeskPlace },
): Promise<ActResult> {
  if (request.act === 'endSession') {
    return actOnce(context, staff, requestKeyOf('actOnAccount', key, request), async (tx) => {
      await endOwnSession(tx, context, staff, request.session);
      return { code: 'sessionEnded', facts: {} };
    });
  }
  // No password is kept, not even in a request's hash.
  const act = requestKeyOf('actOnAccount', key, { act: request.act });
  const first = await firstResult(context.database, staff, act);
  if (first !== null) return first;
  const change = await preparePasswordChange(context, staff, request, from);
  return actOnce(context, staff, act, async (tx) => {
    await change(tx);
    return { code: 'passwordChanged', facts: {} };
  });
}
