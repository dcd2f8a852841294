import { formatNaira, type Kobo } from '../../../machines/shared/money';
import type { NoFacts, RefusalOf } from '../../../machines/shared/refusal';
import * as messages from '../../../messages/desk/money';
import { doneBefore } from '../../../messages/desk/roomActs';
import type { ComparedNames } from './refundToAccount';

interface Amount {
  kobo: Kobo;
}

/** The result of an act with the money of a day. */
interface MoneyResults {
  /** It was done under the same key by a server of the version before. */
  doneBefore: NoFacts;
  compared: { payments: number; differences: number; unanswered: number };
  /** Null where nobody gets the figures by email. */
  dayClosed: { mailTo: string | null };
  credited: Amount;
  returned: Amount;
  adopted: Amount;
  booked: Amount;
  /** Booked for a reservation that can't use it. */
  bookedAndBack: Amount;
  /** Paused: no refund is sent until the comparison that follows a restore. */
  retried: { isPaused: boolean };
  given: Amount & { isPaused: boolean };
  accountCompared: ComparedNames;
  sentToAccount: ComparedNames;
  refundsAdopted: { refunds: number };
  caseClosed: NoFacts;
}

export type MoneyResult<Code extends keyof MoneyResults = keyof MoneyResults> = RefusalOf<
  MoneyResults,
  Code
>;

const namesInWords = ({ holder, sender, isLike }: ComparedNames) =>
  messages.accountNames(holder, sender, isLike);

const words: { readonly [Code in keyof MoneyResults]: (facts: MoneyResults[Code]) => string } = {
  doneBefore: () => doneBefore,
  compared: ({ payments, differences, unanswered }) =>
    messages.compared(payments, differences, unanswered),
  dayClosed: ({ mailTo }) => messages.dayClosed(mailTo),
  credited: ({ kobo }) => messages.credited(formatNaira(kobo)),
  returned: ({ kobo }) => messages.returned(formatNaira(kobo)),
  adopted: ({ kobo }) => messages.adopted(formatNaira(kobo)),
  booked: ({ kobo }) => messages.booked(formatNaira(kobo)),
  bookedAndBack: ({ kobo }) => messages.bookedAndBack(formatNaira(kobo)),
  retried: ({ isPaused }) => (isPaused ? messages.retriedLater : messages.retried),
  given: ({ kobo, isPaused }) =>
    [messages.given(formatNaira(kobo)), ...(isPaused ? [messages.retriedLater] : [])].join(' '),
  accountCompared: namesInWords,
  sentToAccount: (names) => `${namesInWords(names)} ${messages.onItsWay}`,
  refundsAdopted: ({ refunds }) => messages.refundsAdopted(refunds),
  caseClosed: () => messages.caseClosed,
};

/** The sentence that the desk shows. */
export function resultInWords<Code extends keyof MoneyResults>({
  code,
  facts,
}: MoneyResult<Code>): string {
  return words[code](facts);
}
