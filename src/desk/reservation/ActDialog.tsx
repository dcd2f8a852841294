import styled from 'styled-components';
import { hotel } from '../../../hotel/hotel';
import { formOf } from '../../../machines/desk/acts/registry';
import type { DeskReservation } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { buttons, late } from '../../../messages/desk/acts';
import * as words from '../../../messages/desk/pages/asked';
import * as pageWords from '../../../messages/desk/pages/reservation';
import { nights } from '../../../messages/shared/counts';
import { theme } from '../../theme/theme';
import { DataTable } from '../DataTable';
import type { DialogText } from '../DeskDialog';
import type { AskedAct } from '../OpenScreen';
import { dayOf } from '../DeskTime';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const { until, feeKobo } = hotel.lateCheckOut;
const lateCharges = optionsOf({
  fee: late.agreed(until, formatNaira(feeKobo)),
  free: late.agreed(until, late.free),
});

/** Asks for what an act needs, and shows what it would change. */
export function actDialogOf(
  reservation: DeskReservation,
  { question, preview }: AskedAct<'reservation'>,
): DialogText {
  const { act, room } = question;
  const { [act]: button } = buttons;
  const { folio, freeRooms } = reservation;
  const charges = folio.lines.flatMap(({ charge, text, amount }) =>
    charge === null
      ? []
      : [{ value: charge, label: `${text}: ${formatNaira(koboFromNaira(amount))}` }],
  );
  const rooms = freeRooms.map(({ room: value, roomType, isReady }) => ({
    value,
    label: words.freeRoom(value, roomType, isReady),
  }));
  return {
    title: room === null ? button : words.inRoom(button, room),
    submit: formOf(question)?.hasPreview === true && preview === null ? words.preview : button,
    why: reservation.acts.find((one) => one.act === act && one.room === room)?.why,
    choices: {
      charge: act === 'lateCheckOut' ? lateCharges : charges,
      method: optionsOf(words.methods),
      backBy: optionsOf(words.waysBack),
      to: rooms,
    },
    below: preview !== null && <Preview before={reservation} after={preview} />,
  };
}

/** Small, as three columns of a stay's words are as wide as a phone's dialog. */
const Changes = styled.div`
  font-size: ${theme.text.small};

  th,
  td {
    padding-inline: ${theme.space.xxs};
  }

  /* An amount is never broken: its column is as wide as it is. */
  td {
    overflow-wrap: break-word;
  }
`;

/** The shown parts of a reservation, as texts. */
function shownOf({ checkIn, checkOut, stays, folio, ...one }: DeskReservation) {
  const sum = (naira: number) => formatNaira(koboFromNaira(naira));
  const rooms = stays.map(({ room, roomType }) => `${room} ${roomType}`).join(', ');
  return [
    [pageWords.stay, `${dayOf(checkIn)} – ${dayOf(checkOut)}, ${nights(one.nights)}`],
    [pageWords.rooms, rooms || pageWords.noRooms],
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
    <Changes>
      <DataTable
        label={words.changes}
        columns={['', words.now, words.then].map((name) => ({ name }))}
        rows={changes.map(([label, text]) => [
          label,
          text,
          <strong key="then">{then.get(label)}</strong>,
        ])}
      />
    </Changes>
  );
}
