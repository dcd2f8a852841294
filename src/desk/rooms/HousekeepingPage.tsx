import Ban from 'lucide-react/icons/ban';
import BedDouble from 'lucide-react/icons/bed-double';
import Brush from 'lucide-react/icons/brush';
import Check from 'lucide-react/icons/check';
import DoorOpen from 'lucide-react/icons/door-open';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Sparkles from 'lucide-react/icons/sparkles';
import Wrench from 'lucide-react/icons/wrench';
import type { LucideIcon } from 'lucide-react';
import { TabPanel, Tabs } from 'react-aria-components';
import styled from 'styled-components';
import type {
  DeskHousekeeping,
  DeskHousekeepingRoom,
  DeskRoomActRequest,
} from '../../../machines/contract/wire';
import { namesOf } from '../../../machines/desk/acts/act';
import type { RoomQuestion } from '../../../machines/desk/acts/question';
import { formOf } from '../../../machines/desk/acts/registry';
import { roomsToClean } from '../../../machines/desk/cleaning';
import { buttons } from '../../../messages/desk/acts';
import { found as foundWords } from '../../../messages/desk/housekeeping';
import { inRoom } from '../../../messages/desk/pages/asked';
import { housekeeping as title } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/housekeeping';
import * as roomWords from '../../../messages/desk/pages/rooms';
import { counted } from '../../../messages/desk/pages/today';
import { Cluster } from '../../components/Cluster';
import { theme } from '../../theme/theme';
import { SmallButton } from '../ActButton';
import type { DialogText } from '../DeskDialog';
import { momentOf, timeOfDay } from '../DeskTime';
import { Aside, DeskTab, DeskTabs, Tag } from '../look';
import { OpenScreen, type AskedAct, type Doing } from '../OpenScreen';

const Group = styled.section`
  padding-top: ${theme.space.m};

  h2 {
    margin-bottom: ${theme.space.xs};
    font-size: ${theme.text.large};
  }

  ul {
    display: grid;
    gap: ${theme.space.s};
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.column.wide}), 1fr));
  }
`;

/** A room: its number and how it stands, then buttons that a thumb hits. */
const Card = styled.li`
  display: grid;
  align-content: space-between;
  padding: ${theme.space.s};
  border: ${theme.border.hair} solid ${theme.color.hairline};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.card};
  gap: ${theme.space.s};

  h3 {
    font-size: ${theme.text.title};
    line-height: ${theme.leading.snug};
  }

  svg {
    display: inline-block;
    width: ${theme.space.m};
    height: ${theme.space.m};
    flex: none;
    vertical-align: text-bottom;
  }

  button {
    min-height: ${theme.size.target};
  }
`;

/** Buttons beside one another, each as wide as the others. */
const Buttons = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  button {
    flex-direction: column;
    padding-inline: ${theme.space.xs};
    gap: 0;
  }
`;

const Fault = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  overflow-wrap: anywhere;

  > span {
    display: grid;
    min-width: 0;
  }
`;

/** The rooms for whoever cleans them: what is to do, how each was found, and what does not work. No guest is named. */
export default function HousekeepingPage() {
  return (
    <OpenScreen
      of="housekeeping"
      title={() => title}
      words={roomWords}
      heading={() => title}
      dialog={dialogOf}
      noticesBelow
    >
      {(answer, doing) => <RoomLists {...{ answer, doing }} />}
    </OpenScreen>
  );
}

/** Asks what does not work. */
function dialogOf(_: DeskHousekeeping, { question, known }: AskedAct<'housekeeping'>): DialogText {
  return {
    title: inRoom(buttons[question.act], question.number),
    submit: buttons[question.act],
    choices: formOf(question)?.choices?.(known) ?? {},
  };
}

const shows = { toClean: 'cleaning', round: 'found', all: 'cleaning' } as const;

function RoomLists({ answer, doing }: { answer: DeskHousekeeping; doing: Doing }) {
  const toClean = roomsToClean(answer);
  const counts = {
    toClean: toClean.length,
    round: answer.rooms.filter(({ found }) => found === null).length,
    all: answer.rooms.length,
  };
  const groups = namesOf(words.groups).map((why) => ({
    name: words.groups[why],
    rooms: toClean.filter(({ cleaning }) => cleaning === why),
  }));
  const lists = {
    toClean: groups.filter(({ rooms }) => rooms.length > 0),
    round: [{ name: words.titles.round, rooms: answer.rooms }],
    all: [{ name: words.titles.all, rooms: answer.rooms }],
  };
  return (
    <Tabs>
      <DeskTabs aria-label={title}>
        {namesOf(lists).map((list) => (
          <DeskTab key={list} id={list}>
            {counted(words.tabs[list], counts[list])}
          </DeskTab>
        ))}
      </DeskTabs>
      {namesOf(lists).map((list) => (
        <TabPanel key={list} id={list}>
          {lists[list].length === 0 && <p>{words.nothingToClean}</p>}
          {lists[list].map(({ name, rooms }) => (
            <Group key={name} aria-label={name}>
              <h2>{name}</h2>
              {list === 'round' && <Aside as="p">{words.round}</Aside>}
              <ul>
                {rooms.map((room) => (
                  <RoomCard key={room.number} room={room} shows={shows[list]} {...doing} />
                ))}
              </ul>
            </Group>
          ))}
        </TabPanel>
      ))}
    </Tabs>
  );
}

