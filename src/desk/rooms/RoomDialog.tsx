import { useRef } from 'react';
import type { DeskRooms } from '../../../machines/contract/wire';
import {
  requestAsked,
  type AskedRoomAct,
  type RoomAct,
} from '../../../machines/desk/roomBoardMachine';
import * as words from '../../../messages/desk/pages/rooms';
import { Field } from '../../components/Field';
import { Stack } from '../../components/Stack';
import { DeskDialog } from '../DeskDialog';

interface RoomDialogProps {
  asked: AskedRoomAct;
  board: DeskRooms;
  /** Why it was refused, or what is not known; null if nothing is to be said. */
  problem: string | null;
  usable: boolean;
  busy: boolean;
  onSend: (act: RoomAct) => void;
  onClose: () => void;
}

/** Asks why a room is closed or reopened, and names who has it. */
export function RoomDialog({ asked, board, problem, onSend, ...rest }: RoomDialogProps) {
  const { number, act } = asked;
  const fields = useRef<HTMLDivElement>(null);
  const room = board.rooms.find((one) => one.number === number);
  const refusal = room?.acts.find((one) => one.act === act)?.why ?? null;
  const guests = [room?.guest, room?.arrival].flatMap((one) => one?.name ?? []);
  const send = () => {
    const form = fields.current?.closest('form');
    if (!form?.reportValidity()) return;
    const typed = new FormData(form);
    const textOf = (name: string) => {
      const text = typed.get(name);
      return typeof text === 'string' ? text : '';
    };
    onSend({ number, request: requestAsked(act, textOf) });
  };
  return (
    <DeskDialog
      title={words.ofRoom(words.acts[act], number)}
      submit={words.acts[act]}
      problem={problem ?? refusal}
      onSubmit={send}
      {...rest}
    >
      <Stack ref={fields}>
        {act === 'reopen' ? (
          <p>{words.opens}</p>
        ) : (
          <>
            {guests.map((name) => (
              <p key={name}>{words.has(name)}</p>
            ))}
            <p>{words.whoMoves}</p>
          </>
        )}
        {act === 'closeLonger' && (
          <>
            <Field
              label={words.labels.from}
              name="from"
              type="date"
              required
              min={board.date}
              defaultValue={board.date}
            />
            <Field label={words.labels.to} name="to" type="date" required min={board.date} />
          </>
        )}
        <Field label={words.labels.why} name="why" required maxLength={200} />
      </Stack>
    </DeskDialog>
  );
}
