import type { DeskAct, DeskSettings, DeskStaffMember } from '../../contract/wire';
import * as fields from '../../../messages/shared/fields';
import { emailError } from '../../shared/fieldRules';
import { koboFromNaira } from '../../shared/money';
import { typedName } from '../../shared/typedText';
import type { KnownAnswers } from '../answerFeedMachine';
import { isNightlyPrice, priceRange } from '../nightlyPrice';
import { nairaIn, textError } from './fields';
import { priceOf, typedPrice } from './priceChange';
import { shownIn, type ActForm, type SettingsQuestion } from './question';

/** The dialogs of the acts with rates and staff. */

/** The person with an address; undefined if nobody has it. */
export function memberOf({ staff }: DeskSettings, email: string): DeskStaffMember | undefined {
  return staff.find((one) => one.email === email);
}

/** The dialog of an act with rates or staff. */
export function settingsForm(question: SettingsQuestion): ActForm {
  switch (question.act) {
    case 'setPrice': {
      const { act, takenBack } = question;
      const isNew = takenBack === null;
      const nightly = (text: string) =>
        isNightlyPrice(koboFromNaira(nairaIn(text))) ? undefined : priceRange();
      return {
        begin: () => (isNew ? { nightly: '', from: '', why: '' } : { why: '' }),
        check: (read) => (isNew ? { nightly: nightly(read('nightly')) } : {}),
        request: (read, known) => {
          const settings = shownIn(known, 'settings');
          const { roomType, revision } = priceOf(settings, question.roomType);
          const price = typedPrice(settings, question, read);
          return { of: 'settings', body: { act, roomType, ...price, why: read('why'), revision } };
        },
      };
    }
    case 'invite':
      return {
        begin: () => ({ name: '', address: '', role: 'desk' }),
        check: (read) => ({
          name: textError(100)(typedName(read('name'))),
          address: emailError(read('address'), fields),
        }),
        request: (read) => {
          const role = read('role') === 'manager' ? 'manager' : 'desk';
          const body = { act: question.act, name: typedName(read('name')), email: read('address') };
          return { of: 'settings', body: { ...body, role } };
        },
      };
    case 'suspend':
    case 'reset': {
      const { act, email } = question;
      return {
        begin: () => ({ why: '' }),
        request: (read, known) => {
          const revision = memberOf(shownIn(known, 'settings'), email)?.revision ?? 0;
          return { of: 'settings', body: { act, email, why: read('why'), revision } };
        },
      };
    }
  }
}

/** Whether an act with rates or staff can be done as things stand. */
export function settingsOffer(
  { settings }: KnownAnswers,
  question: SettingsQuestion,
): Pick<DeskAct, 'isAllowed'> | undefined {
  if (settings === undefined) return undefined;
  switch (question.act) {
    case 'invite':
      return { isAllowed: true };
    case 'setPrice': {
      const { roomType, takenBack } = question;
      const price = settings.prices.find((one) => one.roomType === roomType);
      const isSet = price?.planned.some(({ from }) => from === takenBack);
      return price && { isAllowed: takenBack === null || isSet === true };
    }
    default:
      return memberOf(settings, question.email)?.acts.find(({ act }) => act === question.act);
  }
}
