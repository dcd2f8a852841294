import { fine, look, wrong, type Finding } from './finding';

const WHAT = 'Clock';
const SECOND = 1_000;
const ADVICE = 'Let both machines set their clocks by NTP (timedatectl set-ntp true).';

/** Compares this machine's clock with the database's, because holds, codes and sessions end by the clock. */
export function judgeClock(ours: Date, databases: Date): Finding {
  const seconds = Math.round(Math.abs(ours.getTime() - databases.getTime()) / SECOND);
  const says = `${seconds} s apart from the database’s`;
  if (seconds > 60) return wrong(WHAT, says, ADVICE);
  return seconds > 5 ? look(WHAT, says, ADVICE) : fine(WHAT, says);
}
