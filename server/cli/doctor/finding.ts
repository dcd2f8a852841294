import { countInWords } from '../../shared/textTable';
import type { CommandOutcome } from '../staffCommand';

/** The result of one of the doctor's checks. */
export interface Finding {
  what: string;
  /** `warn`: it works, but needs attention before long. */
  verdict: 'ok' | 'warn' | 'fail';
  says: string;
  /** The next step; null if there is nothing to do. */
  advice: string | null;
}

export function ok(what: string, says: string): Finding {
  return { what, verdict: 'ok', says, advice: null };
}

export function warn(what: string, says: string, advice: string): Finding {
  return { what, verdict: 'warn', says, advice };
}

export function fail(what: string, says: string, advice: string): Finding {
  return { what, verdict: 'fail', says, advice };
}

/** An error's message and its cause's, such as a refused connection's, on one line. */
export function pointOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A connection that was tried at several addresses fails without a text.
  const code = 'code' in error ? String(error.code) : error.name;
  const last = error.message.trim().split('\n').at(-1) ?? '';
  const message = last === '' ? code : last;
  return error.cause === undefined ? message : `${message}: ${pointOf(error.cause)}`;
}

const marks: Readonly<Record<Finding['verdict'], string>> = {
  ok: 'ok   ',
  warn: 'LOOK ',
  fail: 'WRONG',
};

/** The verdicts as scripts read them. */
const published = { ok: 'fine', warn: 'look', fail: 'wrong' } as const;

function lineOf({ what, verdict, says, advice }: Finding): string {
  const line = `  ${marks[verdict]}  ${what.padEnd(13)}  ${says}`;
  return advice === null ? line : `${line}\n${' '.repeat(24)}${advice}`;
}

function verdictOn(findings: readonly Finding[]): string {
  const many = (verdict: Finding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  if (many('fail') > 0) return `${countInWords(many('fail'), 'thing')} wrong.`;
  return many('warn') > 0
    ? `All works; ${countInWords(many('warn'), 'thing')} to look at.`
    : 'All is well.';
}

/** One line per check. The exit code is 1 if something is wrong. */
export function reportExamination(findings: readonly Finding[], asJson: boolean): CommandOutcome {
  const code = findings.some(({ verdict }) => verdict === 'fail') ? 1 : 0;
  const text = asJson
    ? JSON.stringify(
        findings.map((finding) => ({ ...finding, verdict: published[finding.verdict] })),
        null,
        2,
      )
    : [...findings.map(lineOf), verdictOn(findings)].join('\n');
  return { code, text };
}
