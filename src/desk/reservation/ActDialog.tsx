import { leavesOn } from '../../../machines/shared/lastNight';
import styled from 'styled-components';
import { readerOf } from '../../../machines/desk/acts/fields';
import { formOf } from '../../../machines/desk/acts/registry';
import { submitOf } from '../../../machines/desk/deskActContext';
import type { DeskReservation } from '../../../machines/contract/wire';
import { formatNaira, koboFromNaira } from '../../../machines/shared/money';
import { buttons } from '../../../messages/desk/acts';
import * as words from '../../../messages/desk/pages/asked';
import * as pageWords from '../../../messages/desk/pages/reservation';
import { nights } from '../../../messages/shared/counts';
import { theme } from '../../theme/theme';
import { DataTable } from '../DataTable';
import type { DialogText } from '../DeskDialog';
import type { AskedAct } from '../OpenScreen';
import { dayOf } from '../DeskTime';

/** Asks for what an act needs, and shows what it would change. */
export function actDialogOf(
  reservation: DeskReservation,
  asked: AskedAct<'reservation'>,
): DialogText {
  const { question, preview } = asked;
  const { act, room } = question;
  const { [act]: button } = buttons;
  const form = formOf(question);
  return {
    title: room === null ? button : words.inRoom(button, room),
    submit:
      form?.hasPreview === true && preview === null ? words.preview : (submitOf(asked) ?? button),
    why: reservation.acts.find((one) => one.act === act && one.room === room)?.why,
    choices: form?.choices?.({ reservation }) ?? {},
    hidden: form?.hidden?.(readerOf(asked.typed)) ?? [],
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
function shownOf({ checkIn, checkOut, staysUntil, stays, folio, ...one }: DeskReservation) {
  const sum = (naira: number) => formatNaira(koboFromNaira(naira));
  const rooms = stays.map(({ room, roomType }) => `${room} ${roomType}`).join(', ');
  return [
    [pageWords.stay, `${dayOf(checkIn)} – ${dayOf(checkOut)}, ${nights(one.nights)}`],
    [pageWords.staysUntil, dayOf(leavesOn({ checkOut, staysUntil }))],
    [pageWords.rooms, rooms || pageWords.noRooms],
    [pageWords.lineKinds.price, sum(folio.price)],
    [pageWords.paid, sum(folio.paid)],
    [pageWords.returned, sum(folio.returned)],
    [pageWords.toPay, sum(folio.balance)],
    [words.accountOf(one.name), folio.account ?? ''],
  ] as const;
}

function Preview({ before, after }: { before: DeskReservation; after: DeskReservation }) {
  const then = new Map(shownOf(after));
  // Other dates say it already.
  const isTold = before.checkOut !== after.checkOut;
  const changes = shownOf(before).filter(
    ([label, text]) => then.get(label) !== text && !(isTold && label === pageWords.staysUntil),
  );
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
