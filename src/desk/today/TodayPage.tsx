import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { TabPanel, Tabs } from 'react-aria-components';
import styled from 'styled-components';
import { hotel } from '../../../hotel/hotel';
import type { DeskStayRow, DeskToday } from '../../../machines/contract/wire';
import { koboFromNaira } from '../../../machines/shared/money';
import { frontDesk, today as title } from '../../../messages/desk/pages/frame';
import { print } from '../../../messages/desk/pages/sheets';
import * as words from '../../../messages/desk/pages/today';
import { Button } from '../../components/Button';
import { Cluster } from '../../components/Cluster';
import { LoadingMessage } from '../../components/LoadingMessage';
import { Price } from '../../components/Price';
import { Stack } from '../../components/Stack';
import { DeskDay, timeOfDay } from '../DeskTime';
import { useDeskScreen } from '../deskContext';
import { Columns, DeskTab, DeskTabs, Figures, OnScreen, Panel, Screen, ScreenHead } from '../look';
import { FailedScreen, OpenScreenNotices } from '../OpenScreenNotices';
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
  const [snapshot, send] = useDeskScreen(provideToday, undefined);
  const { answer, asOf } = snapshot.context;
  const [sheet, setSheet] = useState<SheetName>('today');
  const printSheet = (name: SheetName) => {
    flushSync(() => setSheet(name));
    window.print();
  };
  return (
    <Screen>
      <title>{`${title} | ${frontDesk} | ${hotel.name}`}</title>
      {snapshot.matches('loading') && <LoadingMessage label={words.loading} />}
      {snapshot.matches('failed') && (
        <FailedScreen why={words.failed} onRetry={() => send({ type: 'retry.requested' })} />
      )}
      {answer !== null && (
        <>
          <TodaySheet today={answer} asOf={asOf ?? ''} sheet={sheet} />
          <OnScreen>
            <ScreenHead>
              <h1>
                <DeskDay date={answer.date} long />
              </h1>
              <p>{words.asOf(timeOfDay(asOf ?? ''))}</p>
              <Cluster $gap="xs">
                {(['today', 'guests'] as const).map((name) => (
                  <Button
                    key={name}
                    size="small"
                    variant="secondary"
                    onClick={() => printSheet(name)}
                  >
                    {print[name]}
                  </Button>
                ))}
              </Cluster>
            </ScreenHead>
            <OpenScreenNotices
              context={snapshot.context}
              isOutOfReach={snapshot.hasTag('outOfReach')}
              onAcknowledge={() => send({ type: 'said.acknowledged' })}
            />
            <Columns>
              <Stack>
                <DayInNumbers today={answer} />
                <Needs needs={answer.needs} />
              </Stack>
              <DayLists
                today={answer}
                usable={snapshot.hasTag('current')}
                acting={snapshot.context.acting?.reservationId ?? null}
                onAct={(row, act) => {
                  const { room } = row.stay;
                  send({
                    type: 'act.chosen',
                    reservationId: row.reservationId,
                    request: { act, room },
                  });
                }}
              />
            </Columns>
          </OnScreen>
        </>
      )}
    </Screen>
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
