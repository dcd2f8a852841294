import type { BankAccountForm } from '../../../../../machines/contract/wire';
import type { RefundAccountContext } from '../../../../../machines/payment/refundAccountMachine';
import { formatNaira, koboFromNaira } from '../../../../../machines/shared/money';
import { myReservationPath } from '../../../../../machines/shared/paths';
import { accountProviderUnavailable } from '../../../../../server/payments/errors';
import * as words from '../../../../../messages/payment/pages/refundAccount';
import * as messages from '../../../../../messages/payment/refundAccount';
import * as sessionMessages from '../../../../../messages/session/session';
import { expectErrorResponses } from '../../../../browser/support/pageErrors';
import { accountHolder, enteredAccount } from '../../../../../models/payment/refundAccountExamples';
import { refundAccountModel } from '../../../../../models/payment/refundAccountModel';
import { innermostIn } from '../../../../../tools/model/findings';
import { refundAccountExclusions } from '../../exclusions/payment/refundAccount';
import { losesSession } from '../../support/account';
import { alertSays, presses, withoutNetwork } from '../../support/acts';
import { reservationNow } from '../../support/calls';
import type { RealMachine, Scene } from '../../support/realMachine';
import { detailOf, showsErrors } from '../../support/shown';
import {
  changePassword,
  followsTheLink,
  getMoney,
  giveAnothersElsewhere,
  giveOwnElsewhere,
  hideBanks,
  openOwnAccount,
  refuseAccount,
  type StuckRefund,
} from '../../support/stuckRefund';
import { expect } from '../../support/world';

const BANK = 'Guaranty Trust Bank';

const labels = {
  bankCode: words.bank,
  accountNumber: words.accountNumber,
  password: words.yourPassword,
} as const;

/** The real server's messages where the model has different ones. */
const serverMessages: Readonly<Record<string, string>> = {
  'No such reservation': accountProviderUnavailable().message,
};

const mainOf = ({ page }: Scene<StuckRefund>) => page.getByRole('main');
const formOf = ({ page }: Scene<StuckRefund>) => page.getByRole('form', { name: words.form });
const fieldOf = (scene: Scene<StuckRefund>, field: keyof BankAccountForm) =>
  formOf(scene).getByLabel(labels[field], { exact: true });

/** What the guest enters for a field of the model. */
const enteredIn = ({ ownNumber, secret }: Scene<StuckRefund>): BankAccountForm => ({
  bankCode: enteredAccount.bankCode,
  accountNumber: ownNumber,
  password: secret.password,
});

/** The form has what was entered, and shows errors. */
async function seesForm(
  scene: Scene<StuckRefund>,
  { context, value }: { context: RefundAccountContext; value: unknown },
): Promise<void> {
  const form = formOf(scene);
  await expect(form.getByRole('button', { name: words.findHolder })).toBeEnabled();
  const { form: entered, errors, error } = context;
  const { bankCode, accountNumber } = enteredIn(scene);
  await expect(fieldOf(scene, 'bankCode')).toHaveValue(entered.bankCode === '' ? '' : bankCode);
  await expect(fieldOf(scene, 'accountNumber')).toHaveValue(
    entered.accountNumber === '' ? '' : accountNumber,
  );
  if (entered.password === '') await expect(fieldOf(scene, 'password')).toHaveValue('');
  const type = innermostIn(value).includes('password.shown') ? 'text' : 'password';
  await expect(fieldOf(scene, 'password')).toHaveAttribute('type', type);
  await showsErrors<BankAccountForm>(form, labels, errors);
  if (error === null) await expect(form.getByRole('alert')).toHaveCount(0);
  else await expect(form.getByRole('alert')).toHaveText(serverMessages[error] ?? error);
}

/** Whose account it is. */
async function seesHolder(scene: Scene<StuckRefund>): Promise<void> {
  const main = mainOf(scene);
  await expect(detailOf(main, words.holder)).toHaveText(accountHolder);
  await expect(detailOf(main, words.bank)).toHaveText(BANK);
  await expect(detailOf(main, words.accountNumber)).toHaveText(scene.ownNumber);
}

const seesHeading = (heading: string) => (scene: Scene<StuckRefund>) =>
  expect(mainOf(scene).getByRole('heading', { name: heading })).toBeVisible();

/** How the reservation stands at the server, as the details would tell. */
async function standsAtServer({ hotel, guest, secret, reservation }: Scene<StuckRefund>) {
  const visitor = { hotel, guest: { ...guest, ...secret } };
  return (await reservationNow(visitor, reservation.id)).refundAccount;
}

