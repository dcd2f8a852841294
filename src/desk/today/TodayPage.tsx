import { Link, useNavigate } from 'react-router-dom';
import { TabPanel, Tabs } from 'react-aria-components';
import styled from 'styled-components';
import type { DeskToday } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import { today as title } from '../../../messages/desk/pages/frame';
import { buttons } from '../../../messages/desk/acts';
import { inRoom } from '../../../messages/desk/pages/asked';
import { print } from '../../../messages/desk/pages/sheets';
import * as words from '../../../messages/desk/pages/today';
import { Cluster } from '../../components/Cluster';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { SmallButton } from '../ActButton';
import { DeskDay } from '../DeskTime';
import { Columns, DeskTab, DeskTabs, Figures, Lines, Panel, Tag } from '../look';
import { OpenScreen, type Doing } from '../OpenScreen';
import { useSheet } from '../useSheet';
import { FreeRooms } from './FreeRooms';
import { StayTable } from './StayTable';
import { type SheetName, TodaySheet } from './TodaySheets';

const ListPanel = styled(Panel)`
  padding: 0;
  overflow: hidden;
`;

/** The day: figures, what needs somebody, and the three lists. */
export function TodayPage() {
  const [sheet, printSheet] = useSheet<SheetName>('today');
  return (
    <OpenScreen
      of="today"
      title={() => title}
      words={words}
      dialog={(today, { question: { act, room } }) => {
        const title = inRoom(buttons[act], room ?? '');
        const rows = [...today.arrivals, ...today.inHouse];
        const offered = rows.flatMap(({ acts }) => acts).find((one) => one.room === room);
        return { title, submit: buttons[act], why: offered?.why };
      }}
      sheet={(today, asOf) => <TodaySheet today={today} asOf={asOf} sheet={sheet} />}
      heading={({ date }) => <DeskDay date={date} long />}
      beside={() => (
        <Cluster $gap="xs">
          {(['today', 'guests'] as const).map((name) => (
            <SmallButton key={name} onClick={() => printSheet(name)}>
              {print[name]}
            </SmallButton>
          ))}
        </Cluster>
      )}
    >
      {(today, doing) => (
        <Columns>
          <Stack>
            <DayInNumbers today={today} />
            <Needs today={today} />
          </Stack>
          <DayLists today={today} {...doing} />
        </Columns>
      )}
    </OpenScreen>
  );
}

function DayInNumbers({ today: { counts, freeRooms } }: { today: DeskToday }) {
  const figures = [
    [words.arriving, counts.arriving],
    [words.inHouse, counts.inHouse],
    [words.leaving, counts.leaving],
    [words.takenToday, <Price key="taken" kobo={koboFromNaira(counts.takenToday)} />],
  ] as const;
  return (
    <section aria-label={words.inNumbers}>
      <Figures>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Figures>
      <FreeRooms rooms={freeRooms} />
    </section>
  );
}

type Needed = Pick<DeskToday['needs'][number], 'kind' | 'reservationId'> & {
  wishId: string | undefined;
  date: string | undefined;
};

/** The page where something can be done about a need; null if there is none. */
function pageOf({ kind, reservationId, wishId, date }: Needed): string | null {
  if (kind === 'moneyReceived') return '/money';
  if (wishId !== undefined) return `/wishes/${wishId}`;
  if (date !== undefined) return `/money/${date}`;
  return reservationId === null ? null : `/reservations/${reservationId}`;
}

const NeedText = ({ to, text }: { to: string | null; text: string }) =>
  to === null ? <span>{text}</span> : <Link to={to}>{text}</Link>;

/** Everything that needs attention, the most urgent first. */
function Needs({ today: { needs } }: { today: DeskToday }) {
  return (
    <Panel>
      <h2>{words.needs}</h2>
      {needs.length === 0 && <p>{words.nothingNeeded}</p>}
      <Lines>
        {needs.map(({ kind, text, reservationId, wishId, date }) => (
          <li key={`${kind} ${text}`}>
            <Tag $tone="waiting">{words.needKinds[kind]}</Tag>
            <NeedText to={pageOf({ kind, reservationId, wishId, date })} text={text} />
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

function DayLists({ today, ...doing }: Doing & { today: DeskToday }) {
  const navigate = useNavigate();
  const lists = [
    { id: 'arrivals', name: words.arrivals, rows: today.arrivals, empty: words.nobodyArrives },
    { id: 'inHouse', name: words.inHouse, rows: today.inHouse, empty: words.nobodyInHouse },
    { id: 'departures', name: words.departures, rows: today.departures, empty: words.nobodyLeaves },
  ];
  return (
    <ListPanel as="div">
      <Tabs>
        <DeskTabs aria-label={words.lists}>
          {lists.map(({ id, name, rows }) => (
            <DeskTab key={id} id={id}>
              {words.counted(name, rows.length)}
            </DeskTab>
          ))}
        </DeskTabs>
        {lists.map(({ id, ...list }) => (
          <TabPanel key={id} id={id}>
            <StayTable
              {...list}
              {...doing}
              onOpen={(reservationId) => void navigate(`/reservations/${reservationId}`)}
            />
          </TabPanel>
        ))}
      </Tabs>
    </ListPanel>
  );
}
