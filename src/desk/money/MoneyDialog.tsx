import type { DeskMoney } from '../../../machines/contract/wire';
import {
  isAboutAccount,
  isOffered,
  moneyFields,
  type MoneyDraft,
  type MoneyField,
} from '../../../machines/desk/deskMoneyMachine';
import { formatNaira } from '../../../machines/shared/money';
import { decisions as names } from '../../../messages/desk/money';
import * as words from '../../../messages/desk/pages/money';
import { Field } from '../../components/Field';
import { TextAreaField } from '../../components/TextAreaField';
import { DeskDialog } from '../DeskDialog';
import { sumOf } from './Takings';

interface MoneyDialogProps {
  draft: MoneyDraft;
  money: DeskMoney;
  /** Why it was refused, or what is not known; null if nothing is to be said. */
  problem: string | null;
  usable: boolean;
  busy: boolean;
  onEdit: (field: MoneyField, value: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Says what closing the day or a decision will do, and asks for what it needs. */
export function MoneyDialog({ draft, money, problem, onEdit, ...rest }: MoneyDialogProps) {
  const { question, typed, errors, told } = draft;
  const [title, what] =
    question.act === 'closeDay'
      ? [
          words.closeDay,
          words.closingWhat(
            formatNaira(sumOf(money.takings, 'taken')),
            formatNaira(sumOf(money.takings, 'returned')),
            money.mailTo,
          ),
        ]
      : [names[question.decision], words.decisionWhat[question.decision]];
  const gone = isOffered(money, question) ? null : words.gone;
  return (
    <DeskDialog
      title={title}
      submit={isAboutAccount(question) && told === null ? words.compareNames : title}
      problem={problem ?? gone}
      {...rest}
    >
      <p>{told ?? what}</p>
      {moneyFields(draft).map((field) => {
        const common = {
          label: words.labels[field],
          name: field,
          value: typed[field] ?? '',
          error: errors[field],
          readOnly: rest.busy,
        };
        return field === 'why' ? (
          <TextAreaField
            key={field}
            {...common}
            rows={2}
            onChange={({ target }) => onEdit(field, target.value)}
          />
        ) : (
          <Field key={field} {...common} onChange={({ target }) => onEdit(field, target.value)} />
        );
      })}
    </DeskDialog>
  );
}
