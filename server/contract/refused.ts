import type { ErrorCode } from '../../machines/contract/wire';
import { deskRefusals, type DeskRefusals } from '../../machines/desk/refusals/deskRefusals';
import { deskWarnings, type DeskWarnings } from '../../machines/desk/refusals/reservationRefusals';
import { caseRefusals, type CaseRefusals } from '../../machines/payment/caseRefusals';
import {
  withFacts,
  type RefusalOf,
  type RefusalTable,
  type WayOn,
} from '../../machines/shared/refusal';
import { ApiError } from './apiError';

type Refusals = DeskRefusals & CaseRefusals;

type RefusalCode = keyof Refusals;

/** Any refusal that staff can meet: a code with its facts. */
export type Refusal<Code extends RefusalCode = RefusalCode> = RefusalOf<Refusals, Code>;

const table: RefusalTable<Refusals> = { ...deskRefusals, ...caseRefusals };

/** The statuses of refusals that are no conflict with how things are. */
const statuses: Partial<Record<ErrorCode, number>> = {
  code_invalid: 400,
  link_invalid: 400,
  password_wrong: 400,
  invalid_credentials: 401,
  code_needed: 403,
  desk_locked: 403,
  not_your_role: 403,
  not_found: 404,
};

/** The sentence of a refusal. */
export function refusalInWords<Code extends RefusalCode>({ code, facts }: Refusal<Code>): string {
  return withFacts(table[code].why, facts);
}

/** A rule says no. The rule throws a code with its facts; the answer to the desk is made from the one table here. */
export class RefusalError<Code extends RefusalCode = RefusalCode> extends ApiError {
  readonly refusal: Refusal<Code>;
  readonly way: WayOn;

  constructor(refusal: Refusal<Code>) {
    const { code, facts } = refusal;
    const { answer = 'act_refused', way } = table[code];
    const why = refusalInWords(refusal);
    super(statuses[answer] ?? 409, answer, why, answer === 'act_refused' ? { why } : {});
    this.refusal = refusal;
    this.way = withFacts(way, facts);
  }
}

/** @throws Refused if there is a refusal */
export function assertAllowed(refusal: Refusal | null): void {
  if (refusal) throw new RefusalError(refusal);
}

/** A warning before an act that is allowed. */
type Warning<Code extends keyof DeskWarnings = keyof DeskWarnings> = RefusalOf<DeskWarnings, Code>;

const warningTable: { [Code in keyof DeskWarnings]: (facts: DeskWarnings[Code]) => string } =
  deskWarnings;

/** Whether something is offered, and the sentence why it can't be done. @param warning what to know if it can */
export function offerOf<Code extends keyof DeskWarnings>(
  refusal: Refusal | null,
  warning: Warning<Code> | null = null,
) {
  const known = warning && warningTable[warning.code](warning.facts);
  return {
    isAllowed: refusal === null,
    why: refusal ? refusalInWords(refusal) : known,
    ...(refusal?.code === 'notYourRole' && { needsManager: true }),
  };
}
