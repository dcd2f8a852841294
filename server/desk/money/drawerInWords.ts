import { formatNaira } from '../../../machines/shared/money';
import * as messages from '../../../messages/desk/money';
import type { dayBook, DrawerCount } from '../../database/schema';
import { expectedKobo } from '../../books/drawer';

/** The total of each terminal beside the payments recorded with it; of all together in the earliest counts. */
function terminalsOf({ terminals, since: { posKobo, byTerminal } }: DrawerCount) {
  if (!byTerminal) {
    const name = terminals.map(({ terminal }) => terminal).join(', ');
    const countedKobo = terminals.reduce((kobo, one) => kobo + one.countedKobo, 0);
    return [{ name, countedKobo, bookedKobo: posKobo }];
  }
  const counted = new Map(terminals.map((one) => [one.terminal, one.countedKobo]));
  return [...new Set([...counted.keys(), ...Object.keys(byTerminal)])].map((name) => ({
    name,
    countedKobo: counted.get(name) ?? 0,
    bookedKobo: byTerminal[name] ?? 0,
  }));
}

const terminalInWords = ({ name, ...kobo }: ReturnType<typeof terminalsOf>[number]) =>
  messages.terminal(name, formatNaira(kobo.countedKobo), formatNaira(kobo.bookedKobo));

/** The differences of a count, which need an eye: in the drawer, to the float that was left, and on the terminals. */
export function differencesOf(drawer: DrawerCount): string[] {
  const { floatKobo, carriedKobo, countedKobo } = drawer;
  const over = countedKobo - expectedKobo(drawer);
  return [
    ...(over < 0 ? [messages.short(formatNaira(-over))] : []),
    ...(over > 0 ? [messages.over(formatNaira(over))] : []),
    ...(carriedKobo === null || carriedKobo === floatKobo
      ? []
      : [messages.otherFloat(formatNaira(floatKobo), formatNaira(carriedKobo))]),
    ...terminalsOf(drawer)
      .filter((one) => one.countedKobo !== one.bookedKobo)
      .map(terminalInWords),
  ];
}

/** A count in sentences: the sum and what it should be, its differences, and how that comes. */
export function countInWords(drawer: DrawerCount): string {
  const { floatKobo, countedKobo, droppedKobo, since } = drawer;
  const { takenKobo, returnedKobo, paidOutKobo } = since;
  const [float, taken, returned, paid] = [floatKobo, takenKobo, returnedKobo, paidOutKobo].map(
    (kobo) => formatNaira(kobo),
  );
  return [
    messages.counted(formatNaira(countedKobo), formatNaira(expectedKobo(drawer))),
    ...differencesOf(drawer),
    ...terminalsOf(drawer)
      .filter((one) => one.countedKobo === one.bookedKobo && one.bookedKobo !== 0)
      .map(terminalInWords),
    messages.cashSince(float ?? '', taken ?? '', returned ?? '', paid ?? ''),
    ...(droppedKobo === 0 ? [] : [messages.dropped(formatNaira(droppedKobo))]),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** An entry of the day book about the drawer, in words; null for a comparison with the providers. */
export function entryInWords({
  kind,
  by,
  why,
  drawer,
  paidOut,
  toName,
}: typeof dayBook.$inferSelect): string | null {
  const words = messages.entries;
  if (kind === 'reopened') return words.reopened(by, why ?? '');
  if (paidOut) {
    const { amountKobo, text, to, slip } = paidOut;
    const proof = slip === null ? words.noSlip(paidOut.why ?? '') : words.slip(slip);
    return `${words.paidOut(by, formatNaira(amountKobo), text, to)} (${proof}).`;
  }
  if (toName !== null && drawer) return `${words.handedOver(by, toName)}. ${countInWords(drawer)}`;
  if (kind !== 'closed') return null;
  return `${words.closed(by)}. ${drawer ? countInWords(drawer) : `${words.notCounted}.`}`;
}
