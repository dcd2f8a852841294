import { deskRefusals, type DeskRefusals } from '../../machines/desk/refusals';
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

/** A rule says no. The rule throws a code with its facts; the answer to the desk is made from the one table here. */
export class Refused<Code extends RefusalCode = RefusalCode> extends ApiError {
  readonly refusal: Refusal<Code>;
  readonly way: WayOn;

  constructor(refusal: Refusal<Code>) {
    const { code, facts } = refusal;
    const { answer = 'act_refused', way, why: words } = table[code];
    const why = withFacts(words, facts);
    const status = answer === 'not_your_role' ? 403 : 409;
    super(status, answer, why, answer === 'act_refused' ? { why } : {});
    this.refusal = refusal;
    this.way = withFacts(way, facts);
  }
}
