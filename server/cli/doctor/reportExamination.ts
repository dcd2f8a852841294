import { counted } from '../../shared/textTable';
import type { CommandOutcome } from '../staffCommand';
import type { Finding } from './finding';

const marks: Readonly<Record<Finding['verdict'], string>> = {
  fine: 'ok   ',
  look: 'LOOK ',
  wrong: 'WRONG',
};

function lineOf({ what, verdict, says, advice }: Finding): string {
  const line = `  ${marks[verdict]}  ${what.padEnd(13)}  ${says}`;
  return advice === null ? line : `${line}\n${' '.repeat(24)}${advice}`;
}

function verdictOn(findings: readonly Finding[]): string {
  const many = (verdict: Finding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).length;
  if (many('wrong') > 0) return `${counted(many('wrong'), 'thing')} wrong.`;
  return many('look') > 0
    ? `All works; ${counted(many('look'), 'thing')} to look at.`
    : 'All is well.';
}

/** One line per check. The exit code is 1 if something is wrong. */
export function reportExamination(findings: readonly Finding[], asJson: boolean): CommandOutcome {
  const code = findings.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
  const text = asJson
    ? JSON.stringify(findings, null, 2)
    : [...findings.map(lineOf), verdictOn(findings)].join('\n');
  return { code, text };
}
