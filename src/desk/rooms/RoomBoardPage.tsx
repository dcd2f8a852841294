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
import { formOf } from '../../../machines/desk/acts/registry';
import { roomFilters, roomsFor } from '../../../machines/desk/roomFilters';
import { buttons } from '../../../messages/desk/acts';
import { inRoom } from '../../../messages/desk/pages/asked';
import { rooms as title } from '../../../messages/desk/pages/frame';
import { open } from '../../../messages/desk/pages/housekeeping';
import * as words from '../../../messages/desk/pages/rooms';
import { counted } from '../../../messages/desk/pages/today';
import { Cluster } from '../../components/Cluster';
import { GuestName } from '../../components/GuestName';
import { RichMessage } from '../../components/RichMessage';
import { fingers } from '../../theme/media';
import { theme } from '../../theme/theme';
import { SmallButton } from '../ActButton';
import type { DialogText } from '../DeskDialog';
import { DeskDay } from '../DeskTime';
import { Aside, DeskTab, DeskTabs, pickable, popped, Tag } from '../look';
import { OpenScreen, type AskedAct, type Doing } from '../OpenScreen';
import { FreeRooms } from '../today/FreeRooms';

const Rooms = styled.ul`
  display: grid;
  padding-top: ${theme.space.s};
  gap: ${theme.space.s};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.column.wide}), 1fr));
`;

/** A room's card; its button is at the bottom, as wide as a thumb likes it. */
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

    &[data-clean] {
      justify-items: start;
    }
  }

  ${fingers} {
    button {
      min-height: ${theme.size.target};
    }
  }
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
  return (
    <OpenScreen
      of="rooms"
      title={() => title}
      words={words}
      heading={() => title}
      beside={({ freeRooms }) => (
        <>
          <FreeRooms rooms={freeRooms} />
          <Link to="/housekeeping">{open}</Link>
        </>
      )}
      dialog={dialogOf}
    >
      {(board, doing) => (
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
                  <RoomCard key={room.number} room={room} {...doing} />
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
function dialogOf(
  { rooms, date }: DeskRooms,
  { question: { number, act } }: AskedAct<'rooms'>,
): DialogText {
  const room = rooms.find((one) => one.number === number);
  const guests = [room?.guest, room?.arrival].flatMap((one) => one?.name ?? []);
  const lead =
    act === 'reopen' ? [words.opens] : [...guests.map((name) => words.has(name)), words.whoMoves];
  return {
    title: inRoom(buttons[act], number),
    submit: buttons[act],
    why: room?.acts.find((one) => one.act === act)?.why,
    earliest: date,
    isShort: true,
    lead: lead.map((text) => <p key={text}>{text}</p>),
  };
}

type RoomCardProps = Doing & { room: DeskRoom };

function RoomCard({ room, usable, acting, onAsk, onAct }: RoomCardProps) {
  const { number, roomType, uses, isClean, guest, arrival, closed } = room;
  const act = isClean ? 'dirty' : 'clean';
  const asked = room.acts.filter(
    (offered) => formOf({ of: 'rooms', act: offered.act, number }) !== null,
  );
  return (
    <Card>
      <strong>{number}</strong>
      <div>
        <Cluster as="p" $gap="xxs">
          {uses.map((use) => (
            <Tag key={use} $tone={use === 'closed' ? 'waiting' : 'plain'}>
              {words.uses[use]}
            </Tag>
          ))}
          <Tag $tone={isClean ? 'good' : 'waiting'}>
            {isClean ? words.isClean : words.filters.toClean}
          </Tag>
        </Cluster>
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
        {room.faults?.map(({ id, text }) => (
          <Aside as="p" key={id}>
            {words.fault(text)}
          </Aside>
        ))}
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
      <span data-clean={isClean || undefined}>
        <SmallButton
          variant={isClean ? 'quiet' : 'primary'}
          aria-label={inRoom(buttons[act], number)}
          usable={usable}
          busy={acting?.of === 'rooms' && acting.number === number}
          busyLabel={buttons[act]}
          onClick={() => onAct({ of: 'rooms', number, body: { act } })}
        >
          {buttons[act]}
        </SmallButton>
      </span>
      <MenuTrigger>
        <More aria-label={words.more(number)} isDisabled={!usable}>
          <Ellipsis aria-hidden="true" />
        </More>
        <Choices placement="bottom end">
          <Menu>
            {asked.map((offered) => (
              <Choice
                key={offered.act}
                textValue={buttons[offered.act]}
                isDisabled={!offered.isAllowed && offered.needsManager !== true}
                onAction={() => onAsk({ of: 'rooms', number, act: offered.act })}
              >
                <Text slot="label">{buttons[offered.act]}</Text>
                {offered.why !== null && <Aside slot="description">{offered.why}</Aside>}
              </Choice>
            ))}
          </Menu>
        </Choices>
      </MenuTrigger>
    </Card>
  );
}
