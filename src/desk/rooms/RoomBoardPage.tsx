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
import { hotel } from '../../../hotel/hotel';
import type { DeskRoom } from '../../../machines/contract/wire';
import {
  isAskedOfRoom,
  roomFilters,
  roomsFor,
  type AskedRoomAct,
  type RoomAct,
} from '../../../machines/desk/roomBoardMachine';
import { frontDesk, rooms as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/rooms';
import { asOf as asOfWords, counted } from '../../../messages/desk/pages/today';
import { Button } from '../../components/Button';
import { GuestName } from '../../components/GuestName';
import { LoadingMessage } from '../../components/LoadingMessage';
import { RichMessage } from '../../components/RichMessage';
import { fingers } from '../../theme/media';
import { theme } from '../../theme/theme';
import { DeskDay, timeOfDay } from '../DeskTime';
import { useDeskScreen } from '../deskContext';
import { Aside, DeskTab, DeskTabs, pickable, popped, Screen, ScreenHead, Tag } from '../look';
import { FailedScreen, OpenScreenNotices } from '../OpenScreenNotices';
import { FreeRooms } from '../today/FreeRooms';
import { RoomDialog } from './RoomDialog';
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
  const [snapshot, send] = useDeskScreen(provideRoomBoard, undefined);
  const { answer, asOf, asked, sending, said } = snapshot.context;
  const usable = snapshot.hasTag('current');
  const isOutOfReach = snapshot.hasTag('outOfReach');
  return (
    <Screen>
      <title>{`${title} | ${frontDesk} | ${hotel.name}`}</title>
      {snapshot.matches('loading') && <LoadingMessage label={words.loading} />}
      {snapshot.matches('failed') && (
        <FailedScreen why={words.failed} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {answer !== null && (
        <>
          <ScreenHead>
            <h1>{title}</h1>
            <FreeRooms rooms={answer.freeRooms} />
            <p>{asOfWords(timeOfDay(asOf ?? ''))}</p>
          </ScreenHead>
          <OpenScreenNotices
            context={asked === null ? snapshot.context : { said: null, asOf }}
            isOutOfReach={isOutOfReach}
            onAcknowledge={() => send({ type: 'said.acknowledged' })}
          />
          {asked !== null && (
            <RoomDialog
              asked={asked}
              board={answer}
              problem={said?.text ?? null}
              usable={usable}
              busy={sending !== null}
              onSend={(act) => send({ type: 'roomAct.chosen', ...act })}
              onClose={() => send({ type: 'question.dropped' })}
            />
          )}
          <Tabs>
            <DeskTabs aria-label={title}>
              {filters.map((filter) => (
                <DeskTab key={filter} id={filter}>
                  {counted(words.filters[filter], answer.rooms.filter(roomFilters[filter]).length)}
                </DeskTab>
              ))}
            </DeskTabs>
            {filters.map((filter) => (
              <TabPanel key={filter} id={filter}>
                {answer.rooms.some(roomFilters[filter]) || <p>{words.none[filter]}</p>}
                <Rooms>
                  {roomsFor(filter, answer).map((room) => (
                    <RoomCard
                      key={room.number}
                      room={room}
                      usable={usable}
                      busy={sending?.number === room.number}
                      onAsk={(question) => send({ type: 'reason.wanted', ...question })}
                      onSend={(act) => send({ type: 'roomAct.chosen', ...act })}
                    />
                  ))}
                </Rooms>
              </TabPanel>
            ))}
          </Tabs>
        </>
      )}
    </Screen>
  );
}

interface RoomCardProps {
  room: DeskRoom;
  /** Whether what shows can be used now. */
  usable: boolean;
  busy: boolean;
  onAsk: (question: AskedRoomAct) => void;
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
