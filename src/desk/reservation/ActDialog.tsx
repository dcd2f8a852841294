import styled from 'styled-components';
import { formOf, type ActQuestion } from '../../../machines/desk/askedActs';
import type { AskedField } from '../../../machines/desk/draft';
import type { DeskReservation } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { acts, inRoom } from '../../../messages/desk/pages/acts';
import * as words from '../../../messages/desk/pages/asked';
import * as pageWords from '../../../messages/desk/pages/reservation';
import { nights } from '../../../messages/shared/counts';
import type { Option } from '../../components/SelectField';
import { theme } from '../../theme/theme';
import { DeskDialog, type AskedProps } from '../DeskDialog';
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

/** What can be chosen for a field. */
function choicesOf({ folio, freeRooms }: DeskReservation): Partial<Record<AskedField, Option[]>> {
  return {
    charge: folio.lines.flatMap(({ charge, text, amount }) =>
      charge === null
        ? []
        : [{ value: charge, label: `${text}: ${formatNaira(koboFromNaira(amount))}` }],
    ),
    method: Object.entries(words.methods).map(([value, label]) => ({ value, label })),
    backBy: Object.entries(words.waysBack).map(([value, label]) => ({ value, label })),
    to: freeRooms.map(({ room, roomType, isReady }) => ({
      value: room,
      label: words.freeRoom(room, roomType, isReady),
    })),
  };
}

/** Asks for what an act needs, and shows what it would change. */
export function ActDialog({
  reservation,
  problem,
  ...asked
}: AskedProps<DeskReservation, ActQuestion> & { reservation: DeskReservation }) {
  const { question, preview } = asked.draft;
  const { act, room } = question;
  const offered = reservation.acts.find((one) => one.act === act && one.room === room);
  const isPreviewed = formOf(question).hasPreview === true && preview === null;
  return (
    <DeskDialog
      title={room === null ? acts[act] : inRoom(acts[act], room)}
      submit={isPreviewed ? words.preview : acts[act]}
      problem={problem ?? offered?.why ?? null}
      choices={choicesOf(reservation)}
      {...asked}
    >
      {preview !== null && <Preview before={reservation} after={preview} />}
    </DeskDialog>
  );
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
