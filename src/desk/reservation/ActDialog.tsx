import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import {
  fieldsOf,
  wantsPreview,
  type AskedField,
  type Draft,
} from '../../../machines/desk/askedActs';
import type { DeskReservation } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { acts, inRoom } from '../../../messages/desk/pages/acts';
import * as words from '../../../messages/desk/pages/asked';
import * as pageWords from '../../../messages/desk/pages/reservation';
import { nights } from '../../../messages/shared/counts';
import { Field } from '../../components/Field';
import { SelectField, type Option } from '../../components/SelectField';
import { TextAreaField } from '../../components/TextAreaField';
import { theme } from '../../theme/theme';
import { DeskDialog } from '../DeskDialog';
import { dayOf } from '../DeskTime';

const Changes = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.small};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.leading.snug};

  th,
  td {
    padding: ${theme.space.xxs};
    border-bottom: ${theme.border.hair} solid ${theme.color.hairline};
    overflow-wrap: break-word;
    text-align: start;
  }

  th {
    color: ${theme.color.inkSoft};
    font-weight: ${theme.weight.medium};
  }

  td:last-child {
    font-weight: ${theme.weight.bold};
  }
`;

interface ActDialogProps {
  draft: Draft;
  reservation: DeskReservation;
  /** Why it was refused, or what is not known; null if nothing is to be said. */
  problem: string | null;
  /** Whether what shows is so, and no act is on its way. */
  usable: boolean;
  busy: boolean;
  onEdit: (field: AskedField, value: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for what an act needs, and shows what it would change. What is typed stays until it is done or closed. */
export function ActDialog({ draft, reservation, problem, busy, onEdit, ...rest }: ActDialogProps) {
  const { act, room } = draft.offered;
  const title = room === null ? acts[act] : inRoom(acts[act], room);
  const offered = reservation.acts.find((one) => one.act === act && one.room === room);
  return (
    <DeskDialog
      title={title}
      submit={wantsPreview(draft) ? words.preview : acts[act]}
      problem={problem ?? offered?.why ?? null}
      busy={busy}
      {...rest}
    >
      <Fields draft={draft} reservation={reservation} readOnly={busy} onEdit={onEdit} />
      {draft.preview !== null && <Preview before={reservation} after={draft.preview} />}
    </DeskDialog>
  );
}

interface FieldsProps extends Pick<ActDialogProps, 'draft' | 'reservation' | 'onEdit'> {
  readOnly: boolean;
}

/** Which keyboard or calendar a phone opens for a field; letters for the others. */
const kinds: Partial<Record<AskedField, { type?: string; inputMode?: 'decimal' | 'email' }>> = {
  checkIn: { type: 'date' },
  checkOut: { type: 'date' },
  amount: { inputMode: 'decimal' },
  part: { inputMode: 'decimal' },
  phone: { type: 'tel' },
  email: { inputMode: 'email' },
};
const hints: Partial<Record<AskedField, string>> = words.hints;
/** What can be chosen for a field. */
const choices: Partial<Record<AskedField, (reservation: DeskReservation) => Option[]>> = {
  charge: ({ folio }) =>
    folio.lines.flatMap(({ charge, text, amount }) =>
      charge === null
        ? []
        : [{ value: charge, label: `${text}: ${formatNaira(koboFromNaira(amount))}` }],
    ),
  method: () => Object.entries(words.methods).map(([value, label]) => ({ value, label })),
  backBy: () => Object.entries(words.waysBack).map(([value, label]) => ({ value, label })),
  to: ({ freeRooms }) =>
    freeRooms.map(({ room, roomType, isReady }) => ({
      value: room,
      label: words.freeRoom(room, roomType, isReady),
    })),
};

/** The fields of an act. */
function Fields({ draft, reservation, readOnly, onEdit }: FieldsProps) {
  return fieldsOf(draft).map((field) => {
    const options = choices[field]?.(reservation);
    const common = {
      label: words.labels[field],
      name: field,
      value: draft.typed[field] ?? '',
      error: draft.errors[field],
      hint: hints[field],
      onChange: ({
        target,
      }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
        onEdit(field, target.value);
      },
    };
    if (options) {
      return <SelectField key={field} {...common} options={options} disabled={readOnly} />;
    }
    if (field === 'why') {
      return <TextAreaField key={field} {...common} rows={2} readOnly={readOnly} />;
    }
    return <Field key={field} {...common} {...kinds[field]} readOnly={readOnly} />;
  });
}

/** What shows of a reservation, as texts. */
function shownOf({ checkIn, checkOut, stays, folio, ...one }: DeskReservation) {
  const sum = (naira: number) => formatNaira(koboFromNaira(naira));
  return [
    [pageWords.stay, `${dayOf(checkIn)} – ${dayOf(checkOut)}, ${nights(one.nights)}`],
    [
      pageWords.rooms,
      stays.map(({ room, roomType }) => `${room} ${roomType}`).join(', ') || pageWords.noRooms,
    ],
    [pageWords.lineKinds.price, sum(folio.price)],
    [pageWords.paid, sum(folio.paid)],
    [pageWords.returned, sum(folio.returned)],
    [pageWords.toPay, sum(folio.balance)],
  ] as const;
}

function Preview({ before, after }: { before: DeskReservation; after: DeskReservation }) {
  const then = new Map(shownOf(after));
  const changes = shownOf(before).filter(([label, text]) => then.get(label) !== text);
  if (changes.length === 0) return <p>{words.nothingChanges}</p>;
  return (
    <Changes aria-label={words.changes}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.now}</th>
          <th scope="col">{words.then}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(([label, text]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
            <td>{then.get(label)}</td>
          </tr>
        ))}
      </tbody>
    </Changes>
  );
}
