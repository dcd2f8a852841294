import * as messages from '../../messages/payment/cases';
import { whichTransfer } from '../../messages/desk/errors';
import * as moneyMessages from '../../messages/desk/money';
import * as accountMessages from '../../messages/payment/refundAccount';
import { formatNaira, type Kobo } from '../shared/money';
import {
  alreadySo,
  askOperator,
  byAct,
  byCorrecting,
  refused,
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
  caseClosed: refused(alreadySo, messages.caseClosed),
  aboutRefund: refused(byAct('retry'), messages.aboutRefund),
  unknownPayment: refused(byAct('book'), messages.unknownPayment),
  knownPayment: refused(close, messages.knownPayment),
  nothingToCredit: refused(sendBack, messages.nothingToCredit),
  nothingToReturn: refused(byAct('give'), messages.nothingToReturn),
  nothingToAdopt: refused(byAct('adoptRefunds'), messages.nothingToAdopt),
} satisfies Record<StandingRefusal, unknown>;

/** The facts of a refused decision: the provider's word, and the amount due. */
interface MoneyFacts {
  money: MoneyAtProvider;
  dueKobo: Kobo;
}

/** By the provider's word on the money of a case. */
const byMoney = {
  notTaken: refused(close, ({ money }: MoneyFacts) => messages.notTaken(money.payment.outcome)),
  otherMode: refused<MoneyFacts>(close, messages.otherMode),
  otherCurrency: refused(close, ({ money }: MoneyFacts) =>
    messages.otherCurrency(money.payment.currency),
  ),
  unknownAmount: refused<MoneyFacts>(tryAgain, messages.unknownAmount),
  tooLittle: refused(sendBack, ({ money, dueKobo }: MoneyFacts) =>
    messages.tooLittle(formatNaira(money.payment.paidKobo ?? 0), formatNaira(dueKobo)),
  ),
  unreadableRefund: refused<MoneyFacts>(tryAgain, messages.unreadableRefund),
  returned: refused<MoneyFacts>(byAct('adopt'), messages.returned),
  partReturned: refused(sendBack, ({ money }: MoneyFacts) =>
    messages.partReturned(formatNaira(returnedKobo(money.refunds))),
  ),
  nothingLeft: refused<MoneyFacts>(byAct('adopt'), messages.nothingLeft),
  reversed: refused<MoneyFacts>(close, messages.reversed),
  notAllReturned: refused<MoneyFacts>(sendBack, messages.notAllReturned),
} satisfies Record<MoneyRefusal, unknown>;

/** Closing a case with a note would forget its money. */
const byClosing = {
  refundForgotten: refused(byAct('retry'), withAmount(messages.refundForgotten)),
  notBookedYet: refused(askOperator, withAmount(messages.notBookedYet)),
  heldInCurrency: refused(close, ({ currency }: { currency: string }) =>
    messages.heldInCurrency(currency),
  ),
  undecided: refused(sendBack, withAmount(messages.undecided)),
  secondChargeLeft: refused(sendBack, withAmount(messages.secondChargeLeft)),
};

/** By what its provider has under its name, or our books by now. */
const byPayment = {
  silent: refused(tryAgain, moneyMessages.silent),
  noSuchPayment: refused(close, messages.noSuchPayment),
  /** The provider named it so that nobody can ask for it. */
  unnamed: refused(close, messages.unnamed),
  otherPayment: refused(close, messages.otherPayment),
  ownOtherPayment: refused(close, messages.ownOtherPayment),
  bookedMeanwhile: refused(close, messages.bookedMeanwhile),
  /** The money would go back instead, with this cause. */
  notUsed: refused(sendBack, ({ cause }: { cause: string }) => messages.notUsed(cause)),
};

/** Refusals of refunds by staff. */
const ofRefunds = {
  paysNothing: refused(close, messages.paysNothing),
  stillFollowed: refused(alreadySo, moneyMessages.stillFollowed),
  notBooked: refused(close, messages.notBooked),
  refundUnderWay: refused(byAct('retry'), messages.refundUnderWay),
  whichTransfer: refused(byCorrecting('proof'), whichTransfer),
  atMostBack: refused(byCorrecting('amount'), withAmount(messages.atMostBack)),
  bankMissing: refused(byCorrecting('bank'), accountMessages.bankRequired),
  whichBank: refused(byCorrecting('bank'), ({ banks }: { banks: readonly string[] }) =>
    messages.whichBank(banks.join(', ')),
  ),
  noSuchBank: refused(byCorrecting('bank'), ({ typed }: { typed: string }) =>
    messages.noSuchBank(typed),
  ),
  accountNumber: refused(
    byCorrecting('accountNumber'),
    ({ typed }: { typed: string }) => accountNumberError(typed) ?? '',
  ),
  noAccountThere: refused(close, messages.noAccountThere),
};

/** Why a payment to review, or a refund by staff, can't be decided as asked. */
export const caseRefusals = {
  noCase: refused(alreadySo, moneyMessages.noCase),
  noReservation: refused(byCorrecting('reservationId'), moneyMessages.noReservation),
  ...{ ...standing, ...byMoney, ...byClosing, ...byPayment, ...ofRefunds },
};
export type CaseRefusals = FactsOf<typeof caseRefusals>;
