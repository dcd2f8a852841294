import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isAsked, readActQuestion, type ActQuestion } from '../../../machines/desk/askedActs';
import { isBillAct, stepRequest } from '../../../machines/desk/permissions';
import type { DeskAct, DeskActRequest, DeskReservation } from '../../../machines/contract/wire';
import { acts as actWords } from '../../../messages/desk/pages/acts';
import { backToToday } from '../../../messages/desk/pages/frame';
import * as words from '../../../messages/desk/pages/reservation';
import { isDirty, isOccupied } from '../../../messages/desk/pages/today';
import { adultsAndChildren, nights as nightsInWords } from '../../../messages/shared/counts';
import { GuestName } from '../../components/GuestName';
import { RichMessage } from '../../components/RichMessage';
import { Stack } from '../../components/Stack';
import { StatusBadge } from '../../components/StatusBadge';
import { theme } from '../../theme/theme';
import { ActButton } from '../ActButton';
import { DeskDay, DeskMoment } from '../DeskTime';
import { Aside, Columns, dense, Panel, Tag } from '../look';
import { OpenScreen } from '../OpenScreen';
import { useOpenScreen } from '../openScreenActors';
import { useSheet } from '../useSheet';
import { ActDialog } from './ActDialog';
import { Folio } from './Folio';
import { Emails, Notes, Timeline } from './History';
import { PrintedSheet, SheetChoices, type SheetName } from './Prints';
import { provideDeskReservation } from './reservationActors';

/** A reservation: rooms and acts first, then the money, and what happened. */
export default function DeskReservationPage({ id }: { id: string }) {
  const [snapshot, send] = useOpenScreen(provideDeskReservation, id, readActQuestion);
  const acting = snapshot.context.acting?.request ?? null;
  const [sheet, print] = useSheet<SheetName>('page');
  const onAsk = ({ act, room }: ActQuestion) =>
    send({ type: 'draft.begun', question: { act, room } });
  const onAct = (request: DeskActRequest) =>
    send({ type: 'act.chosen', act: { reservationId: id, request } });
  return (
    <OpenScreen
      title={snapshot.context.answer?.name}
      words={words}
      snapshot={snapshot}
      send={send}
      nothing={
        <>
          {snapshot.matches('notFound') && <h1>{words.notFound}</h1>}
          <Link to="/">{backToToday}</Link>
        </>
      }
      sheet={(reservation, asOf) => (
        <PrintedSheet sheet={sheet} reservation={reservation} asOf={asOf} />
      )}
      head={(reservation, asOf) => (
        <>
          <h1>
            <GuestName name={reservation.name} />
          </h1>
          {asOf}
          <SheetChoices reservation={reservation} onPrint={print} />
        </>
      )}
      dialog={(reservation, asked) => <ActDialog reservation={reservation} {...asked} />}
    >
      {(reservation, usable) => {
        const about = { reservation, acting, usable, onAct, onAsk };
        return (
          <Columns $first="main">
            <Stack>
              <Guest reservation={reservation} />
              <Notes
                key={reservation.notes.length}
                notes={reservation.notes}
                usable={usable}
                busy={acting?.act === 'note'}
                onNote={(note) => onAct({ act: 'note', note })}
              />
            </Stack>
            <Stack>
              <Rooms {...about} />
              <Folio {...about} />
              <AskedActs acts={reservation.acts} usable={usable} onAsk={onAsk} />
              <Timeline entries={reservation.timeline} />
              <Emails
                emails={reservation.emails}
                usable={usable}
                sending={acting?.act === 'resendEmail' ? acting.email : null}
                onResend={(email) => onAct({ act: 'resendEmail', email })}
              />
            </Stack>
          </Columns>
        );
      }}
    </OpenScreen>
  );
}

const Facts = styled.dl`
  > div {
    padding-block: ${theme.space.xxs};
  }

  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.small};
    line-height: ${theme.leading.snug};
  }

  dd {
    line-height: ${theme.leading.easy};
    overflow-wrap: anywhere;
  }
`;

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Guest({ reservation }: { reservation: DeskReservation }) {
  const { checkIn, checkOut, nights, adults, children, holdExpiresAt } = reservation;
  const dates = words.dates(
    <DeskDay date={checkIn} />,
    <DeskDay date={checkOut} />,
    nightsInWords(nights),
  );
  return (
    <Panel>
      <h2>{words.guest}</h2>
      <Facts>
        <Fact term={words.status}>
          <StatusBadge status={reservation.paymentStatus} />
        </Fact>
        {holdExpiresAt !== null && (
          <Fact term={words.heldUntil}>
            <DeskMoment at={holdExpiresAt} />
          </Fact>
        )}
        <Fact term={words.stay}>
          <RichMessage parts={dates} />
        </Fact>
        <Fact term={words.party}>{adultsAndChildren(adults, children, String(children))}</Fact>
        <Fact term={words.phone}>
          <a href={`tel:${reservation.phone}`}>{reservation.phone}</a>
        </Fact>
        <Fact term={words.email}>
          <a href={`mailto:${reservation.email}`}>{reservation.email}</a>
        </Fact>
        <Fact term={words.request}>{reservation.specialRequest}</Fact>
        <Fact term={words.number}>
          <Aside>{reservation.id}</Aside>
        </Fact>
      </Facts>
    </Panel>
  );
}

