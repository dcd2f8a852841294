import * as messages from '../../messages/payment/cases';
import * as moneyMessages from '../../messages/desk/money';
import * as accountMessages from '../../messages/payment/refundAccount';
import { formatNaira, type Kobo } from '../shared/money';
import {
  alreadySo,
  askOperator,
  byAct,
  byCorrecting,
  refusal,
  tryAgain,
  type FactsOf,
} from '../shared/refusal';
import { returnedKobo, type MoneyAtProvider, type MoneyRefusal } from './moneyAtProvider';
import type { StandingRefusal } from './paymentCaseMachine';
import { accountNumberError } from './refundAccountForm';

const close = byAct('close');
const sendBack = byAct('return');

/** A sentence that names an amount of kobo. */
const withAmount =
  (words: (amount: string) => string) =>
  ({ kobo }: { kobo: Kobo }) =>
    words(formatNaira(kobo));

/** By how a case stands. */
const standing = {
  caseClosed: refusal(alreadySo, messages.caseClosed),
  aboutRefund: refusal(byAct('retry'), messages.aboutRefund),
  unknownPayment: refusal(byAct('book'), messages.unknownPayment),
  knownPayment: refusal(close, messages.knownPayment),
  nothingToCredit: refusal(sendBack, messages.nothingToCredit),
  nothingToReturn: refusal(byAct('give'), messages.nothingToReturn),
  nothingToAdopt: refusal(byAct('adoptRefunds'), messages.nothingToAdopt),
} satisfies Record<StandingRefusal, unknown>;

/** The facts of a refused decision: the provider's word, and the amount due. */
interface MoneyFacts {
  money: MoneyAtProvider;
  dueKobo: Kobo;
}

/** By the provider's word on the money of a case. */
const byMoney = {
  notTaken: refusal(close, ({ money }: MoneyFacts) => messages.notTaken(money.payment.outcome)),
  otherMode: refusal<MoneyFacts>(close, messages.otherMode),
  otherCurrency: refusal(close, ({ money }: MoneyFacts) =>
    messages.otherCurrency(money.payment.currency),
  ),
  unknownAmount: refusal<MoneyFacts>(tryAgain, messages.unknownAmount),
  tooLittle: refusal(sendBack, ({ money, dueKobo }: MoneyFacts) =>
    messages.tooLittle(formatNaira(money.payment.paidKobo ?? 0), formatNaira(dueKobo)),
  ),
  unreadableRefund: refusal<MoneyFacts>(tryAgain, messages.unreadableRefund),
  returned: refusal<MoneyFacts>(byAct('adopt'), messages.returned),
  partReturned: refusal(sendBack, ({ money }: MoneyFacts) =>
    messages.partReturned(formatNaira(returnedKobo(money.refunds))),
  ),
  nothingLeft: refusal<MoneyFacts>(byAct('adopt'), messages.nothingLeft),
  reversed: refusal<MoneyFacts>(close, messages.reversed),
  notAllReturned: refusal<MoneyFacts>(sendBack, messages.notAllReturned),
} satisfies Record<MoneyRefusal, unknown>;

/** Closing a case with a note would forget its money. */
const byClosing = {
  refundForgotten: refusal(byAct('retry'), withAmount(messages.refundForgotten)),
  notBookedYet: refusal(askOperator, withAmount(messages.notBookedYet)),
  heldInCurrency: refusal(close, ({ currency }: { currency: string }) =>
    messages.heldInCurrency(currency),
  ),
  undecided: refusal(sendBack, withAmount(messages.undecided)),
  secondChargeLeft: refusal(sendBack, withAmount(messages.secondChargeLeft)),
};

/** By what its provider has under its name, or our books by now. */
const byPayment = {
  silent: refusal(tryAgain, moneyMessages.silent),
  noSuchPayment: refusal(close, messages.noSuchPayment),
  /** The provider named it so that nobody can ask for it. */
  unnamed: refusal(close, messages.unnamed),
  otherPayment: refusal(close, messages.otherPayment),
  ownOtherPayment: refusal(close, messages.ownOtherPayment),
  bookedMeanwhile: refusal(close, messages.bookedMeanwhile),
  /** The money would go back instead, with this cause. */
  notUsed: refusal(sendBack, ({ cause }: { cause: string }) => messages.notUsed(cause)),
};

/** Refusals of refunds by staff. */
const ofRefunds = {
  paysNothing: refusal(close, messages.paysNothing),
  stillFollowed: refusal(alreadySo, moneyMessages.stillFollowed),
  notBooked: refusal(close, messages.notBooked),
  refundUnderWay: refusal(byAct('retry'), messages.refundUnderWay),
  atMostBack: refusal(byCorrecting('amount'), withAmount(messages.atMostBack)),
  bankMissing: refusal(byCorrecting('bank'), accountMessages.bankRequired),
  whichBank: refusal(byCorrecting('bank'), ({ banks }: { banks: readonly string[] }) =>
    messages.whichBank(banks.join(', ')),
  ),
  noSuchBank: refusal(byCorrecting('bank'), ({ typed }: { typed: string }) =>
    messages.noSuchBank(typed),
  ),
  accountNumber: refusal(
    byCorrecting('accountNumber'),
    ({ typed }: { typed: string }) => accountNumberError(typed) ?? '',
  ),
  noAccountThere: refusal(close, messages.noAccountThere),
};

/** Why a payment to review, or a refund by staff, can't be decided as asked. */
export const caseRefusals = {
  noCase: refusal(alreadySo, moneyMessages.noCase),
  noReservation: refusal(byCorrecting('reservationId'), moneyMessages.noReservation),
  ...{ ...standing, ...byMoney, ...byClosing, ...byPayment, ...ofRefunds },
};
export type CaseRefusals = FactsOf<typeof caseRefusals>;
