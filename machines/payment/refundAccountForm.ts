import type { BankAccountForm } from '../contract/wire';
import { currentPasswordError } from '../login/accountRules';
import { typedCode } from '../shared/typedText';
import { definedErrors, type FieldErrors } from '../shared/fieldErrors';
import * as messages from '../../messages/payment/refundAccount';

/** Errors of an entered account, by field. */
export type RefundAccountErrors = FieldErrors<BankAccountForm>;

const ACCOUNT_NUMBER = /^\d{10}$/;

/** The account to send: its number as the bank writes it, however the guest grouped it. */
export function bankAccountIn(form: BankAccountForm): BankAccountForm {
  return { ...form, accountNumber: typedCode(form.accountNumber) };
}

/** The error of an account number, which has ten digits at every bank in Nigeria; undefined if it is valid. */
export function accountNumberError(number: string): string | undefined {
  if (number === '') return messages.accountNumberRequired;
  return ACCOUNT_NUMBER.test(number) ? undefined : messages.accountUnknown;
}

/** Everything that is wrong with what was entered; empty where nothing is. */
export function refundAccountErrors(form: BankAccountForm): RefundAccountErrors {
  const { bankCode, accountNumber, password } = bankAccountIn(form);
  return definedErrors({
    bankCode: bankCode === '' ? messages.bankRequired : undefined,
    accountNumber: accountNumberError(accountNumber),
    password: currentPasswordError(password),
  });
}
