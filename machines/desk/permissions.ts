import type { DeskRole } from '../contract/wire';
import * as moneyMessages from '../../messages/desk/money';
import * as sessionMessages from '../../messages/desk/session';
import { askManager, byCorrecting, overtaken, refusal } from '../shared/refusal';
import type { AnyAct, FactsOf, RefusalOf } from '../shared/refusal';
import { lagosToday, type LagosDate } from '../shared/stay';
import { momentInWords, type Step } from './inWords';

const roleRefusals = {
  notYourRole: refusal(askManager, sessionMessages.notYourRole, 'not_your_role'),
};
export type RoleRefusals = FactsOf<typeof roleRefusals>;

/** Acts that only a manager may do (the contract's `x-roles`). */
const ofManagers: readonly AnyAct[] = [
  'noShow',
  'refund',
  'decideCase',
  'confirmTransfer',
  'dropTransfer',
  'closeLonger',
  'reopen',
  'recordRefunds',
];

/** Why a role may not do an act at all; null if it may. */
export function roleRefusal(act: AnyAct, role: DeskRole): RefusalOf<RoleRefusals> | null {
  if (role === 'manager' || !ofManagers.includes(act)) return null;
  return { code: 'notYourRole', facts: {} };
}

const moneyRefusals = {
  dayNotBegun: refusal(byCorrecting('date'), moneyMessages.notBegun),
  dayClosed: overtaken(({ by, at }: Step) => moneyMessages.closed(by, momentInWords(at))),
  caseDecided: overtaken(({ at, note }: { at: Date; note: string }) =>
    moneyMessages.decided(momentInWords(at), note),
  ),
};

/** The refusals by role, and about the money of a day. */
export const generalRefusals = { ...roleRefusals, ...moneyRefusals };

/** Why a day can't be closed; null if it can. @param closing who closed it, and when */
export function closingRefusal(
  date: LagosDate,
  now: Date,
  closing: Step | undefined,
): RefusalOf<FactsOf<typeof moneyRefusals>> | null {
  if (date > lagosToday(now)) return { code: 'dayNotBegun', facts: {} };
  if (!closing) return null;
  const { by, at } = closing;
  return { code: 'dayClosed', facts: { by, at } };
}