/** How a guest gives a bank account for a refund in a real browser. */
export const refundAccount: RealMachine<StuckRefund, RefundAccountContext> = {
  model: refundAccountModel,
  exclusions: refundAccountExclusions,
  calls: {
    loadRefundAccountStatus: { method: 'GET', path: /\/refund\/account\/[^/]+$/ },
    findHolder: { method: 'POST', path: /\/refund\/account\/[^/]+\/holder$/ },
    submitAccount: { method: 'POST', path: /\/refund\/account\/[^/]+$/ },
  },
  starts: { 'follows the link in the email': followsTheLink },
  executors: {
    'the server says that an account is needed': ({ gate }) =>
      gate.letGo('loadRefundAccountStatus'),
    'the server says that staff looks into one': async (scene) => {
      if ((await standsAtServer(scene)) === 'needed') await giveAnothersElsewhere(scene);
      await scene.gate.letGo('loadRefundAccountStatus');
    },
    'the server says which one was given': async (scene) => {
      await giveOwnElsewhere(scene);
      await scene.gate.letGo('loadRefundAccountStatus');
    },
    'the server says that none is needed': async (scene) => {
      await getMoney(scene);
      await scene.gate.letGo('loadRefundAccountStatus');
    },
    'the network fails': (scene) => withoutNetwork(scene, 'loadRefundAccountStatus'),
    'the server says why it can’t tell': async (scene) => {
      expectErrorResponses(scene.page, 502);
      await hideBanks(scene);
      await scene.gate.letGo('loadRefundAccountStatus');
    },
    'the session expired': losesSession('loadRefundAccountStatus'),
    'chooses a bank': async (scene) => {
      await fieldOf(scene, 'bankCode').selectOption(enteredIn(scene).bankCode);
    },
    'enters the number': (scene) =>
      fieldOf(scene, 'accountNumber').fill(enteredIn(scene).accountNumber),
    'enters the password': (scene) => fieldOf(scene, 'password').fill(enteredIn(scene).password),
    'looks at the password': (scene) =>
      mainOf(scene)
        .getByRole('button', { name: /^(Show|Hide) your password$/ })
        .click(),
    'wants to see whose it is': presses(words.findHolder),
    'the bank names the holder': async (scene) => {
      await openOwnAccount(scene);
      await scene.gate.letGo('findHolder');
    },
    'the password is wrong': async (scene) => {
      await changePassword(scene);
      await scene.gate.letGo('findHolder');
    },
    'the bank does not have the account': ({ gate }) => gate.letGo('findHolder'),
    'the network fails while the holder is looked for': (scene) =>
      withoutNetwork(scene, 'findHolder'),
    'the session expired while the holder is looked for': losesSession('findHolder'),
    'has the refund sent there': presses(words.sendThere),
    'takes another account': presses(words.otherAccount),
    'the refund goes to it': ({ gate }) => gate.letGo('submitAccount'),
    'the password was changed meanwhile': async (scene) => {
      await changePassword(scene);
      await scene.gate.letGo('submitAccount');
    },
    'the provider does not take it': (scene) =>
      refuseAccount(scene, async () => {
        await scene.gate.letGo('submitAccount');
        await expect(formOf(scene).getByRole('alert')).toHaveText(messages.accountRefused);
      }),
    'the network fails while it is sent': (scene) => withoutNetwork(scene, 'submitAccount'),
    'the session expired while it is sent': losesSession('submitAccount'),
    'tries again': presses('Try again'),
  },
  assertions: {
    'journey.loading': async (scene) => {
      await scene.gate.held('loadRefundAccountStatus');
      await expect(scene.page.getByRole('status').filter({ hasText: words.loading })).toBeVisible();
    },
    'journey.entering': seesForm,
    'journey.findingHolder': async (scene) => {
      await scene.gate.held('findHolder');
      await expect(formOf(scene).getByRole('button', { name: words.finding })).toBeVisible();
      await expect(fieldOf(scene, 'accountNumber')).not.toBeEditable();
    },
    'journey.confirming': async (scene) => {
      await seesHolder(scene);
      await expect(mainOf(scene).getByRole('button', { name: words.sendThere })).toBeEnabled();
      expect(await standsAtServer(scene)).not.toBe('given');
    },
    'journey.giving': async (scene) => {
      await scene.gate.held('submitAccount');
      await seesHolder(scene);
      await expect(mainOf(scene).getByRole('button', { name: words.sending })).toBeVisible();
    },
    // The server has the same status.
    'journey.given': async (scene) => {
      await seesHeading(words.onItsWay)(scene);
      const { ownNumber, reservation } = scene;
      const amount = formatNaira(koboFromNaira(reservation.totalPrice));
      const account = words.endingIn(BANK, ownNumber.slice(-4));
      await expect(mainOf(scene).getByText(words.goesTo(amount, account))).toBeVisible();
      expect(await standsAtServer(scene)).toBe('given');
    },
    'journey.underReview': async (scene) => {
      await seesHeading(words.lookingInto)(scene);
      await expect(mainOf(scene).getByText(words.otherName)).toBeVisible();
      expect(await standsAtServer(scene)).toBe('underReview');
    },
    'journey.notNeeded': async (scene) => {
      await seesHeading(words.nothingNeeded)(scene);
      const link = mainOf(scene).getByRole('link', { name: words.toReservation });
      await expect(link).toHaveAttribute('href', myReservationPath(scene.reservation.id));
    },
    'journey.failed': async (scene, { context: { error } }) => {
      if (error === null) throw new Error('It does not say why');
      await expect(mainOf(scene).getByRole('alert')).toHaveText(serverMessages[error] ?? error);
    },
    'journey.sessionLost': alertSays(sessionMessages.expired),
    // The form shows whether the password can be read.
    password: null,
  },
};
