import { useNavigate } from 'react-router-dom';
import { TabPanel, Tabs } from 'react-aria-components';
import styled from 'styled-components';
import type { DeskStayRow, DeskToday } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import { today as title } from '../../../messages/desk/pages/frame';
import { print } from '../../../messages/desk/pages/sheets';
import * as words from '../../../messages/desk/pages/today';
import { Button } from '../../components/Button';
import { Cluster } from '../../components/Cluster';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { DeskDay } from '../DeskTime';
import { Columns, DeskTab, DeskTabs, Figures, Panel } from '../look';
import { OpenScreen } from '../OpenScreen';
import { useOpenScreen } from '../openScreenActors';
import { useSheet } from '../useSheet';
import { FreeRooms } from './FreeRooms';
import { Needs } from './Needs';
import { StayTable } from './StayTable';
import { type SheetName, TodaySheet } from './TodaySheets';
import { provideToday } from './todayActors';

const ListPanel = styled(Panel)`
  padding: 0;
  overflow: hidden;
`;

/** The day: figures, what needs somebody, and the three lists. */
export function TodayPage() {
  const [snapshot, send] = useOpenScreen(provideToday);
  const [sheet, printSheet] = useSheet<SheetName>('today');
  return (
    <OpenScreen
      title={title}
      words={words}
      snapshot={snapshot}
      send={send}
      sheet={(today, asOf) => <TodaySheet today={today} asOf={asOf} sheet={sheet} />}
      head={({ date }, asOf) => (
        <>
          <h1>
            <DeskDay date={date} long />
          </h1>
          {asOf}
          <Cluster $gap="xs">
            {(['today', 'guests'] as const).map((name) => (
              <Button key={name} size="small" variant="secondary" onClick={() => printSheet(name)}>
                {print[name]}
              </Button>
            ))}
          </Cluster>
        </>
      )}
    >
      {(today, usable) => (
        <Columns>
          <Stack>
            <DayInNumbers today={today} />
            <Needs needs={today.needs} />
          </Stack>
          <DayLists
            today={today}
            usable={usable}
            acting={snapshot.context.acting?.reservationId ?? null}
            onAct={({ reservationId, stay: { room } }, act) =>
              send({ type: 'act.chosen', act: { reservationId, request: { act, room } } })
            }
          />
        </Columns>
      )}
    </OpenScreen>
  );
}

function DayInNumbers({ today: { counts, freeRooms } }: { today: DeskToday }) {
  return (
    <section aria-label={words.inNumbers}>
      <Figures>
        <div>
          <dt>{words.arriving}</dt>
          <dd>{counts.arriving}</dd>
        </div>
        <div>
          <dt>{words.inHouse}</dt>
          <dd>{counts.inHouse}</dd>
        </div>
        <div>
          <dt>{words.leaving}</dt>
          <dd>{counts.leaving}</dd>
        </div>
        <div>
          <dt>{words.takenToday}</dt>
          <dd>
            <Price kobo={koboFromNaira(counts.takenToday)} />
          </dd>
        </div>
      </Figures>
      <FreeRooms rooms={freeRooms} />
    </section>
  );
}

export interface ListsProps {
  today: DeskToday;
  /** Whether what shows can be used now. */
  usable: boolean;
  /** The reservation with an act on its way. */
  acting: string | null;
  onAct: (row: DeskStayRow, act: 'checkIn' | 'checkOut') => void;
}

function DayLists({ today, ...rest }: ListsProps) {
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
        {lists.map(({ id, name, rows, empty }) => (
          <TabPanel key={id} id={id}>
            <StayTable
              name={name}
              rows={rows}
              empty={empty}
              onOpen={(reservationId) => void navigate(`/reservations/${reservationId}`)}
              {...rest}
            />
          </TabPanel>
        ))}
      </Tabs>
    </ListPanel>
  );
}