type RoomProps = Doing & { room: DeskHousekeepingRoom };

function RoomCard({ shows: part, ...props }: RoomProps & { shows: 'cleaning' | 'found' }) {
  const { room } = props;
  return (
    <Card>
      <Cluster $gap="xs">
        <h3>{room.number}</h3>
        <RoomState room={room} />
      </Cluster>
      {part === 'found' ? <AsFound {...props} /> : <Cleaning {...props} />}
    </Card>
  );
}

/** A sign, its word, and how much it asks for. */
interface State {
  icon: LucideIcon;
  name: string;
  tone?: 'good' | 'waiting';
}

/** How a room stands, each by a sign and a word. */
function RoomState({ room }: { room: DeskHousekeepingRoom }) {
  const { stay, leavesBy, arrivesBy, isClosed, isClean, cleaning } = room;
  const clean: State =
    isClean && cleaning !== 'staysOver'
      ? { icon: Sparkles, name: words.isClean, tone: 'good' }
      : { icon: Brush, name: isClean ? words.isDue : words.isDirty, tone: 'waiting' };
  const states: readonly State[] = [
    ...(isClosed ? [{ icon: Ban, name: words.isClosed }] : []),
    stay === 'leaving'
      ? { icon: LogOut, name: words.leavesBy(leavesBy ?? '') }
      : { icon: stay === 'none' ? DoorOpen : BedDouble, name: words.stay[stay] },
    ...(arrivesBy === null ? [] : [{ icon: LogIn, name: words.arrivesBy(arrivesBy) }]),
    clean,
  ];
  return states.map(({ icon: Icon, name, tone }) => (
    <Tag key={name} $tone={tone ?? 'plain'}>
      <Icon aria-hidden="true" /> <span>{name}</span>
    </Tag>
  ));
}

/** One tap says how the room was found. */
function AsFound({ room: { number, found, acts }, usable, acting, onAct }: RoomProps) {
  const offered = acts.find(({ act }) => act === 'markFound');
  return (
    <div>
      <Buttons role="group" aria-label={words.foundIn(number)}>
        {namesOf(foundWords).map((name) => {
          const isSo = found?.found === name;
          const body = { act: 'markFound', found: name } as const;
          return (
            <SmallButton
              key={name}
              variant={isSo ? 'primary' : 'secondary'}
              aria-pressed={isSo}
              usable={usable && offered?.isAllowed === true}
              busy={isOnItsWay(acting, number, body)}
              busyLabel={foundWords[name]}
              onClick={() => onAct({ of: 'rooms', number, body })}
            >
              {isSo && <Check aria-hidden="true" />}
              <span>{foundWords[name]}</span>
            </SmallButton>
          );
        })}
      </Buttons>
      {found && <Aside as="p">{words.byWhom(found.by, timeOfDay(found.at))}</Aside>}
      {found === null && offered?.why != null && <Aside as="p">{offered.why}</Aside>}
    </div>
  );
}

const isOnItsWay = (acting: Doing['acting'], room: string, body: DeskRoomActRequest) =>
  acting?.of === 'rooms' &&
  acting.number === room &&
  JSON.stringify(acting.body) === JSON.stringify(body);

/** Marks the room clean or dirty, and its faults. */
function Cleaning({ room, usable, acting, onAct, onAsk }: RoomProps) {
  const { number, faults, acts } = room;
  const tap = (body: DeskRoomActRequest) => ({
    usable,
    busy: isOnItsWay(acting, number, body),
    busyLabel: buttons[body.act],
    onClick: () => onAct({ of: 'rooms', number, body }),
  });
  const report: RoomQuestion = { of: 'rooms', number, act: 'reportFault' };
  const marks = acts.flatMap(({ act, isAllowed }) =>
    isAllowed && (act === 'clean' || act === 'dirty') ? act : [],
  );
  return (
    <>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ id, text, by, at }) => (
            <Fault key={id}>
              <span>
                <span>
                  <Wrench aria-hidden="true" /> <span>{text}</span>
                </span>
                <Aside>{words.byWhom(by, momentOf(at))}</Aside>
              </span>
              <SmallButton
                {...tap({ act: 'fixFault', fault: id })}
                aria-label={inRoom(`${buttons.fixFault}: ${text}`, number)}
              >
                {buttons.fixFault}
              </SmallButton>
            </Fault>
          ))}
        </ul>
      )}
      <Buttons>
        {marks.slice(0, 1).map((act) => (
          <SmallButton
            key={act}
            {...tap({ act })}
            variant={act === 'clean' ? 'primary' : 'secondary'}
            aria-label={inRoom(buttons[act], number)}
          >
            {buttons[act]}
          </SmallButton>
        ))}
        <SmallButton
          usable={usable}
          aria-label={inRoom(buttons.reportFault, number)}
          onClick={() => onAsk(report)}
        >
          {buttons.reportFault}
        </SmallButton>
      </Buttons>
    </>
  );
}