/** The acts with the whole reservation that a dialog asks for. */
function AskedActs({
  acts,
  usable,
  onAsk,
}: {
  acts: readonly DeskAct[];
  usable: boolean;
  onAsk: (offered: DeskAct) => void;
}) {
  const asked = acts.filter(({ act, room }) => room === null && isAsked(act) && !isBillAct(act));
  return (
    <Panel>
      <h2>{words.changes}</h2>
      <RoomActs>
        {asked.map((offered) => (
          <ActButton
            key={offered.act}
            offered={offered}
            usable={usable}
            busy={false}
            onChoose={() => onAsk(offered)}
          />
        ))}
        <Reasons acts={asked} />
      </RoomActs>
    </Panel>
  );
}

const RoomList = styled.ul`
  > li {
    ${dense}
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${theme.space.xs} ${theme.space.m};
    padding-block: ${theme.space.xs};
  }

  > li + li {
    border-top: ${theme.border.hair} solid ${theme.color.hairline};
  }

  strong {
    font-size: ${theme.text.large};
  }
`;

const RoomActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;

const RoomFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space.xxs} ${theme.space.s};
`;

interface RoomsProps {
  reservation: DeskReservation;
  acting: DeskActRequest | null;
  usable: boolean;
  onAct: (request: DeskActRequest) => void;
  onAsk: (offered: DeskAct) => void;
}

/** The rooms with their acts. The first that can be done has the focus, so that Enter does it. */
function Rooms({ reservation: { stays, acts }, acting, usable, onAct, onAsk }: RoomsProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-act]:not([aria-disabled])')?.focus();
  }, []);
  return (
    <Panel ref={panel}>
      <h2>{words.rooms}</h2>
      {stays.length === 0 && <p>{words.noRooms}</p>}
      <RoomList>
        {stays.map(({ room, roomType, state, isClean, isReady, lastStep }) => (
          <li key={room}>
            <RoomFacts>
              <strong>{room}</strong>
              <span>{roomType}</span>
              <Tag $tone={state === 'inHouse' ? 'good' : 'plain'}>{words.states[state]}</Tag>
              {!isReady && state === 'expected' && (
                <Tag $tone="waiting">{isClean ? isOccupied : isDirty}</Tag>
              )}
              {lastStep !== null && (
                <Aside>
                  <DeskMoment at={lastStep.at} />
                  <span>{` ${words.by(lastStep.by)}`}</span>
                </Aside>
              )}
            </RoomFacts>
            <RoomActs>
              {acts
                .filter((offered) => offered.room === room)
                .map((offered) => {
                  const request = stepRequest(offered, state);
                  const isActing =
                    acting !== null &&
                    acting.act === offered.act &&
                    'room' in acting &&
                    acting.room === room;
                  return (
                    <ActButton
                      key={offered.act}
                      offered={offered}
                      usable={usable && (request !== null || isAsked(offered.act))}
                      busy={isActing}
                      onChoose={() => {
                        if (request) onAct(request);
                        else onAsk(offered);
                      }}
                    />
                  );
                })}
            </RoomActs>
            <Reasons acts={acts.filter((offered) => offered.room === room)} />
          </li>
        ))}
      </RoomList>
    </Panel>
  );
}

const ReasonList = styled.ul`
  flex: 1 0 100%;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.snug};
`;

/** Why the others can't be done now: one line for each reason. */
function Reasons({ acts }: { acts: readonly DeskAct[] }) {
  const reasons = new Set(acts.flatMap(({ why }) => why ?? []));
  if (reasons.size === 0) return null;
  return (
    <ReasonList>
      {Array.from(reasons, (why) => (
        <li key={why}>
          {words.whyNot(
            acts.filter((one) => one.why === why).map(({ act }) => actWords[act]),
            why,
          )}
        </li>
      ))}
    </ReasonList>
  );
}
