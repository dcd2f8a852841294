import Ellipsis from 'lucide-react/icons/ellipsis';
import {
  Button as MenuButton,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  TabPanel,
  Tabs,
  Text,
} from 'react-aria-components';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DeskRoom, DeskRooms } from '../../../machines/contract/wire';
import {
  isAskedOfRoom,
  roomFilters,
  roomsFor,
  readRoomQuestion,
  type RoomAct,
  type RoomQuestion,
} from '../../../machines/desk/roomBoardMachine';
import { rooms as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/rooms';
import { counted } from '../../../messages/desk/pages/today';
import { Button } from '../../components/Button';
import { GuestName } from '../../components/GuestName';
import { RichMessage } from '../../components/RichMessage';
import { fingers } from '../../theme/media';
import { theme } from '../../theme/theme';
import { DeskDialog, type AskedProps } from '../DeskDialog';
import { DeskDay } from '../DeskTime';
import { Aside, DeskTab, DeskTabs, pickable, popped, Tag } from '../look';
import { OpenScreen } from '../OpenScreen';
import { useOpenScreen } from '../openScreenActors';
import { FreeRooms } from '../today/FreeRooms';
import { provideRoomBoard } from './roomActors';

const Rooms = styled.ul`
  display: grid;
  padding-top: ${theme.space.s};
  gap: ${theme.space.s};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.column.wide}), 1fr));
`;

/** What is done stands below, as wide as a thumb likes it. */
const Card = styled.li`
  display: grid;
  padding: ${theme.space.s};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.card};
  gap: ${theme.space.xs} ${theme.space.s};
  grid-template: 1fr auto / auto minmax(0, 1fr) auto;

  > strong {
    font-family: ${theme.font.display};
    font-size: ${theme.text.title};
    line-height: ${theme.leading.snug};
  }

  > div {
    grid-column: 2 / -1;
    line-height: ${theme.leading.snug};
    overflow-wrap: anywhere;
  }

  > span {
    display: grid;
    grid-column: 1 / 3;
  }

  ${fingers} {
    button {
      min-height: ${theme.size.target};
    }
  }
`;

const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};
`;

const More = styled(MenuButton)`
  display: grid;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  place-items: center;

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

const Choices = styled(Popover)`
  ${popped}
`;

const Choice = styled(MenuItem)`
  ${pickable}
`;

const filters = ['all', 'toClean', 'arriving', 'leaving', 'free', 'closed'] as const;

/** The rooms: whoever cleans them sees what is to do, and whoever sells them what is free. */
export default function RoomBoardPage() {
  const [snapshot, send] = useOpenScreen(provideRoomBoard, null, readRoomQuestion);
  const { acting } = snapshot.context;
  return (
    <OpenScreen
      title={title}
      words={words}
      snapshot={snapshot}
      send={send}
      head={({ freeRooms }, asOf) => (
        <>
          <h1>{title}</h1>
          <FreeRooms rooms={freeRooms} />
          {asOf}
        </>
      )}
      dialog={(board, asked) => <RoomDialog board={board} {...asked} />}
    >
      {(board, usable) => (
        <Tabs>
          <DeskTabs aria-label={title}>
            {filters.map((filter) => (
              <DeskTab key={filter} id={filter}>
                {counted(words.filters[filter], board.rooms.filter(roomFilters[filter]).length)}
              </DeskTab>
            ))}
          </DeskTabs>
          {filters.map((filter) => (
            <TabPanel key={filter} id={filter}>
              {board.rooms.some(roomFilters[filter]) || <p>{words.none[filter]}</p>}
              <Rooms>
                {roomsFor(filter, board).map((room) => (
                  <RoomCard
                    key={room.number}
                    room={room}
                    usable={usable}
                    busy={acting?.number === room.number}
                    onAsk={(question) => send({ type: 'draft.begun', question })}
                    onSend={(act) => send({ type: 'act.chosen', act })}
                  />
                ))}
              </Rooms>
            </TabPanel>
          ))}
        </Tabs>
      )}
    </OpenScreen>
  );
}

/** Asks why a room is closed or reopened, and names who has it. */
function RoomDialog({
  board,
  problem,
  ...asked
}: AskedProps<DeskRooms, RoomQuestion> & { board: DeskRooms }) {
  const { number, act } = asked.draft.question;
  const room = board.rooms.find((one) => one.number === number);
  const refusal = room?.acts.find((one) => one.act === act)?.why ?? null;
  const guests = [room?.guest, room?.arrival].flatMap((one) => one?.name ?? []);
  const lead =
    act === 'reopen' ? [words.opens] : [...guests.map((name) => words.has(name)), words.whoMoves];
  return (
    <DeskDialog
      title={words.ofRoom(words.acts[act], number)}
      submit={words.acts[act]}
      problem={problem ?? refusal}
      earliest={board.date}
      isShort
      lead={lead.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {...asked}
    />
  );
}

interface RoomCardProps {
  room: DeskRoom;
  /** Whether what shows can be used now. */
  usable: boolean;
  busy: boolean;
  onAsk: (question: RoomQuestion) => void;
  onSend: (act: RoomAct) => void;
}

function RoomCard({ room, usable, busy, onAsk, onSend }: RoomCardProps) {
  const { number, roomType, uses, isClean, guest, arrival, closed } = room;
  const act = isClean ? 'dirty' : 'clean';
  return (
    <Card>
      <strong>{number}</strong>
      <div>
        <Tags>
          {uses.map((use) => (
            <Tag key={use} $tone={use === 'closed' ? 'waiting' : 'plain'}>
              {words.uses[use]}
            </Tag>
          ))}
          <Tag $tone={isClean ? 'good' : 'waiting'}>
            {isClean ? words.isClean : words.filters.toClean}
          </Tag>
        </Tags>
        <Aside as="p">{roomType}</Aside>
        {[guest, arrival].map(
          (one) =>
            one && (
              <p key={one.reservationId}>
                <Link to={`/reservations/${one.reservationId}`}>
                  <GuestName name={one.name} />
                </Link>
                <Aside>
                  <RichMessage parts={words.until(<DeskDay key="until" date={one.checkOut} />)} />
                </Aside>
              </p>
            ),
        )}
        {closed && (
          <Aside as="p">
            <RichMessage
              parts={words.closedFromTo(
                <DeskDay key="from" date={closed.from} />,
                <DeskDay key="to" date={closed.to} />,
                closed.why,
              )}
            />
          </Aside>
        )}
      </div>
      <span>
        <Button
          size="small"
          variant={isClean ? 'quiet' : 'primary'}
          aria-label={words.ofRoom(words.acts[act], number)}
          aria-disabled={!usable}
          busy={busy}
          onClick={() => onSend({ number, request: { act } })}
        >
          {words.acts[act]}
        </Button>
      </span>
      <MenuTrigger>
        <More aria-label={words.more(number)} isDisabled={!usable}>
          <Ellipsis aria-hidden="true" />
        </More>
        <Choices placement="bottom end">
          <Menu>
            {room.acts.filter(isAskedOfRoom).map((offered) => (
              <Choice
                key={offered.act}
                textValue={words.acts[offered.act]}
                isDisabled={!offered.isAllowed}
                onAction={() => onAsk({ number, act: offered.act })}
              >
                <Text slot="label">{words.acts[offered.act]}</Text>
                {offered.why !== null && <Aside slot="description">{offered.why}</Aside>}
              </Choice>
            ))}
          </Menu>
        </Choices>
      </MenuTrigger>
    </Card>
  );
}
